/// How a layer is set apart from its ground, generic over how its colours are written.
public struct Elevation<Color: Sendable>: Sendable {
  public var style: ElevationStyle
  public var border: Border<Color>?
  /// Topmost first.
  public var shadows: [Shadow<Color>]
  public var material: Material<Color>?

  package init(
    _ style: ElevationStyle,
    border: Border<Color>? = nil,
    shadows: [Shadow<Color>] = [],
    material: Material<Color>? = nil
  ) {
    self.style = style
    self.border = border
    self.shadows = shadows
    self.material = material
  }

  /// The layer lies flat on its ground.
  public static var none: Self { Self(.none) }

  /// A stroke `width` points wide.
  public static func border(width: Double, _ color: Color) -> Self {
    Self(.border, border: Border(width: width, color: color))
  }

  public static func shadow(_ layers: Shadow<Color>...) -> Self { Self(.shadow, shadows: layers) }

  public static func material(_ material: Material<Color>, shadows: Shadow<Color>...) -> Self {
    Self(.material, shadows: shadows, material: material)
  }
}

extension Elevation: Equatable where Color: Equatable {}
extension Elevation: Hashable where Color: Hashable {}

/// The main device by which a layer is set apart.
public enum ElevationStyle: String, CaseIterable, Sendable { case none, border, shadow, material }
