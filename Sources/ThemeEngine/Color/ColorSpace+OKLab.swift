#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension ColorSpace {
  /// OKLab with the matrices of CSS Color 4, which are consistent with its D65 white.
  enum OKLab: ColorSpaceModel {
    static var parent: ColorSpace? { .xyzD65 }
    static var gamut: ColorSpace? { nil }
    static var componentRanges: [ComponentRange] { [.unit, .unbounded, .unbounded] }

    static func toParent(_ lab: SIMD3<Double>) -> SIMD3<Double> {
      let roots = oklabToConeRoots * lab
      return conesToXYZ * (roots * roots * roots)
    }

    static func fromParent(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
      let cones = xyzToCones * xyz
      return coneRootsToOKLab * SIMD3(cbrt(cones.x), cbrt(cones.y), cbrt(cones.z))
    }

    private static let xyzToCones = ColorMatrix(
      SIMD3(0.819022437996703, 0.3619062600528904, -0.1288737815209879),
      SIMD3(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
      SIMD3(0.0481771893596242, 0.2642395317527308, 0.6335478284694309)
    )

    private static let conesToXYZ = ColorMatrix(
      SIMD3(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
      SIMD3(-0.0405757452148008, 1.112286803280317, -0.0717110580655164),
      SIMD3(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816)
    )

    private static let coneRootsToOKLab = ColorMatrix(
      SIMD3(0.210454268309314, 0.7936177747023054, -0.0040720430116193),
      SIMD3(1.9779985324311684, -2.42859224204858, 0.450593709617411),
      SIMD3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774)
    )

    private static let oklabToConeRoots = ColorMatrix(
      SIMD3(1, 0.3963377773761749, 0.2158037573099136),
      SIMD3(1, -0.1055613458156586, -0.0638541728258133),
      SIMD3(1, -0.0894841775298119, -1.2914855480194092)
    )
  }
}
