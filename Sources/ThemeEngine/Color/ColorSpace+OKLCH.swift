#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension ColorSpace {
  /// OKLab in polar form; a grey has chroma 0 and hue 0.
  enum OKLCH: ColorSpaceModel {
    static var parent: ColorSpace? { .oklab }
    static var gamut: ColorSpace? { nil }

    static func toParent(_ lch: SIMD3<Double>) -> SIMD3<Double> {
      let radians = lch.z * (.pi / 180)
      return SIMD3(lch.x, lch.y * cos(radians), lch.y * sin(radians))
    }

    static func fromParent(_ lab: SIMD3<Double>) -> SIMD3<Double> {
      let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
      guard chroma > Double.powerlessChroma else { return SIMD3(lab.x, 0, 0) }
      let degrees = atan2(lab.z, lab.y) * (180 / .pi)
      return SIMD3(lab.x, chroma, degrees.normalizedDegrees)
    }
  }
}
