import ThemeEngine

/// Files that documents refer to, read only below the first document's folder and those allowed.
///
/// Links are followed, and what they lead to is checked.
struct ConfinedDocumentSource: DocumentSource {
  /// Absolute paths without links.
  private let roots: [String]
  private let document: String

  init(_ document: String, allowing folders: [String]) {
    self.document = document
    let folder = FilePath.folder(of: document)
    roots = ([folder.isEmpty ? "." : folder] + folders).map(FilePath.absolute)
  }

  func bytes(
    of path: String,
    from referrer: String?
  ) throws(DocumentSourceError) -> (bytes: [UInt8], name: String) {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let name = isAbsolute ? path : FilePath.beside(referrer ?? document, path)
    let target = FilePath.absolute(name)
    guard roots.contains(where: { target == $0 || target.hasPrefix($0 == "/" ? "/" : $0 + "/") })
    else {
      throw DocumentSourceError(
        message: "'\(path)' lies outside the folder of '\(document)'; "
          + "to read it all the same, add '--allow-read \(FilePath.folder(of: target))'"
      )
    }
    do throws(FileError) {
      return (try FileAccess.read(target), name)
    } catch {
      throw DocumentSourceError(message: error.reason)
    }
  }
}
