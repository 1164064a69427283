#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

func check(_ condition: Bool, _ claim: @autoclosure () -> String) {
  if !condition { fail(claim()) }
}

/// Ends the run with a line on standard error that says what doesn't hold.
func fail(_ claim: String) -> Never {
  let line = Array("fuzz: doesn't hold: \(claim)\n".utf8)
  _ = unsafe write(STDERR_FILENO, line, line.count)
  abort()
}
