/// Where a leaf's value comes from.
public struct Trace: Hashable, Sendable {
  /// The weakest provenance on the way to the literal.
  public var provenance: Provenance
  /// The document that says so; `nil` where none does.
  public var source: SourceDocument?
  /// What the document calls the value.
  public var documentName: String?
  /// The way from the leaf to the literal, in words.
  public var steps: [String]
  public var conflicts: [Conflict]

  public init(
    provenance: Provenance,
    source: SourceDocument?,
    documentName: String?,
    steps: [String],
    conflicts: [Conflict]
  ) {
    self.provenance = provenance
    self.source = source
    self.documentName = documentName
    self.steps = steps
    self.conflicts = conflicts
  }
}
