#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Paths of files as text.
enum FilePath {
  /// The part up to the last slash, that slash included; empty without one.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[...slash])
  }

  /// The part after the last slash.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// A path relative to the folder that a file is in.
  static func beside(_ file: String, _ path: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    return folder(of: file) + path
  }

  /// A path from the root without links, `.` and `..`, as far as the path exists.
  static func absolute(_ path: String) -> String {
    if let resolved = unsafe path.withCString({ unsafe realpath($0, nil) }) {
      defer { unsafe free(resolved) }
      return unsafe String(cString: resolved)
    }
    let trimmed = String(path.reversed().drop { $0 == "/" }.reversed())
    let name = name(of: trimmed)
    if name == trimmed { return absolute(".") + "/" + name }
    return joined(absolute(folder(of: trimmed)), name)
  }

  /// The way from one folder to another, both absolute and without `.` and `..`.
  static func relative(_ target: String, from folder: String) -> String {
    let target = target.split(separator: "/")
    let folder = folder.split(separator: "/")
    var shared = 0
    while shared < min(target.count, folder.count), target[shared] == folder[shared] {
      shared += 1
    }
    let way = folder[shared...].map { _ in ".." } + target[shared...].map(String.init)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  static func joined(_ folder: String, _ name: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }
}
