/// The document that a brand's values come from.
public struct SourceDocument: Hashable, Sendable {
  public var title: String
  /// File name, without folders.
  public var file: String

  public init(title: String, file: String) {
    self.title = title
    self.file = file
  }

  /// A file's name without its folders.
  static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
