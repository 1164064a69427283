#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Double {
  /// The power of the magnitude with the sign of the number, so that the function is symmetric.
  func signedPower(_ exponent: Double) -> Double {
    let magnitude = pow(abs(self), exponent)
    return self < 0 ? -magnitude : magnitude
  }
}

extension SIMD3<Double> {
  /// The symmetric power of each component.
  func signedPower(_ exponent: Double) -> SIMD3<Double> {
    SIMD3(x.signedPower(exponent), y.signedPower(exponent), z.signedPower(exponent))
  }
}
