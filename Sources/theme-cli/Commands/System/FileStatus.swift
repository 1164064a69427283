#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What stands at a path.
struct FileStatus {
  enum Kind { case file, directory, symbolicLink, other }

  let kind: Kind
  let permissions: mode_t

  /// `nil` where nothing is there, or it can't be told; a link stands for what it leads to unless
  /// links aren't followed.
  init?(_ path: String, followsLinks: Bool = true) {
    var info = stat()
    let failed = unsafe path.withCString { name in
      unsafe followsLinks ? stat(name, &info) : lstat(name, &info)
    }
    guard failed == 0 else { return nil }
    kind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      case S_IFLNK: .symbolicLink
      default: .other
      }
    permissions = info.st_mode & 0o7777
  }
}
