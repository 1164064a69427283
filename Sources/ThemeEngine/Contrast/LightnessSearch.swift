/// The smallest change of OKLCH lightness with which a colour meets a condition.
struct LightnessSearch {
  let color: ColorValue

  /// How many lightnesses are tried on each side, before the border between the last that fails and
  /// the first that passes is halved.
  private static let steps = 16
  private static let halvings = 14

  /// The changed colour that is nearest in lightness and meets the condition; `nil` where none does.
  ///
  /// The score tells how far a colour is above (0 and more) or below what is asked for.
  func nearest(_ score: (ColorValue) -> Double) -> ColorValue? {
    let lightness = color.converted(to: .oklch).components.x
    let darker = smallest(room: lightness, sign: -1, score)
    let limit = darker.map { min($0.change, 1 - lightness) } ?? (1 - lightness)
    let lighter = smallest(room: limit, sign: 1, score)
    guard let darker else { return lighter?.color }
    guard let lighter else { return darker.color }
    return darker.change <= lighter.change ? darker.color : lighter.color
  }

  /// The change that scores best where none meets the condition.
  func best(_ score: (ColorValue) -> Double) -> ColorValue {
    let lightness = color.converted(to: .oklch).components.x
    var best = (color: color, score: score(color))
    for step in 0...Self.steps {
      let target = Double(step) / Double(Self.steps)
      let candidate = color.adjustingLightness(by: target - lightness)
      let own = score(candidate)
      if own > best.score { best = (candidate, own) }
    }
    return best.color
  }

  private func smallest(
    room: Double,
    sign: Double,
    _ score: (ColorValue) -> Double
  ) -> (change: Double, color: ColorValue)? {
    guard room > 0 else { return nil }
    var failing = 0.0
    for step in 1...Self.steps {
      let change = room * Double(step) / Double(Self.steps)
      let candidate = color.adjustingLightness(by: sign * change)
      guard score(candidate) >= 0 else {
        failing = change
        continue
      }
      var passing = (change: change, color: candidate)
      for _ in 0..<Self.halvings {
        let middle = (failing + passing.change) / 2
        let candidate = color.adjustingLightness(by: sign * middle)
        if score(candidate) >= 0 { passing = (middle, candidate) } else { failing = middle }
      }
      return passing
    }
    return nil
  }
}
