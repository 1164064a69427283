/// The ground of a screen and the distances on it.
public struct ScreenStyle: StyleGroup, Hashable {
  public var padding: SpaceStep
  /// Between things below each other.
  public var stackGap: SpaceStep
  /// Between the cells of a grid.
  public var gridGap: SpaceStep
  public var background: ColorUse

  public init(
    padding: SpaceStep,
    stackGap: SpaceStep,
    gridGap: SpaceStep,
    background: ColorUse
  ) {
    self.padding = padding
    self.stackGap = stackGap
    self.gridGap = gridGap
    self.background = background
  }

  public static let schema = StyleSchema<Self>(
    ("padding", \.padding),
    ("stackGap", \.stackGap),
    ("gridGap", \.gridGap),
    ("background", \.background)
  )
}
