#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Lightness and two opponent axes as lightness, chroma and hue in degrees, and back.
enum PolarForm {
  static func rectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
    let radians = lch.z * (.pi / 180)
    return SIMD3(lch.x, lch.y * cos(radians), lch.y * sin(radians))
  }

  /// A grey has chroma 0 and hue 0.
  static func polar(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    guard chroma > Double.powerlessChroma else { return SIMD3(lab.x, 0, 0) }
    let degrees = atan2(lab.z, lab.y) * (180 / .pi)
    return SIMD3(lab.x, chroma, degrees.normalizedDegrees)
  }
}
