/// A stroke along an edge, generic over how its colour is written.
public struct Border<Color: Sendable>: Sendable {
  /// Points.
  public var width: Double
  public var color: Color

  public init(width: Double, color: Color) {
    self.width = width
    self.color = color
  }
}

extension Border: Equatable where Color: Equatable {}
extension Border: Hashable where Color: Hashable {}
