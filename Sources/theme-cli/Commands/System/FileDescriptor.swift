#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An open file of the system; what opens one also closes it.
struct FileDescriptor {
  let number: Int32

  static let standardInput = Self(number: 0)
  static let standardOutput = Self(number: 1)
  static let standardError = Self(number: 2)

  /// Opens a file that no child process inherits.
  static func open(
    _ path: String,
    _ flags: Int32,
    mode: mode_t = 0o666
  ) throws(SystemFailure) -> Self {
    while true {
      let number = unsafe path.withCString { unsafe openFile($0, flags | O_CLOEXEC, mode) }
      if number >= 0 { return Self(number: number) }
      if errno != EINTR { throw SystemFailure(errno) }
    }
  }

  func close() { _ = closeFile(number) }

  /// Everything up to the end.
  func readAll() throws(SystemFailure) -> [UInt8] {
    // One byte more than a file has shows its end.
    var step = min(size, Self.largestStep) + 1
    var bytes: [UInt8] = []
    while true {
      let part = try readPart(step)
      if bytes.isEmpty { bytes = part } else { bytes += part }
      if part.count < step { return bytes }
      step = 1 << 16
    }
  }

  private static let largestStep = 1 << 30

  /// The size of a file; 0 for what has none, such as a pipe.
  private var size: Int {
    var info = stat()
    return unsafe fstat(number, &info) == 0 ? max(0, Int(info.st_size)) : 0
  }

  /// So many bytes, fewer only at the end.
  private func readPart(_ capacity: Int) throws(SystemFailure) -> [UInt8] {
    var failure: SystemFailure?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < capacity {
        let rest = unsafe UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]
        )
        let got = unsafe read(number, rest.baseAddress, rest.count)
        if got == 0 { return }
        if got > 0 {
          count += got
        } else if errno != EINTR {
          failure = SystemFailure(errno)
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes all of the bytes, however many calls it takes.
  func writeAll(_ bytes: [UInt8]) throws(SystemFailure) {
    var done = 0
    while done < bytes.count {
      let start = done
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[start...])
        return unsafe write(number, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        done += count
      } else if errno != EINTR {
        throw SystemFailure(errno)
      }
    }
  }

  /// Waits until the device holds what was written.
  func synchronize() throws(SystemFailure) {
    while fsync(number) != 0 {
      if errno == EINVAL || errno == ENOTSUP { return }
      if errno != EINTR { throw SystemFailure(errno) }
    }
  }

  func setMode(_ mode: mode_t) throws(SystemFailure) {
    if fchmod(number, mode) != 0 { throw SystemFailure(errno) }
  }
}

// The type's own members would hide the system's functions of the same names.
private func openFile(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  unsafe open(path, flags, mode)
}

private func closeFile(_ number: Int32) -> Int32 { close(number) }
