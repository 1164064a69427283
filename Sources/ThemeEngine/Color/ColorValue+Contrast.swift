extension ColorValue {
  /// The relative luminance of WCAG 2.2, from 0 (black) to 1 (white).
  ///
  /// The alpha is ignored: composite first. A colour outside sRGB is taken as it is, in linear sRGB
  /// beyond 0…1, so a wide-gamut colour counts with the light that it really gives.
  public var relativeLuminance: Double {
    let linear = converted(to: .srgbLinear).components
    return min(max(0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z, 0), 1)
  }

  /// The contrast ratio of WCAG 2.2, from 1 to 21, not rounded; of two opaque colours the order
  /// does not matter.
  ///
  /// A translucent receiver is composited over the other colour, whose own alpha is ignored:
  /// composite a translucent ground on what lies under it before.
  public func contrastRatio(with other: ColorValue) -> Double {
    let ground = other.withAlpha(1)
    let mine = composited(over: ground).relativeLuminance
    let others = ground.relativeLuminance
    return (max(mine, others) + 0.05) / (min(mine, others) + 0.05)
  }
}
