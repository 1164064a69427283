/// A text field.
public struct FieldStyle: StyleGroup, Hashable {
  public var background: ColorUse
  public var foreground: ColorUse
  public var placeholder: ColorUse
  public var text: TextUse
  public var radius: RadiusStep
  public var padding: SpaceStep
  /// The stroke while the field has no focus.
  public var border: BorderUse?
  public var focusBorder: BorderUse

  public init(
    background: ColorUse,
    foreground: ColorUse,
    placeholder: ColorUse,
    text: TextUse,
    radius: RadiusStep,
    padding: SpaceStep,
    border: BorderUse?,
    focusBorder: BorderUse
  ) {
    self.background = background
    self.foreground = foreground
    self.placeholder = placeholder
    self.text = text
    self.radius = radius
    self.padding = padding
    self.border = border
    self.focusBorder = focusBorder
  }

  public static let schema = StyleSchema<Self>(
    ("background", \.background),
    ("foreground", \.foreground),
    ("placeholder", \.placeholder),
    ("text", \.text),
    ("radius", \.radius),
    ("padding", \.padding),
    ("border", \.border),
    ("focusBorder", \.focusBorder)
  )
}
