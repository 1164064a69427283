extension ColorSpace {
  /// Display P3 with the transfer function of sRGB; the exact rationals of its primaries (CSS Color
  /// 4).
  enum DisplayP3: ColorSpaceModel {
    static var parent: ColorSpace? { .xyzD65 }
    static var gamut: ColorSpace? { .displayP3 }
    static var componentRanges: [ComponentRange] { [.unit, .unit, .unit] }

    static func toParent(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
      linearToXYZ * TransferFunction.decode(rgb)
    }

    static func fromParent(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
      TransferFunction.encode(xyzToLinear * xyz)
    }

    private static let linearToXYZ = ColorMatrix(
      SIMD3(608311.0 / 1_250_200.0, 189793.0 / 714400.0, 198249.0 / 1_000_160.0),
      SIMD3(35783.0 / 156275.0, 247089.0 / 357200.0, 198249.0 / 2_500_400.0),
      SIMD3(0.0, 32229.0 / 714400.0, 5_220_557.0 / 5_000_800.0)
    )

    private static let xyzToLinear = ColorMatrix(
      SIMD3(446124.0 / 178915.0, -333277.0 / 357830.0, -72051.0 / 178915.0),
      SIMD3(-14852.0 / 17905.0, 63121.0 / 35810.0, 423.0 / 17905.0),
      SIMD3(11844.0 / 330415.0, -50337.0 / 660830.0, 316169.0 / 330415.0)
    )
  }
}
