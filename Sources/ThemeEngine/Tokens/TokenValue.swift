/// A value with nothing left to look up.
public indirect enum TokenValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// Points where it is a length.
  case number(Double)
  case string(String)
  case color(ColorValue)
  case blur(Blur)
  case list([TokenValue])
  case object([Member])

  /// One named part of an object; parts keep the order in which they were written.
  public struct Member: Hashable, Sendable {
    public var name: String
    public var value: TokenValue

    public init(_ name: String, _ value: TokenValue) {
      self.name = name
      self.value = value
    }
  }
}

extension TokenValue {
  public static func strings(_ texts: [String]) -> Self { .list(texts.map(Self.string)) }

  /// A dimension of the Design Tokens format, in points (which that format calls px).
  public static func dimension(_ points: Double) -> Self {
    .object([Member("value", .number(points)), Member("unit", .string("px"))])
  }

  public var color: ColorValue? {
    guard case .color(let color) = self else { return nil }
    return color
  }

  public var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  public var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  public var bool: Bool? {
    guard case .bool(let bool) = self else { return nil }
    return bool
  }

  public var blur: Blur? {
    guard case .blur(let blur) = self else { return nil }
    return blur
  }

  public var list: [TokenValue]? {
    guard case .list(let list) = self else { return nil }
    return list
  }

  /// What kind of value this is, for messages.
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a text"
    case .color: "a colour"
    case .blur: "a blur"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension TokenValue: CustomStringConvertible {
  /// One line for people; not a format to read back.
  public var description: String {
    switch self {
    case .null: "none"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): DecimalText.string(number)
    case .string(let string): string
    case .color(let color): color.summary
    case .blur(let blur):
      "blur \(DecimalText.string(blur.css)) CSS, radius \(DecimalText.string(blur.swiftUI)) SwiftUI"
    case .list(let list): "[" + list.map(\.description).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.name): \($0.value)" }.joined(separator: ", ") + "}"
    }
  }
}

extension ColorValue {
  /// The colour as people name it: hex, with the opacity where it is translucent, and the
  /// components where the space is wider than hex can say.
  package var summary: String {
    let base =
      space == .srgb || space == .hsl || space == .hwb
      ? hex
      : "\(space.rawValue)(\(components.texts.joined(separator: " "))), \(hex) in sRGB"
    return alpha == 1 ? base : "\(base) at opacity \(DecimalText.string(alpha))"
  }
}

extension SIMD3<Double> {
  fileprivate var texts: [String] { [x, y, z].map(DecimalText.string) }
}
