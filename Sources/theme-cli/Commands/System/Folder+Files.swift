#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Folder {
  /// The names of files that may hold tokens.
  private static let endings = [".json", ".tokens"]

  /// The files below a folder that may hold tokens, in the order of the bytes of their paths.
  ///
  /// Hidden files and folders, installed packages (`node_modules`) and links are left out.
  static func tokenFiles(below path: String) throws(FileError) -> [String] {
    var found: [String] = []
    var open = [path]
    while let folder = open.popLast() {
      for name in try names(in: folder) where name.utf8.first != UInt8(ascii: ".") {
        let path = FilePath.joined(folder, name)
        switch FileStatus(path, followsLinks: false)?.kind {
        case .directory where name != "node_modules": open.append(path)
        case .file where endings.contains(where: name.hasSuffix): found.append(path)
        default: break
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func names(in path: String) throws(FileError) -> [String] {
    guard let folder = unsafe path.withCString({ unsafe opendir($0) }) else {
      throw FileError("read the folder", path, reason: SystemFailure(errno).reason)
    }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { start in
        unsafe start.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      names.append(name)
    }
    return names
  }
}
