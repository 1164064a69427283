#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Folders as commands make them.
enum Folder {
  /// Makes a folder and those that it stands in, where they are missing.
  static func make(_ path: String) throws(FileError) {
    if FileStatus(path)?.kind == .directory || path.isEmpty { return }
    let trimmed = String(path.reversed().drop { $0 == "/" }.reversed())
    try make(FilePath.folder(of: trimmed))
    let failed = unsafe trimmed.withCString { unsafe mkdir($0, 0o777) }
    if failed == 0 { return }
    let failure = SystemFailure(errno)
    // Another process may have made it meanwhile.
    if FileStatus(trimmed)?.kind == .directory { return }
    throw FileError("make the folder", path, reason: failure.reason)
  }

  /// Whether something stands in a folder; `false` where there is no such folder.
  static func isFilled(_ path: String) -> Bool {
    guard let folder = unsafe path.withCString({ unsafe opendir($0) }) else { return false }
    defer { unsafe closedir(folder) }
    var count = 0
    // Every folder holds itself and the one that it stands in.
    while count <= 2, unsafe readdir(folder) != nil { count += 1 }
    return count > 2
  }
}
