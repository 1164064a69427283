extension ColorSpace {
  /// Adobe RGB (1998) with the transfer function x^(563/256), extended to negative values by symmetry;
  /// the exact rationals of its primaries (CSS Color 4).
  enum A98RGB: ColorSpaceModel {
    static var parent: ColorSpace? { .xyzD65 }
    static var gamut: ColorSpace? { .a98RGB }
    static var componentRanges: [ComponentRange] { [.unit, .unit, .unit] }

    static func toParent(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
      linearToXYZ * rgb.signedPower(exponent)
    }

    static func fromParent(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
      (xyzToLinear * xyz).signedPower(1 / exponent)
    }

    private static let exponent = 563.0 / 256.0

    private static let linearToXYZ = ColorMatrix(
      SIMD3(573536.0 / 994567.0, 263643.0 / 1_420_810.0, 187206.0 / 994567.0),
      SIMD3(591459.0 / 1_989_134.0, 6_239_551.0 / 9_945_670.0, 374412.0 / 4_972_835.0),
      SIMD3(53769.0 / 1_989_134.0, 351524.0 / 4_972_835.0, 4_929_758.0 / 4_972_835.0)
    )

    private static let xyzToLinear = ColorMatrix(
      SIMD3(1_829_569.0 / 896150.0, -506331.0 / 896150.0, -308931.0 / 896150.0),
      SIMD3(-851781.0 / 878810.0, 1_648_619.0 / 878810.0, 36519.0 / 878810.0),
      SIMD3(16779.0 / 1_248_040.0, -147721.0 / 1_248_040.0, 1_266_979.0 / 1_248_040.0)
    )
  }
}
