#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Files as commands read and write them.
package enum FileAccess {
  /// The bytes of a file.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    do throws(SystemFailure) {
      let file = try FileDescriptor.open(path, O_RDONLY)
      defer { file.close() }
      return try file.readAll()
    } catch {
      throw FileError("read", path, reason: error.reason)
    }
  }

  /// Replaces a file as a whole: a reader sees the old bytes or the new ones, never a part.
  ///
  /// The bytes go to a temporary file beside the target, which then takes its name; on failure it
  /// is removed and the target stays as it was. An existing file keeps its permissions. A symbolic
  /// link is followed and stays. What isn't a file (a device, a pipe) is written to directly.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    do throws(SystemFailure) {
      let target = try followingLinks(path)
      switch FileStatus(target)?.kind {
      case .directory: throw SystemFailure(EISDIR)
      case .other: try writeDirectly(bytes, to: target)
      case .file, .symbolicLink, nil: try replace(target, with: bytes)
      }
    } catch {
      throw FileError("write", path, reason: error.reason, isBrokenPipe: error.isBrokenPipe)
    }
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(SystemFailure) {
    let file = try FileDescriptor.open(path, O_WRONLY)
    defer { file.close() }
    try file.writeAll(bytes)
  }

  private static func replace(_ path: String, with bytes: [UInt8]) throws(SystemFailure) {
    let temporary = FilePath.folder(of: path) + ".\(FilePath.name(of: path)).\(getpid()).tmp"
    let file = try FileDescriptor.open(temporary, O_WRONLY | O_CREAT | O_EXCL)
    do throws(SystemFailure) {
      defer { file.close() }
      if let existing = FileStatus(path) { try file.setMode(existing.permissions) }
      try file.writeAll(bytes)
      try file.synchronize()
      try rename(temporary, to: path)
    } catch {
      _ = unsafe temporary.withCString { unsafe unlink($0) }
      throw error
    }
  }

  private static func rename(_ old: String, to new: String) throws(SystemFailure) {
    let failed = unsafe old.withCString { old in
      unsafe new.withCString { new in unsafe moveFile(old, new) }
    }
    if failed != 0 { throw SystemFailure(errno) }
  }

  /// The path that a chain of symbolic links ends at; the end needn't exist.
  private static func followingLinks(_ path: String) throws(SystemFailure) -> String {
    var path = path
    for _ in 0..<40 {
      guard FileStatus(path, followsLinks: false)?.kind == .symbolicLink else { return path }
      var buffer = [CChar](repeating: 0, count: 4096)
      let capacity = buffer.count
      let count = unsafe path.withCString { unsafe readlink($0, &buffer, capacity) }
      guard count > 0 else { throw SystemFailure(errno) }
      let bytes = buffer[..<count].lazy.map { UInt8(bitPattern: $0) }
      let target = String(decoding: bytes, as: UTF8.self)
      path = target.utf8.first == UInt8(ascii: "/") ? target : FilePath.folder(of: path) + target
    }
    throw SystemFailure(ELOOP)
  }
}

// A member would hide the system's function of the same name.
private func moveFile(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
  unsafe rename(old, new)
}
