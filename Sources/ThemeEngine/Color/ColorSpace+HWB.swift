extension ColorSpace {
  /// HWB over sRGB (CSS Color 4), hue in degrees, whiteness and blackness in percent.
  ///
  /// Where whiteness and blackness are 100 together or more, the colour is the grey of their ratio.
  /// Colours outside sRGB keep a place, with a negative whiteness or blackness; a grey has hue 0.
  enum HWB: ColorSpaceModel {
    static var parent: ColorSpace? { .srgb }
    static var gamut: ColorSpace? { .srgb }
    static var componentRanges: [ComponentRange] { [.hue, .percentage, .percentage] }

    static func toParent(_ hwb: SIMD3<Double>) -> SIMD3<Double> {
      let (white, black) = (hwb.y / 100, hwb.z / 100)
      let sum = white + black
      guard sum < 1 else { return SIMD3(repeating: white / sum) }
      let pure = HSL.toParent(SIMD3(hwb.x, 100, 50))
      return pure * (1 - sum) + white
    }

    static func fromParent(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
      let (smallest, largest) = (rgb.min(), rgb.max())
      let hue = largest - smallest > Double.powerlessChroma ? HSL.sector(of: rgb) * 60 : 0
      return SIMD3(hue.normalizedDegrees, smallest * 100, (1 - largest) * 100)
    }
  }
}
