/// What a button can mean; a brand may lack all but the first.
public struct ButtonVariants: StyleGroup, Hashable {
  public var primary: ButtonVariant
  public var secondary: ButtonVariant?
  public var destructive: ButtonVariant?
  /// A call to action that outranks the primary one.
  public var highlight: ButtonVariant?

  public init(
    primary: ButtonVariant,
    secondary: ButtonVariant?,
    destructive: ButtonVariant?,
    highlight: ButtonVariant?
  ) {
    self.primary = primary
    self.secondary = secondary
    self.destructive = destructive
    self.highlight = highlight
  }

  public static let schema = StyleSchema<Self>(
    ("primary", \.primary),
    ("secondary", \.secondary),
    ("destructive", \.destructive),
    ("highlight", \.highlight)
  )
}

/// The colours of one kind of button.
public struct ButtonVariant: StyleGroup, Hashable {
  public var background: ColorUse
  public var pressedBackground: ColorUse
  public var foreground: ColorUse

  public init(
    background: ColorUse,
    pressedBackground: ColorUse,
    foreground: ColorUse
  ) {
    self.background = background
    self.pressedBackground = pressedBackground
    self.foreground = foreground
  }

  public static let schema = StyleSchema<Self>(
    ("background", \.background),
    ("pressedBackground", \.pressedBackground),
    ("foreground", \.foreground)
  )
}
