extension ColorValue {
  /// How far a component may lie outside 0…1 and still count as inside: under a fiftieth of an
  /// 8-bit step.
  private static let gamutTolerance = 0.000_075

  /// Whether the space can hold the colour, up to 0.000075 a channel for what rounding leaves.
  ///
  /// `lab`, `lch`, `oklab`, `oklch`, `xyz-d65` and `xyz-d50` hold every colour; `hsl` and `hwb` hold
  /// what `srgb` holds.
  public func isInGamut(of target: ColorSpace) -> Bool {
    guard let bounds = target.gamutSpace else { return true }
    return converted(to: bounds).components.isInUnitCube(tolerance: Self.gamutTolerance)
  }

  /// The colour converted and, where the space cannot hold it, brought to the nearest look that it
  /// can hold.
  ///
  /// CSS Color 4, "binary search gamut mapping with local MINDE": OKLCH chroma is reduced until
  /// clipping changes the colour by less than a just noticeable difference. A lightness of 1 and
  /// more gives white, of 0 and less black. A colour inside the gamut is only converted.
  public func gamutMapped(to target: ColorSpace) -> ColorValue {
    guard let bounds = target.gamutSpace else { return converted(to: target) }
    let direct = converted(to: bounds)
    if direct.components.isInUnitCube(tolerance: 0) {
      return converted(to: target)
    }
    let mapped = GamutMapping(bounds: bounds).nearest(to: converted(to: .oklch).components)
    return ColorValue(bounds, mapped, alpha: direct.alpha).converted(to: target)
  }

  /// The colour converted with OKLCH lightness and hue kept exactly and chroma reduced only as far
  /// as the space needs.
  ///
  /// Unlike `gamutMapped(to:)` nothing is clipped, so a lightness that was asked for is met.
  package func reducingChroma(into target: ColorSpace) -> ColorValue {
    guard let bounds = target.gamutSpace else { return converted(to: target) }
    let direct = converted(to: bounds)
    if direct.components.isInUnitCube(tolerance: 0) {
      return converted(to: target)
    }
    let reduced = GamutMapping(bounds: bounds).reducingChroma(of: converted(to: .oklch).components)
    return ColorValue(bounds, reduced, alpha: direct.alpha).converted(to: target)
  }
}
