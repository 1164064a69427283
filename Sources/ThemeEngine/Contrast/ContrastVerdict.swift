/// What a pair of colours comes to.
public struct ContrastVerdict: Hashable, Sendable {
  public let foreground: TokenPath
  public let ground: TokenPath
  /// WCAG 2.2 contrast ratio on the worst of what the ground can lie on, 1…21, unrounded.
  public let ratio: Double
  /// The ratio that the pair needs; 1 where nothing is asked of it.
  public let required: Double

  public init(foreground: TokenPath, ground: TokenPath, ratio: Double, required: Double) {
    self.foreground = foreground
    self.ground = ground
    self.ratio = ratio
    self.required = required
  }

  /// Compared unrounded.
  public var passes: Bool { ratio >= required }

  /// The ratio with two decimals, cut off so that a fail never reads as a pass.
  public var ratioText: String {
    let hundredths = Int((ratio * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
