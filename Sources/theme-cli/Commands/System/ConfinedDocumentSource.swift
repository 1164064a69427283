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
    let (target, name) = try confined(path, from: referrer)
    do throws(FileError) {
      return (try FileAccess.read(target), name)
    } catch {
      throw DocumentSourceError(message: error.reason)
    }
  }

  func folder(
    _ path: String,
    from referrer: String?
  ) throws(DocumentSourceError) -> (files: [(bytes: [UInt8], name: String)], name: String)? {
    let (target, name) = try confined(path, from: referrer)
    guard FileStatus(target)?.kind == .directory else { return nil }
    do throws(FileError) {
      var files: [(bytes: [UInt8], name: String)] = []
      for file in try Folder.tokenFiles(below: target) {
        let own = FilePath.joined(name, String(file.dropFirst(target.count).drop { $0 == "/" }))
        files.append((try FileAccess.read(file), own))
      }
      return (files, name)
    } catch {
      throw DocumentSourceError(message: error.reason)
    }
  }

  /// Where a path leads, without links, and what it is called.
  private func confined(
    _ path: String,
    from referrer: String?
  ) throws(DocumentSourceError) -> (target: String, name: String) {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let name = isAbsolute ? path : FilePath.beside(referrer ?? document, path)
    let target = FilePath.absolute(name)
    guard roots.contains(where: { target == $0 || target.hasPrefix($0 == "/" ? "/" : $0 + "/") })
    else {
      let isFolder = FileStatus(target)?.kind == .directory
      let allowed = isFolder ? target : FilePath.folder(of: target)
      throw DocumentSourceError(
        message: "'\(path)' lies outside the folder of '\(document)'; "
          + "to read it all the same, add '--allow-read \(allowed)'"
      )
    }
    return (target, name)
  }
}
