extension ColorSpace {
  /// ITU-R BT.2020 as displays show it: the transfer function x^2.4 of ITU-R BT.1886, extended to
  /// negative values by symmetry; the exact rationals of its primaries (CSS Color 4).
  enum Rec2020: ColorSpaceModel {
    static var parent: ColorSpace? { .xyzD65 }
    static var gamut: ColorSpace? { .rec2020 }
    static var componentRanges: [ComponentRange] { [.unit, .unit, .unit] }

    static func toParent(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
      linearToXYZ * rgb.signedPower(exponent)
    }

    static func fromParent(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
      (xyzToLinear * xyz).signedPower(1 / exponent)
    }

    private static let exponent = 2.4

    private static let linearToXYZ = ColorMatrix(
      SIMD3(
        63_426_534.0 / 99_577_255.0,
        20_160_776.0 / 139_408_157.0,
        47_086_771.0 / 278_816_314.0
      ),
      SIMD3(
        26_158_966.0 / 99_577_255.0,
        472_592_308.0 / 697_040_785.0,
        8_267_143.0 / 139_408_157.0
      ),
      SIMD3(0.0, 19_567_812.0 / 697_040_785.0, 295_819_943.0 / 278_816_314.0)
    )

    private static let xyzToLinear = ColorMatrix(
      SIMD3(30_757_411.0 / 17_917_100.0, -6_372_589.0 / 17_917_100.0, -4_539_589.0 / 17_917_100.0),
      SIMD3(-19_765_991.0 / 29_648_200.0, 47_925_759.0 / 29_648_200.0, 467509.0 / 29_648_200.0),
      SIMD3(792561.0 / 44_930_125.0, -1_921_689.0 / 44_930_125.0, 42_328_811.0 / 44_930_125.0)
    )
  }
}
