extension ColorSpace {
  /// ProPhoto RGB (ROMM RGB, ISO 22028-2) against the D50 white; the exact rationals of its primaries
  /// as that standard states them, with four decimals.
  ///
  /// Primaries of six decimals, which some tables give, move linear values by less than 1e-5.
  enum ProPhotoRGB: ColorSpaceModel {
    static var parent: ColorSpace? { .xyzD50 }
    static var gamut: ColorSpace? { .prophotoRGB }
    static var componentRanges: [ComponentRange] { [.unit, .unit, .unit] }

    static func toParent(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
      linearToXYZ * SIMD3(decode(rgb.x), decode(rgb.y), decode(rgb.z))
    }

    static func fromParent(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
      let linear = xyzToLinear * xyz
      return SIMD3(encode(linear.x), encode(linear.y), encode(linear.z))
    }

    /// The power 1.8 with a linear part near zero, extended to negative values by symmetry.
    private static func decode(_ encoded: Double) -> Double {
      abs(encoded) < 16.0 / 512 ? encoded / 16 : encoded.signedPower(1.8)
    }

    private static func encode(_ linear: Double) -> Double {
      abs(linear) < 1.0 / 512 ? linear * 16 : linear.signedPower(1 / 1.8)
    }

    private static let linearToXYZ = ColorMatrix(
      SIMD3(
        17_604_516_499.0 / 22_067_420_895.0,
        12_077_744.0 / 89_341_785.0,
        120292.0 / 3_837_145.0
      ),
      SIMD3(
        19_070_960_503.0 / 66_202_262_685.0,
        3_625_048_592.0 / 5_092_481_745.0,
        986.0 / 11_511_435.0
      ),
      SIMD3(0.0, 0.0, 986.0 / 1195.0)
    )

    private static let xyzToLinear = ColorMatrix(
      SIMD3(
        4_837_104_987.0 / 3_594_225_500.0,
        -918_612_513.0 / 3_594_225_500.0,
        -183_687_513.0 / 3_594_225_500.0
      ),
      SIMD3(
        -469_843_647.0 / 862_696_000.0,
        1_301_146_353.0 / 862_696_000.0,
        17_716_353.0 / 862_696_000.0
      ),
      SIMD3(0.0, 0.0, 1195.0 / 986.0)
    )
  }
}
