#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension ColorSpace {
  /// CIE Lab against the D50 white (CSS Color 4); XYZ is adapted from D65 by the method of
  /// Bradford.
  enum Lab: ColorSpaceModel {
    static var parent: ColorSpace? { .xyzD65 }
    static var gamut: ColorSpace? { nil }

    static func toParent(_ lab: SIMD3<Double>) -> SIMD3<Double> {
      d50ToD65 * labToXYZ(lab)
    }

    static func fromParent(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
      xyzToLab(d65ToD50 * xyz)
    }

    private static let epsilon = 216.0 / 24389.0
    private static let kappa = 24389.0 / 27.0
    private static let white = SIMD3<Double>(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

    private static func xyzToLab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
      func compress(_ value: Double) -> Double {
        value > epsilon ? cbrt(value) : (kappa * value + 16) / 116
      }
      let relative = xyz / white
      let (x, y, z) = (compress(relative.x), compress(relative.y), compress(relative.z))
      // In the linear part the offset of 16 cancels; left out there, black stays exactly black.
      let lightness = relative.y > epsilon ? 116 * y - 16 : kappa * relative.y
      return SIMD3(lightness, 500 * (x - y), 200 * (y - z))
    }

    private static func labToXYZ(_ lab: SIMD3<Double>) -> SIMD3<Double> {
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

    private static let d65ToD50 = ColorMatrix(
      SIMD3(1.0479297925449969, 0.022946870601609652, -0.05019226628920524),
      SIMD3(0.02962780877005599, 0.9904344267538799, -0.017073799063418826),
      SIMD3(-0.009243040646204504, 0.015055191490298152, 0.7518742814281371)
    )

    private static let d50ToD65 = ColorMatrix(
      SIMD3(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
      SIMD3(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
      SIMD3(0.012314014864481998, -0.020507649298898964, 1.330365926242124)
    )
  }
}
