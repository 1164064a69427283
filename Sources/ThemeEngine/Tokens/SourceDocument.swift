/// The document that a brand's values come from.
public struct SourceDocument: Hashable, Sendable {
  public var title: String
  /// File name, without folders.
  public var file: String

  public init(title: String, file: String) {
    self.title = title
    self.file = file
  }

  /// The document as texts name it: its title with the file, or the file alone where it has none.
  package var name: String { title == file ? file : "\(title) (\(file))" }

  /// A file's name without its folders.
  static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
