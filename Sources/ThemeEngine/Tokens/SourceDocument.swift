/// The document that a brand's values come from.
public struct SourceDocument: Hashable, Sendable {
  public var title: String
  /// File name, without folders.
  public var file: String

  public init(title: String, file: String) {
    self.title = title
    self.file = file
  }
}
