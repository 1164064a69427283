/// A small label, with a dot in its tone where it has one.
public struct ChipStyle: StyleGroup, Hashable {
  /// Points.
  public var dotSize: Double?
  /// Between dot and text.
  public var gap: SpaceStep
  public var paddingHorizontal: SpaceStep
  public var paddingVertical: SpaceStep
  /// `nil`: a capsule.
  public var radius: RadiusStep?
  public var border: BorderUse?
  public var background: ColorUse?
  public var text: TextUse
  public var foreground: ColorUse
  /// The role of the dot where nothing judges.
  public var defaultTone: ColorRole
  /// Whether chips go on in a second line.
  public var wraps: Bool
  /// Between lines of chips.
  public var lineSpacing: SpaceStep?

  public init(
    dotSize: Double?,
    gap: SpaceStep,
    paddingHorizontal: SpaceStep,
    paddingVertical: SpaceStep,
    radius: RadiusStep?,
    border: BorderUse?,
    background: ColorUse?,
    text: TextUse,
    foreground: ColorUse,
    defaultTone: ColorRole,
    wraps: Bool,
    lineSpacing: SpaceStep?
  ) {
    self.dotSize = dotSize
    self.gap = gap
    self.paddingHorizontal = paddingHorizontal
    self.paddingVertical = paddingVertical
    self.radius = radius
    self.border = border
    self.background = background
    self.text = text
    self.foreground = foreground
    self.defaultTone = defaultTone
    self.wraps = wraps
    self.lineSpacing = lineSpacing
  }

  public static let schema = StyleSchema<Self>(
    ("dotSize", \.dotSize),
    ("gap", \.gap),
    ("paddingHorizontal", \.paddingHorizontal),
    ("paddingVertical", \.paddingVertical),
    ("radius", \.radius),
    ("border", \.border),
    ("background", \.background),
    ("text", \.text),
    ("foreground", \.foreground),
    ("defaultTone", \.defaultTone),
    ("wraps", \.wraps),
    ("lineSpacing", \.lineSpacing)
  )
}
