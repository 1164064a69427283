extension ColorSpace {
  /// sRGB without its transfer function; the exact rationals that follow from its primaries (CSS
  /// Color 4).
  enum LinearSRGB: ColorSpaceModel {
    static var parent: ColorSpace? { .xyzD65 }
    static var gamut: ColorSpace? { .srgbLinear }
    static var componentRanges: [ComponentRange] { [.unit, .unit, .unit] }

    static func toParent(_ linear: SIMD3<Double>) -> SIMD3<Double> {
      linearToXYZ * linear
    }

    static func fromParent(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
      xyzToLinear * xyz
    }

    private static let linearToXYZ = ColorMatrix(
      SIMD3(506752.0 / 1_228_815.0, 87881.0 / 245763.0, 12673.0 / 70218.0),
      SIMD3(87098.0 / 409605.0, 175762.0 / 245763.0, 12673.0 / 175545.0),
      SIMD3(7918.0 / 409605.0, 87881.0 / 737289.0, 1_001_167.0 / 1_053_270.0)
    )

    private static let xyzToLinear = ColorMatrix(
      SIMD3(12831.0 / 3959.0, -329.0 / 214.0, -1974.0 / 3959.0),
      SIMD3(-851781.0 / 878810.0, 1_648_619.0 / 878810.0, 36519.0 / 878810.0),
      SIMD3(705.0 / 12673.0, -2585.0 / 12673.0, 705.0 / 667.0)
    )
  }
}
