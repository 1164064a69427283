/// A role's colour under increased contrast, derived from the standard one.
public struct ColorDerivation: Hashable, Sendable {
  public let role: ColorRole
  /// The colour under standard contrast.
  public let source: ColorValue
  public let value: ColorValue
  /// What was aimed at, in words.
  public let rule: String
  /// The contrast on the worst ground.
  public let ratio: Double
  /// The ratio that was aimed at.
  public let target: Double
  /// Whether the target is met; where it can't be, the best there is was taken.
  public let isReached: Bool
}

extension ColorDerivation {
  /// How the colour came about, in words.
  package var text: String {
    "\(value.summary), derived from \(source.summary): \(rule)"
      + (isReached ? "" : ", which no lightness reaches")
  }
}
