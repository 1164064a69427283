extension DialectTranslation {
  /// Whether a text without a type looks like a colour made of another one.
  static func mayBeColor(_ text: String, _ parts: [InterpolatedText.Part]) -> Bool {
    guard parts.firstReference != nil else { return false }
    return text.hasPrefix("rgb") || text.hasPrefix("hsl")
  }

  /// The colour of a token that its text alone doesn't say; nil for any other token.
  ///
  /// That is a modified one, an object, or a text that refers to another colour or has a form of
  /// Tokens Studio's own.
  mutating func computedColor(of entry: DialectIndex.Entry, depth: Int) -> ColorValue? {
    let isModified = modification(of: entry) != nil
    if !isModified {
      guard entry.word == nil || entry.form?.type == .color else { return nil }
      if let text = entry.value.string {
        let parts = InterpolatedText.parts(text)
        guard parts.soleReference == nil else { return nil }
        guard entry.word != nil || Self.mayBeColor(text, parts) else { return nil }
        guard ColorText.color(text) == nil else { return nil }
      }
    }
    return color(of: entry, depth: depth)
  }

  /// The colour of a token, modified where the token says so; nil for a token that is none.
  mutating func color(of entry: DialectIndex.Entry, depth: Int) -> ColorValue? {
    if let known = memo.colors[entry.path] { return known }
    guard depth < Self.deepestText else { return nil }
    var color = plainColor(of: entry, depth: depth)
    if let plain = color, let modify = modification(of: entry),
      case .success(let modification) = modification(modify, depth: depth)
    {
      color = modification.applied(to: plain)
    }
    memo.colors[entry.path] = .some(color)
    return color
  }

  /// The colour of a token's value as it stands there.
  mutating func plainColor(of entry: DialectIndex.Entry, depth: Int) -> ColorValue? {
    color(of: entry.value, depth: depth)
  }

  private mutating func color(of value: JSONView, depth: Int) -> ColorValue? {
    if let text = value.string { return color(text, depth: depth) }
    guard value.kind == .object else { return nil }
    if let text = DialectType.colorText(value) { return ColorText.color(text) }
    guard let space = value["colorSpace"]?.string.flatMap(ColorSpace.init(rawValue:)),
      let components = value["components"]
    else { return nil }
    let parts = components.elements.map { (number: $0.number, text: $0.string) }
    return ColorValue(space, written: parts, alpha: value["alpha"]?.number ?? 1)
  }

  /// The colour that a text says, alone or with references: `{c}`, `{c}66`, `rgba({c}, 40%)`,
  /// `rgba(#ff0, 0.5)` and what style sheets have.
  mutating func color(_ text: String, depth: Int) -> ColorValue? {
    guard depth < Self.deepestText else { return nil }
    if let plain = ColorText.color(text) { return plain }
    let trimmed = text.split(separator: " ").joined(separator: " ")
    let parts = InterpolatedText.parts(trimmed)
    switch parts.first {
    case .reference(let name) where parts.count == 1: return color(at: name, depth: depth)
    case .reference(let name) where parts.count == 2:
      guard case .text(let digits) = parts[1], digits.utf8.count == 2,
        let alpha = UInt8(digits, radix: 16), var color = color(at: name, depth: depth)
      else { break }
      color.alpha = Double(alpha) / 255
      return color
    default: break
    }
    if let color = call(trimmed, depth: depth) { return color }
    guard parts.firstReference != nil else { return nil }
    return filled(trimmed, depth: depth + 1).flatMap { ColorText.color($0) }
  }

  private mutating func color(at name: String, depth: Int) -> ColorValue? {
    switch index.target(name) {
    case nil: nil
    case .property(let property): color(of: property, depth: depth + 1)
    case .token(let entry): color(of: entry, depth: depth + 1)
    }
  }

  /// A function whose arguments are computed; of two arguments a colour and its alpha.
  private mutating func call(_ text: String, depth: Int) -> ColorValue? {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let name = text[..<open].lowercased()
    guard ["rgb", "rgba", "hsl", "hsla"].contains(name) else { return nil }
    let arguments = Self.arguments(text[text.index(after: open)...].dropLast())
    if arguments.count == 2, let base = color(arguments[0], depth: depth + 1) {
      return fraction(arguments[1], depth: depth + 1)
        .map { base.withAlpha(min(max($0, 0), 1)) }
    }
    guard arguments.count > 2 else { return nil }
    var channels: [String] = []
    for argument in arguments {
      guard let channel = channel(argument, depth: depth + 1) else { return nil }
      channels.append(channel)
    }
    return ColorText.color("\(name)(\(channels.joined(separator: ", ")))")
  }

  private mutating func channel(_ text: String, depth: Int) -> String? {
    if ArithmeticExpression.isExpression(text) {
      return try? quantity(of: text, depth: depth).description
    }
    return filled(text, depth: depth)
  }

  /// A number or percentage, computed and with references filled in.
  mutating func fraction(_ text: String, depth: Int) -> Double? {
    guard let text = channel(text, depth: depth) else { return nil }
    return MeasureText.fraction(text: text) ?? DialectType.number(text)
  }

  /// The parts between the commas that stand outside parentheses.
  static func arguments(_ text: Substring) -> [String] {
    var arguments = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == "," && depth == 0 {
        arguments.append("")
      } else if character != " " || !(arguments.last?.isEmpty ?? true) {
        arguments[arguments.count - 1].append(character)
      }
    }
    return arguments
  }
}
