/// One token that differs between two themes.
public struct TokenChange: Hashable, Sendable {
  /// What happened to a token; each token has one kind.
  public enum Kind: String, CaseIterable, Sendable { case changed, added, removed, renamed }

  /// The path; of a renamed token the one on the right.
  public let token: TokenPath
  public let kind: Kind
  /// `nil` where the left theme lacks the token; `TokenValue.null` where it says that there is none.
  ///
  /// A part that is a group on one side and null on the other, and an elevation of another
  /// structure, are objects with the members that the theme's JSON has.
  public let left: TokenValue?
  /// `nil` where the right theme lacks the token.
  public let right: TokenValue?
  /// The path on the left of a renamed token.
  public let formerToken: TokenPath?
  /// CIEDE2000 where both sides are colours, rounded to 6 decimals; translucent ones are composited
  /// over their own side's `color.background`, or over white where a theme has none.
  public let deltaE: Double?
  /// `deltaE` in words.
  public let size: DifferenceSize?
  /// What refers to a renamed token, directly or not, in a theme that is traced; else empty.
  public let users: [TokenPath]
  /// From left to right.
  public let impact: Impact
  /// One line for people.
  public let text: String
  /// The leaf of the text role that a component's text repeats on both sides, so that this change
  /// is no more than that leaf's; `nil` for every other change.
  public let follows: TokenPath?
  /// The part of the theme that the token is in.
  public let area: ThemeDiff.Area
}
