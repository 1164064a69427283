import Foundation
import ThemeEngine

/// Files of a folder on disk; names are paths from the folder.
struct ResolverFolderSource: DocumentSource {
  let folder: URL

  func bytes(
    of path: String,
    from referrer: String?
  ) throws(DocumentSourceError) -> (bytes: [UInt8], name: String) {
    var parts = (referrer ?? "").split(separator: "/").dropLast()
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    let name = parts.joined(separator: "/")
    guard let data = try? Data(contentsOf: folder.appending(path: name)) else {
      throw DocumentSourceError(message: "there is no file '\(name)'")
    }
    return ([UInt8](data), name)
  }
}
