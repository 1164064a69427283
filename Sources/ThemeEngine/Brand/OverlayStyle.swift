/// A sheet, popover or floating element.
public struct OverlayStyle: StyleGroup, Hashable {
  public var radius: RadiusStep
  /// `nil` where the level is a material, whose fallback is the opaque ground then.
  public var background: ColorUse?
  public var elevation: ElevationLevel

  public init(
    radius: RadiusStep,
    background: ColorUse?,
    elevation: ElevationLevel
  ) {
    self.radius = radius
    self.background = background
    self.elevation = elevation
  }

  public static let schema = StyleSchema<Self>(
    ("radius", \.radius),
    ("background", \.background),
    ("elevation", \.elevation)
  )
}
