/// How much contrast is asked for.
public enum ContrastLevel: String, CaseIterable, Sendable {
  case aa, aaa

  /// The smallest ratio for a use.
  ///
  /// Large is text of 24 points and more, or of 18.6667 and more with weight 700 and more
  /// (WCAG 2.2: 18 pt, or 14 pt bold, at 4/3 pixels a pt). Of several styles the smallest counts.
  package func required(_ use: ContrastUse, isLarge: Bool) -> Double {
    switch (use, self) {
    case (.exempt, _): 1
    case (.graphic, .aa): 3
    case (.graphic, .aaa): 4.5
    case (.text, .aa): isLarge ? 3 : 4.5
    case (.text, .aaa): isLarge ? 4.5 : 7
    }
  }
}
