/// What the types of other dialects are in the format.
enum DialectType {
  /// The format's type for a word of Style Dictionary or Tokens Studio; nil for one that the format
  /// doesn't have.
  static func type(named word: String) -> ValueType? {
    if let known = types[word] { return known }
    return ValueType.names.firstIndex(of: word).flatMap { ValueType(rawValue: UInt8($0)) }
  }

  private static let types: [String: ValueType] = [
    "size": .dimension, "sizing": .dimension, "spacing": .dimension, "space": .dimension,
    "borderRadius": .dimension, "borderWidth": .dimension, "fontSize": .dimension,
    "fontSizes": .dimension, "letterSpacing": .dimension, "paragraphSpacing": .dimension,
    "paragraphIndent": .dimension, "radius": .dimension, "font": .fontFamily,
    "fontFamilies": .fontFamily,
    "fontWeights": .fontWeight, "time": .duration, "opacity": .number, "ratio": .number,
    "lineHeight": .number, "lineHeights": .number, "zIndex": .number,
    "math": .number,
    "cubic-bezier": .cubicBezier, "boxShadow": .shadow,
  ]

  /// The type that a category, the first name of a path, stands for (category, type, item naming).
  static func type(ofCategory name: String) -> ValueType? {
    switch name {
    case "color", "colors": .color
    case "size", "sizes", "spacing": .dimension
    case "time": .duration
    default: nil
    }
  }

  /// Whether a text can be read as the type.
  static func fits(text: String, _ type: ValueType) -> Bool {
    switch type {
    case .color: ColorText.color(text) != nil
    case .dimension: unit(of: text, among: ["px", "rem"]) != nil
    case .duration: unit(of: text, among: ["ms", "s"]) != nil
    case .number: number(text) != nil || MeasureText.fraction(text: text) != nil
    case .fontFamily, .strokeStyle: true
    case .fontWeight: number(text) != nil || FontWeightName.folded(text) != nil
    case .cubicBezier: EasingText.curve(text) != nil
    case .shadow: ShadowText.layers(text) != nil
    case .border, .transition, .typography, .gradient: false
    case .other: true
    }
  }

  /// Whether a value that is no text can be read as the type.
  static func fits(plain value: JSONView, _ type: ValueType) -> Bool {
    switch (type, value.kind) {
    case (.dimension, .number), (.number, .number), (.fontWeight, .number): true
    case (.dimension, .object), (.duration, .object): value["value" as StaticString] != nil
    case (.color, .object): value["components" as StaticString] != nil
    case (.fontFamily, .array), (.cubicBezier, .array), (.gradient, .array): true
    case (.shadow, .array), (.shadow, .object): true
    case (.border, .object), (.transition, .object), (.typography, .object): true
    case (.strokeStyle, .object), (.other, _): true
    default: false
    }
  }

  /// The type that a text without one is written as; nil for a text that is none of them.
  static func guessed(text: String) -> ValueType? {
    if ColorText.color(text) != nil { return .color }
    if number(text) != nil { return .number }
    if unit(of: text, among: ["ms", "s"]) != nil { return .duration }
    return unit(of: text, among: ["px", "rem"]) == nil ? nil : .dimension
  }

  /// The number that a text is.
  static func number(_ text: String) -> Double? {
    MeasureText.measure(text: text).flatMap { $0.unit.isEmpty ? $0.value : nil }
  }

  /// The unit of a text that is a measure in one of the units, or in one that means it.
  private static func unit(of text: String, among units: [String]) -> String? {
    MeasureText.measure(text: text).flatMap { MeasureText.unit($0.unit, among: units) }
  }

  /// A colour of separate channels, `{r, g, b, a}` or `{h, s, l, a}`, as a style sheet writes it.
  static func colorText(_ value: JSONView) -> String? {
    func channels(_ names: [String]) -> [Double]? {
      let numbers = names.compactMap { value[$0]?.number }
      return numbers.count == names.count ? numbers : nil
    }
    let alpha = value["a"]?.number.map { " / \(DecimalText.string($0))" } ?? ""
    if let rgb = channels(["r", "g", "b"]) {
      return "rgb(\(rgb.map(DecimalText.string).joined(separator: " "))\(alpha))"
    }
    guard let hsl = channels(["h", "s", "l"]) else { return nil }
    let percent = hsl.dropFirst().map { DecimalText.string($0 <= 1 ? $0 * 100 : $0) + "%" }
    return "hsl(\(DecimalText.string(hsl[0])) \(percent.joined(separator: " "))\(alpha))"
  }
}
