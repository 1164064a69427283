extension ColorValue {
  /// The colour with `delta` added to its OKLCH lightness, which is clamped to 0…1, hue and alpha
  /// kept.
  ///
  /// The result is in the colour's own space; where that is an RGB one and cannot hold it, chroma
  /// is reduced as far as needed, and hue and lightness stay. Components are rounded to 6 decimals.
  /// A delta of 0, or one that is not finite, returns the colour unchanged.
  public func adjustingLightness(by delta: Double) -> ColorValue {
    guard delta.isFinite, delta != 0 else { return self }
    var polar = converted(to: .oklch)
    polar.components.x = min(max(polar.components.x + delta, 0), 1)
    var result = polar.reducingChroma(into: space)
    for index in 0..<3 {
      result.components[index] = result.components[index].rounded(toPlaces: 6)
    }
    return result
  }
}
