/// One layer of shadow, generic over how its colour is written.
public struct Shadow<Color: Sendable>: Sendable {
  public var color: Color
  /// Points to the right.
  public var offsetX: Double
  /// Points downward.
  public var offsetY: Double
  public var blur: Blur
  /// Points by which the shape grows before it is blurred; not every platform has it.
  public var spread: Double
  /// Whether the shadow falls inside the shape.
  public var inset: Bool

  public init(
    _ color: Color,
    x offsetX: Double = 0,
    y offsetY: Double,
    blur: Blur,
    spread: Double = 0,
    inset: Bool = false
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.inset = inset
  }
}

extension Shadow: Equatable where Color: Equatable {}
extension Shadow: Hashable where Color: Hashable {}
