/// Tokens that only one brand has; the raw value is the dotted path in the theme's `custom` table.
public protocol ExtraTokens: CaseIterable, Sendable, RawRepresentable<String> {
  var token: Sourced<ExtraValue> { get }
}

/// The extras of a brand that has none.
public enum NoExtras: ExtraTokens {
  public init?(rawValue: String) { nil }
  public var rawValue: String { switch self {} }
  public var token: Sourced<ExtraValue> { switch self {} }
}

/// A typed value of a token that only one brand has.
public struct ExtraValue: Hashable, Sendable {
  package let type: TokenType
  package let value: TokenValue

  /// A length in points.
  public static func dimension(_ points: Double) -> Self {
    Self(type: .dimension, value: .dimension(points))
  }

  public static func number(_ number: Double) -> Self {
    Self(type: .number, value: .number(number))
  }

  public static func color(_ color: ColorValue) -> Self { Self(type: .color, value: .color(color)) }

  /// A time in milliseconds.
  public static func duration(milliseconds: Double) -> Self {
    Self(
      type: .duration,
      value: .object([.init("value", .number(milliseconds)), .init("unit", .string("ms"))])
    )
  }
}
