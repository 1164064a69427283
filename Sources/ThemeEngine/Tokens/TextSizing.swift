/// Where a font size comes from, and whether it follows the user's text size.
public enum TextSizing: Hashable, Sendable {
  /// Whatever the platform gives the style.
  case textStyle(AppleTextStyle)
  /// Points at the default text size, growing as the style does.
  case relative(Double, to: AppleTextStyle)
  /// Points, whatever the user's setting.
  case fixed(Double)

  /// The name that a resolved theme gives the kind.
  public enum Kind: String, CaseIterable, Sendable { case textStyle, relative, fixed }

  public var kind: Kind {
    switch self {
    case .textStyle: .textStyle
    case .relative: .relative
    case .fixed: .fixed
    }
  }

  /// The style whose growth the size follows.
  public var style: AppleTextStyle? {
    switch self {
    case .textStyle(let style), .relative(_, let style): style
    case .fixed: nil
    }
  }

  /// Points for a text size on a platform.
  public func points(platform: Platform, textSize: TextSizeCategory) -> Double {
    switch self {
    case .textStyle(let style): style.metrics(platform: platform, category: textSize).size
    case .relative(let base, let style):
      style.scaled(base, platform: platform, category: textSize)
    case .fixed(let points): points
    }
  }
}
