/// Opaque grounds that a colour is judged on many times.
struct Grounds {
  let colors: [ColorValue]
  private let luminances: [Double]

  init(_ colors: [ColorValue]) {
    self.colors = colors
    luminances = colors.map(\.relativeLuminance)
  }

  /// The contrast of a colour on the ground where it stands out least; 1 where there is none.
  func worst(_ color: ColorValue) -> Double {
    guard color.alpha == 1 else {
      return colors.map { color.contrastRatio(with: $0) }.min() ?? 1
    }
    return worst(luminance: color.relativeLuminance)
  }

  /// The better contrast of black and white, each on the ground where it stands out least.
  var blackOrWhite: Double { max(worst(luminance: 0), worst(luminance: 1)) }

  private func worst(luminance own: Double) -> Double {
    luminances.map { (max(own, $0) + 0.05) / (min(own, $0) + 0.05) }.min() ?? 1
  }
}
