/// A group of content that stands off the page.
public struct CardStyle: StyleGroup, Hashable {
  public var padding: SpaceStep
  public var radius: RadiusStep
  /// `nil` where the level is a material, whose fallback is the opaque ground then.
  public var background: ColorUse?
  public var elevation: ElevationLevel

  public init(
    padding: SpaceStep,
    radius: RadiusStep,
    background: ColorUse?,
    elevation: ElevationLevel
  ) {
    self.padding = padding
    self.radius = radius
    self.background = background
    self.elevation = elevation
  }

  /// The stroke of the card's level; draw it once.
  public var border: LevelBorder { LevelBorder(level: elevation) }

  public static let schema = StyleSchema<Self>(
    ("padding", \.padding),
    ("radius", \.radius),
    ("background", \.background),
    ("border", \.border),
    ("elevation", \.elevation)
  )
}
