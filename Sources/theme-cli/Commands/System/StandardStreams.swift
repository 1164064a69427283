#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The streams that a process is started with.
enum StandardStreams {
  static func readInput() throws(FileError) -> [UInt8] {
    do throws(SystemFailure) {
      return try FileDescriptor.standardInput.readAll()
    } catch {
      throw FileError("read", FileError.input, reason: error.reason)
    }
  }

  static func writeOutput(_ bytes: [UInt8]) throws(FileError) {
    do throws(SystemFailure) {
      try FileDescriptor.standardOutput.writeAll(bytes)
    } catch {
      throw FileError(
        "write",
        FileError.output,
        reason: error.reason,
        isBrokenPipe: error.isBrokenPipe
      )
    }
  }

  /// Where even this fails there is nobody left to tell.
  static func writeError(_ text: String) {
    try? FileDescriptor.standardError.writeAll(Array(text.utf8))
  }

  static func isTerminal(_ stream: FileDescriptor) -> Bool { isatty(stream.number) == 1 }

  /// The cells of a terminal's line; `nil` where the stream isn't one.
  static func width(of stream: FileDescriptor) -> Int? {
    var size = winsize()
    let failed = unsafe ioctl(stream.number, UInt(TIOCGWINSZ), &size)
    return failed == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// The value of an environment variable; `nil` where it isn't set.
  static func variable(_ name: String) -> String? {
    guard let value = unsafe name.withCString({ unsafe getenv($0) }) else { return nil }
    return unsafe String(cString: value)
  }

  static func exit(_ status: Int32) -> Never { endProcess(status) }
}

// A member would hide the system's function of the same name.
private func endProcess(_ status: Int32) -> Never { exit(status) }
