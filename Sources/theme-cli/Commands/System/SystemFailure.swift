#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A number by which the system says why a call failed.
struct SystemFailure: Error, Equatable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  var isBrokenPipe: Bool { number == EPIPE }

  /// The system's own words.
  var reason: String {
    guard let text = unsafe strerror(number) else { return "error \(number)" }
    return unsafe String(cString: text)
  }
}
