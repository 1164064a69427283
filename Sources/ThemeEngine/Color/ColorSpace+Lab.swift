#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension ColorSpace {
  /// CIE Lab against the D50 white (CSS Color 4).
  enum Lab: ColorSpaceModel {
    static var parent: ColorSpace? { .xyzD50 }
    static var gamut: ColorSpace? { nil }
    static var componentRanges: [ComponentRange] { [.percentage, .unbounded, .unbounded] }

    static func toParent(_ lab: SIMD3<Double>) -> SIMD3<Double> {
      // Each argument is 116 f - 16, which for black is exactly 0.
      func expand(_ scaled: Double) -> Double {
        let root = (scaled + 16) / 116
        let cube = root * root * root
        return cube > epsilon ? cube : scaled / kappa
      }
      return white
        * SIMD3(
          expand(lab.x + 116 * lab.y / 500),
          expand(lab.x),
          expand(lab.x - 116 * lab.z / 200)
        )
    }

    static func fromParent(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
      func compress(_ value: Double) -> Double {
        value > epsilon ? cbrt(value) : (kappa * value + 16) / 116
      }
      let relative = xyz / white
      let (x, y, z) = (compress(relative.x), compress(relative.y), compress(relative.z))
      // In the linear part the offset of 16 cancels; left out there, black stays exactly black.
      let lightness = relative.y > epsilon ? 116 * y - 16 : kappa * relative.y
      return SIMD3(lightness, 500 * (x - y), 200 * (y - z))
    }

    private static let epsilon = 216.0 / 24389.0
    private static let kappa = 24389.0 / 27.0
    private static let white = SIMD3<Double>(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  }
}
