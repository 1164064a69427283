/// The types of the Design Tokens format 2025.10, and a place for others.
enum ValueType: UInt8, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
  /// A type that the format doesn't know; only lenient reading lets it through.
  case other

  /// The names of the format; `other` has none.
  static let names = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
  ]

  /// The type that a value names; nil where it is no text, or an empty one.
  init?(naming node: JSONView) {
    guard node.kind == .string, !node.isString("") else { return nil }
    for (index, name) in Self.names.enumerated() where node.isString(name) {
      self = Self(rawValue: UInt8(index)) ?? .other
      return
    }
    self = .other
  }

  var tokenType: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    case .other: TokenType(rawValue: "other")
    }
  }

  /// The type with its article, for messages.
  var phrase: String { "a \(tokenType.rawValue)" }
}
