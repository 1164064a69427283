#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

enum Logarithm {
  /// The exponent by which a size that grew by `size` made a cost grow by `cost`.
  static func ratio(_ cost: Double, _ size: Double) -> Double { log(cost) / log(size) }
}
