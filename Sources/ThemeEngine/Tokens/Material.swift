/// A translucent layer that blurs what lies behind it, generic over how its colours are written.
public struct Material<Color: Sendable>: Sendable {
  public var name: Name
  /// The translucent colour that the layer lays over its blurred ground.
  public var tint: Color
  /// The opaque ground under reduced transparency, and where no material exists.
  public var fallback: Color

  public init(_ name: Name, tint: Color, fallback: Color) {
    self.name = name
    self.tint = tint
    self.fallback = fallback
  }

  /// Apple's standard materials, thinnest first.
  public enum Name: String, CaseIterable, Sendable {
    case ultraThin, thin, regular, thick, ultraThick
  }
}

extension Material: Equatable where Color: Equatable {}
extension Material: Hashable where Color: Hashable {}
