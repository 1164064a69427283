/// Gamut mapping in OKLCH into a space whose components lie in 0…1.
struct GamutMapping: Sendable {
  /// The smallest visible distance in OKLab.
  private static let justNoticeableDifference = 0.02
  private static let epsilon = 0.0001

  let bounds: ColorSpace

  /// The mapped components in `bounds`, by the binary search of CSS Color 4.
  func nearest(to origin: SIMD3<Double>) -> SIMD3<Double> {
    if let extreme = extreme(origin.x) { return extreme }
    var (clipped, distance) = clip(origin)
    if distance < Self.justNoticeableDifference { return clipped }

    var low = 0.0
    var high = origin.y
    var lowIsInGamut = true
    while high - low > Self.epsilon {
      let chroma = (low + high) / 2
      let current = SIMD3(origin.x, chroma, origin.z)
      if lowIsInGamut, components(current).isInUnitCube(tolerance: 0) {
        low = chroma
        continue
      }
      (clipped, distance) = clip(current)
      if distance < Self.justNoticeableDifference {
        if Self.justNoticeableDifference - distance < Self.epsilon { break }
        lowIsInGamut = false
        low = chroma
      } else {
        high = chroma
      }
    }
    return clipped
  }

  /// The components in `bounds` at the largest chroma that fits, lightness and hue as given.
  func reducingChroma(of origin: SIMD3<Double>) -> SIMD3<Double> {
    if let extreme = extreme(origin.x) { return extreme }
    var low = 0.0
    var high = max(origin.y, 0)
    // Forty halvings leave less than 1e-12 of the chroma, far below the sixth decimal.
    for _ in 0..<40 {
      let chroma = (low + high) / 2
      if components(SIMD3(origin.x, chroma, origin.z)).isInUnitCube(tolerance: 0) {
        low = chroma
      } else {
        high = chroma
      }
    }
    return components(SIMD3(origin.x, low, origin.z)).clamped(lowerBound: .zero, upperBound: .one)
  }

  /// White or black where the lightness leaves no other choice.
  private func extreme(_ lightness: Double) -> SIMD3<Double>? {
    if lightness >= 1 { return .one }
    return lightness <= 0 ? .zero : nil
  }

  private func components(_ oklch: SIMD3<Double>) -> SIMD3<Double> {
    ColorSpace.oklch.convert(oklch, to: bounds)
  }

  private func clip(_ oklch: SIMD3<Double>) -> (components: SIMD3<Double>, distance: Double) {
    let clipped = components(oklch).clamped(lowerBound: .zero, upperBound: .one)
    let difference =
      bounds.convert(clipped, to: .oklab) - ColorSpace.oklch.convert(oklch, to: .oklab)
    return (clipped, (difference * difference).sum().squareRoot())
  }
}

extension SIMD3<Double> {
  /// Whether every component lies in 0…1, give or take the tolerance.
  func isInUnitCube(tolerance: Double) -> Bool {
    self.min() >= -tolerance && self.max() <= 1 + tolerance
  }
}
