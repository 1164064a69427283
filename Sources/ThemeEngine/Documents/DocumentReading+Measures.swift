extension DocumentReading {
  mutating func dimension(_ node: SourceNode) -> TokenValue? {
    measure(node, "a dimension", units: ["px", "rem"])
  }

  mutating func duration(_ node: SourceNode) -> TokenValue? {
    measure(node, "a duration", units: ["ms", "s"])
  }

  private mutating func measure(
    _ node: SourceNode,
    _ name: String,
    units: [String]
  ) -> TokenValue? {
    guard node.json.kind == .object else {
      let shape = "\(ObjectShape.measure.phrase) (\(units.joined(separator: " or ")))"
      let read = MeasureText.measure(node.json, units: units)
      return repair(node, name, expected: shape, as: read.map(Self.measure))
    }
    let parts = members(of: node, .measure)
    if isLenient, let measure = MeasureText.parts(parts, units: units) {
      return repair(node, name, expected: ObjectShape.measure.phrase, as: Self.measure(measure))
    }
    let unit = word(parts[1], "unit", among: units)
    guard let number = number(parts[0], "value"), let unit else { return nil }
    return Self.measure((number, unit))
  }

  private static func measure(_ measure: MeasureText.Measure) -> TokenValue {
    .object([
      TokenValue.Member("value", .number(measure.value)),
      TokenValue.Member("unit", .string(measure.unit)),
    ])
  }

  /// A number of its own, or as the part of a composite with the name.
  mutating func plainNumber(_ node: SourceNode, _ name: String) -> Double? {
    if node.json.kind == .string {
      let read = node.json.string.flatMap { MeasureText.measure(text: $0) }
      let value: Double? =
        switch read?.unit {
        case "": read?.value
        case "%": read.map { $0.value / 100 }
        default: nil
        }
      return repair(node, name, expected: "a number", as: value.map { .number($0) })?.number
    }
    return number(node, name)
  }

  mutating func cubicBezier(_ node: SourceNode) -> TokenValue? {
    let expected = "a list of four numbers, the first and third from 0 to 1"
    guard node.json.kind == .array else {
      let curve = node.json.string.flatMap(EasingText.curve)
      return repair(node, "a cubicBezier", expected: expected, as: curve.map(Self.numbers))
    }
    guard node.json.count == 4 else {
      fail(
        .dtcgWrongType,
        node,
        "a cubicBezier has to be \(expected), found \(node.json.count) elements",
        expected: expected,
        found: "\(node.json.count) elements"
      )
      return nil
    }
    var numbers: [Double] = []
    for (index, element) in node.json.elements.enumerated() {
      let element = node.with(element)
      let name = ["x1", "y1", "x2", "y2"][index]
      guard let number = number(element, name) else { continue }
      numbers.append(number)
      guard index % 2 == 0, !(0...1).contains(number) else { continue }
      mismatch(element, name, expected: "a number from 0 to 1", rule: .dtcgOutOfRange)
    }
    return numbers.count == 4 ? Self.numbers(numbers) : nil
  }

  static func numbers(_ numbers: [Double]) -> TokenValue { .list(numbers.map { .number($0) }) }
}
