extension DocumentReading {
  mutating func dimension(_ node: SourceNode, _ name: String) -> TokenValue? {
    measure(node, name, units: ["px", "rem"])
  }

  mutating func duration(_ node: SourceNode, _ name: String) -> TokenValue? {
    measure(node, name, units: ["ms", "s"])
  }

  private mutating func measure(
    _ node: SourceNode,
    _ name: String,
    units: [String]
  ) -> TokenValue? {
    guard node.json.kind == .object else {
      let shape = "\(ObjectShape.measure.phrase) (\(WordList(units).or))"
      let read = MeasureText.measure(node.json, units: units)
      guard let read, !units.contains(read.unit) else {
        return repair(node, name, expected: shape, as: read.map(Self.measure))
      }
      return keep(Self.measure(read), node, name, expected: shape)
    }
    let parts = members(of: node, .measure)
    let unit = unit(parts[1], among: units)
    guard let number = measured(parts[0]), let unit else { return nil }
    return MeasureText.normalized((number, unit), units: units).map(Self.measure)
  }

  /// The number of a measure, which lenient reading also takes out of a text.
  private mutating func measured(_ node: SourceNode?) -> Double? {
    guard let node, let value = resolved(node) else { return nil }
    guard let text = value.json.string, value.place == node.place else {
      return number(node, "value")
    }
    let read = MeasureText.measure(text: text)
    let number = read.flatMap { $0.unit.isEmpty ? TokenValue.number($0.value) : nil }
    return repair(node, "value", expected: "a number", as: number)?.number
  }

  private mutating func unit(_ node: SourceNode?, among units: [String]) -> String? {
    guard let node, let place = resolved(node) else { return nil }
    if let unit = units.first(where: { place.json.isString($0) }) { return unit }
    guard place.place == node.place, let text = node.json.string,
      let unit = MeasureText.unit(text, among: units)
    else {
      return word(node, "unit", among: units)
    }
    let expected = WordList(quoting: units).or
    let value = TokenValue.string(unit)
    guard units.contains(unit) else {
      return keep(value, node, "unit", expected: expected, rule: .dtcgUnknownWord)?.string
    }
    return repair(node, "unit", expected: expected, as: value, rule: .dtcgUnknownWord)?.string
  }

  /// Takes in lenient reading a value that the format can't say, so that nothing can be suggested.
  mutating func keep(
    _ value: TokenValue,
    _ node: SourceNode,
    _ name: String,
    expected: String,
    rule: RuleID = .dtcgWrongType
  ) -> TokenValue? {
    guard isLenient else {
      mismatch(node, name, expected: expected, rule: rule)
      return nil
    }
    let found = node.json.foundText
    let text = value.string ?? value.documentText
    let kept = node.json.string == text ? "kept" : "kept as \(text)"
    warn(
      .dtcgRepaired,
      node,
      "\(Self.subject(name)) should be \(expected); \(found) is \(kept), which the format doesn't have",
      expected: expected,
      found: found
    )
    return value
  }

  static func measure(_ measure: MeasureText.Measure) -> TokenValue {
    .object([
      TokenValue.Member("value", .number(measure.value)),
      TokenValue.Member("unit", .string(measure.unit)),
    ])
  }

  /// A number of its own, or as the part of a composite with the name.
  mutating func plainNumber(
    _ node: SourceNode,
    _ name: String,
    expected: String = "a number"
  ) -> Double? {
    if node.json.kind == .string {
      let read = node.json.string.flatMap { MeasureText.measure(text: $0) }
      let value =
        read.flatMap { $0.unit.isEmpty ? $0.value : nil }
        ?? node.json.string.flatMap { MeasureText.fraction(text: $0) }
      return repair(node, name, expected: expected, as: value.map { .number($0) })?.number
    }
    return number(node, name, expected: expected)
  }

  mutating func cubicBezier(_ node: SourceNode, _ name: String) -> TokenValue? {
    let expected = "a list of four numbers, the first and third from 0 to 1"
    guard node.json.kind == .array else {
      let curve = node.json.string.flatMap(EasingText.curve)
      return repair(node, name, expected: expected, as: curve.map(Self.numbers))
    }
    guard node.json.count == 4 else {
      mismatch(node, name, expected: expected)
      return nil
    }
    var numbers: [Double] = []
    for (index, element) in node.json.elements.enumerated() {
      let element = node.with(element)
      let part = ["x1", "y1", "x2", "y2"][index]
      let range = index % 2 == 0 ? 0...1.0 : nil
      if let number = number(element, part, in: range) { numbers.append(number) }
    }
    return numbers.count == 4 ? Self.numbers(numbers) : nil
  }

  static func numbers(_ numbers: [Double]) -> TokenValue { .list(numbers.map { .number($0) }) }
}
