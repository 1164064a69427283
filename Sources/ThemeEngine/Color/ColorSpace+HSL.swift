extension ColorSpace {
  /// HSL over sRGB (CSS Color 4), hue in degrees, saturation and lightness in percent.
  ///
  /// Colours outside sRGB keep a place as long as their lightness is neither 0 nor 100 exactly; a
  /// negative saturation is turned into a positive one by the opposite hue. A grey has hue 0 and
  /// saturation 0.
  enum HSL: ColorSpaceModel {
    static var parent: ColorSpace? { .srgb }
    static var gamut: ColorSpace? { .srgb }
    static var componentRanges: [ComponentRange] { [.hue, .percentage, .percentage] }

    static func toParent(_ hsl: SIMD3<Double>) -> SIMD3<Double> {
      let hue = hsl.x.normalizedDegrees
      let lightness = hsl.z / 100
      let amplitude = hsl.y / 100 * min(lightness, 1 - lightness)
      func channel(_ offset: Double) -> Double {
        let position = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
        return lightness - amplitude * max(-1, min(position - 3, 9 - position, 1))
      }
      return SIMD3(channel(0), channel(8), channel(4))
    }

    static func fromParent(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
      let largest = rgb.max()
      let smallest = rgb.min()
      let range = largest - smallest
      let lightness = (largest + smallest) / 2
      guard range > Double.powerlessChroma, lightness != 0, lightness != 1 else {
        return SIMD3(0, 0, lightness * 100)
      }
      let saturation = (largest - lightness) / min(lightness, 1 - lightness)
      let hue = sector(of: rgb) * 60 + (saturation < 0 ? 180 : 0)
      return SIMD3(hue.normalizedDegrees, abs(saturation) * 100, lightness * 100)
    }

    /// The hue of sRGB channels that are not all equal, in sixths of a turn, from -1 to 5.
    static func sector(of rgb: SIMD3<Double>) -> Double {
      let largest = rgb.max()
      let range = largest - rgb.min()
      if largest == rgb.x { return (rgb.y - rgb.z) / range }
      if largest == rgb.y { return (rgb.z - rgb.x) / range + 2 }
      return (rgb.x - rgb.y) / range + 4
    }
  }
}
