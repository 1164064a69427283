/// Letter spacing and line height, which older files and style sheets tell by the font's size.
extension DocumentReading {
  /// Lenient reading keeps a part of the font's size, a percentage as an em; strict reading suggests
  /// the length that it is.
  mutating func letterSpacing(_ node: SourceNode, fontSize: SourceNode?) -> Expression? {
    // In an object it is the unit that is wrong.
    guard let ems = ems(node), isLenient || node.json.kind == .string else {
      return read(node, as: .dimension, named: "letterSpacing")
    }
    let expected = "\(ObjectShape.measure.phrase) (px or rem)"
    if isLenient {
      return keep(Self.measure((ems, "em")), node, "letterSpacing", expected: expected)
        .map { .value($0) }
    }
    let length = length(fontSize).map { size in
      TokenValue.dimension((size * ems).rounded(toPlaces: 6)).documentText
    }
    mismatch(node, "letterSpacing", expected: expected, suggestion: length)
    return nil
  }

  /// What a literal in `em` or per cent is of the font's size.
  private func ems(_ node: SourceNode) -> Double? {
    let text: String
    if let measure = node.json.string {
      text = measure
    } else if node.json.kind == .object, let value = node.json["value"],
      let number = value.numberText ?? value.string, let unit = node.json["unit"]?.string
    {
      text = number + unit
    } else {
      return nil
    }
    guard let measure = MeasureText.measure(text: text), measure.value != 0 else { return nil }
    return measure.unit.lowercased() == "em" ? measure.value : MeasureText.fraction(text: text)
  }

  /// A multiple of the font's size; lenient reading divides a length by it where it is known, and
  /// keeps a length or the word `normal` otherwise.
  mutating func lineHeight(_ node: SourceNode, fontSize: SourceNode?) -> Expression? {
    guard ReferenceSyntax(node.json) == nil, node.json.kind != .number else {
      return read(node, as: .number, named: "lineHeight")
    }
    let name = "lineHeight"
    let expected = "a number, a multiple of the font's size"
    if let text = node.json.string, ["auto", "normal"].contains(text.lowercased()) {
      return keep(.string("normal"), node, name, expected: expected).map { .value($0) }
    }
    guard let length = length(node, isBareAllowed: false) else {
      return plainNumber(node, name, expected: expected).map { .value(.number($0)) }
    }
    guard let size = self.length(fontSize), size != 0 else {
      return keep(.dimension(length), node, name, expected: expected).map { .value($0) }
    }
    let multiple = TokenValue.number((length / size).rounded(toPlaces: 6))
    return repair(node, name, expected: expected, as: multiple).map { .value($0) }
  }

  /// A length in points that is written here or in the token that is referred to; nil for any other
  /// value.
  private func length(_ node: SourceNode?, isBareAllowed: Bool = true) -> Double? {
    guard let node else { return nil }
    if let syntax = ReferenceSyntax(node.json) {
      guard case .braces(let path) = syntax, let entry = find(path),
        entries[Int(entry)].terminal != TokenEntry.none
      else { return nil }
      let terminal = entries[Int(entries[Int(entry)].terminal)]
      return terminal.form == .literal ? self.length(valueNode(terminal)) : nil
    }
    var measure: MeasureText.Measure?
    if let number = node.json.number {
      measure = (number, "")
    } else if let text = node.json.string {
      measure = MeasureText.measure(text: text)
    } else if node.json.kind == .object, let number = node.json["value"]?.number,
      let unit = node.json["unit"]?.string
    {
      measure = (number, unit)
    }
    guard let measure, isBareAllowed || !measure.unit.isEmpty,
      let (value, unit) = MeasureText.normalized(measure, units: ["px", "rem"])
    else { return nil }
    return unit == "px" ? value : unit == "rem" ? Length.rem(value) : nil
  }
}
