#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The transfer function that sRGB and Display P3 share, extended to negative values by symmetry
/// (CSS Color 4).
enum TransferFunction {
  static func decode(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    if magnitude <= 0.04045 { return encoded / 12.92 }
    let linear = pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  static func encode(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    if magnitude <= 0.0031308 { return linear * 12.92 }
    let encoded = 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }

  static func decode(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(decode(encoded.x), decode(encoded.y), decode(encoded.z))
  }

  static func encode(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encode(linear.x), encode(linear.y), encode(linear.z))
  }
}
