/// One step of a brand's type scale, as its author writes it.
public struct TextStyle: Hashable, Sendable {
  public var family: FontFamily
  public var sizing: TextSizing
  public var weight: FontWeight
  /// Points; `nil` where the brand leaves it to the font.
  public var lineHeight: Double?
  /// Points between letters; `nil` where the brand leaves it to the font.
  public var letterSpacing: Double?
  public var textCase: TextCase
  /// Whether all digits are equally wide.
  public var monospacedDigits: Bool

  public init(
    _ family: FontFamily,
    _ sizing: TextSizing,
    _ weight: FontWeight,
    lineHeight: Double? = nil,
    letterSpacing: Double? = nil,
    textCase: TextCase = .none,
    monospacedDigits: Bool = false
  ) {
    self.family = family
    self.sizing = sizing
    self.weight = weight
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.textCase = textCase
    self.monospacedDigits = monospacedDigits
  }

  /// A system font that follows one of Apple's text styles.
  public static func system(
    _ style: AppleTextStyle,
    _ weight: FontWeight,
    design: FontDesign = .default
  ) -> Self {
    Self(.system(design), .textStyle(style), weight)
  }

  /// A system font of a fixed size in points.
  public static func fixed(
    _ points: Double,
    _ weight: FontWeight,
    design: FontDesign = .default
  ) -> Self {
    Self(.system(design), .fixed(points), weight)
  }

  /// A bundled font whose size, in points at the default text size, grows as `style` does.
  public static func custom(
    _ font: CustomFont,
    _ points: Double,
    _ weight: FontWeight,
    relativeTo style: AppleTextStyle
  ) -> Self {
    Self(.custom(font.family), .relative(points, to: style), weight)
  }

  public func letterSpacing(_ points: Double) -> Self {
    var copy = self
    copy.letterSpacing = points
    return copy
  }

  public func textCase(_ textCase: TextCase) -> Self {
    var copy = self
    copy.textCase = textCase
    return copy
  }
}

/// How letters are shown; the text itself stays as it is.
public enum TextCase: String, CaseIterable, Sendable { case none, uppercase, lowercase }

/// A variant of the system font.
public enum FontDesign: String, CaseIterable, Sendable {
  case `default`, rounded, monospaced, serif
}

/// What a text is set in.
public enum FontFamily: Hashable, Sendable {
  case system(FontDesign)
  case custom(String)
}
