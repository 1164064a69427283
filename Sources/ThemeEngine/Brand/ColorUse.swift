/// A colour role in a component, as it is or with its opacity or lightness changed.
public struct ColorUse: LeafField, Hashable {
  public var role: ColorRole
  /// Multiplies the role's alpha, 0…1.
  public var opacity: Double?
  /// Added to the role's OKLCH lightness, -1…1.
  public var lightness: Double?

  public static func role(
    _ role: ColorRole,
    opacity: Double? = nil,
    lightness: Double? = nil
  ) -> Self {
    Self(role: role, opacity: opacity, lightness: lightness)
  }

  public typealias Resolved = ColorValue
  public static var shape: Shape { .leaf(.color) }
  public static var authored: AuthoredShape { .color }

  public var expression: Expression {
    .alias(role.path).lightness(lightness).opacity(opacity)
  }

  public static func decode(_ value: TokenValue) -> ColorValue? { value.color }
}
