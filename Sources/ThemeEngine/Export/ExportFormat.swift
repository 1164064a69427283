/// What files are exported for.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// The Design Tokens format 2025.10.
  case dtcg
}
