/// Shadows as style sheets write them (`box-shadow` of CSS Backgrounds 3).
enum ShadowText {
  /// One layer as an object, several as a list; nil where a part isn't understood.
  static func layers(_ text: String) -> TokenValue? {
    var layers: [TokenValue] = []
    for part in split(text, at: UInt8(ascii: ",")) {
      guard let layer = layer(part) else { return nil }
      layers.append(layer)
    }
    return layers.count == 1 ? layers[0] : .list(layers)
  }

  private static func layer(_ text: String) -> TokenValue? {
    var lengths: [TokenValue] = []
    var color: ColorValue?
    var isInset = false
    for part in split(text, at: UInt8(ascii: " ")) where !part.isEmpty {
      if part == "inset" && !isInset {
        isInset = true
      } else if let measure = MeasureText.measure(text: part),
        ["", "px", "rem"].contains(measure.unit)
      {
        lengths.append(
          .object([
            TokenValue.Member("value", .number(measure.value)),
            TokenValue.Member("unit", .string(measure.unit == "rem" ? "rem" : "px")),
          ])
        )
      } else if color == nil, let read = ColorText.color(part) {
        color = read
      } else {
        return nil
      }
    }
    guard (2...4).contains(lengths.count), let color else { return nil }
    while lengths.count < 4 { lengths.append(.dimension(0)) }
    var members = [TokenValue.Member("color", .color(color))]
    for (name, length) in zip(["offsetX", "offsetY", "blur", "spread"], lengths) {
      members.append(TokenValue.Member(name, length))
    }
    if isInset { members.append(TokenValue.Member("inset", .bool(true))) }
    return .object(members)
  }

  /// The parts between separators that stand outside parentheses.
  private static func split(_ text: String, at separator: UInt8) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == separator && depth == 0 {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
      } else {
        part.append(byte)
      }
    }
    return parts + [String(decoding: part, as: UTF8.self)]
  }
}
