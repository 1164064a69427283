import Foundation
import ThemeEngine

/// Files of a folder on disk; names are paths from the folder.
struct ResolverFolderSource: DocumentSource {
  let folder: URL

  func bytes(
    of path: String,
    from referrer: String?
  ) throws(DocumentSourceError) -> (bytes: [UInt8], name: String) {
    let name = ResolverTestSource.name(of: path, from: referrer)
    guard let data = try? Data(contentsOf: folder.appending(path: name)) else {
      throw DocumentSourceError(message: "there is no file '\(name)'")
    }
    return ([UInt8](data), name)
  }
}
