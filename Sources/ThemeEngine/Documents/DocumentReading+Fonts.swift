extension DocumentReading {
  /// The names of a font family, always as a list.
  mutating func fontFamily(_ node: SourceNode) -> TokenValue? {
    let expected = "a text or a list of texts"
    switch node.json.kind {
    case .string:
      guard let text = node.json.string else { return nil }
      return families(text, node).map { .strings($0) }
    case .array:
      guard node.json.count > 0 else {
        mismatch(node, "fontFamily", expected: "a list of at least one name")
        return nil
      }
      var names: [String] = []
      for element in node.json.elements {
        let element = node.with(element)
        guard let name = resolved(element) else { continue }
        guard let text = name.json.string else {
          mismatch(name, "a font's name", expected: "a text", at: element)
          continue
        }
        names += families(text, element) ?? []
      }
      return .strings(names)
    case .object, .number, .bool, .null:
      mismatch(node, "fontFamily", expected: expected)
      return nil
    }
  }

  /// One name, or several where a text looks like a list of a style sheet.
  private mutating func families(_ text: String, _ node: SourceNode) -> [String]? {
    guard text.utf8.contains(UInt8(ascii: ",")) else {
      if !text.isEmpty { return [text] }
      mismatch(node, "a font's name", expected: "a name that isn't empty")
      return nil
    }
    let names = FontStackText.names(text)
    guard names.count > 1 else { return [text] }
    let list = TokenValue.strings(names).documentText
    let expected = "one name in each text"
    if isLenient {
      warn(
        .dtcgRepaired,
        node,
        "a text holds one name; '\(text)' is read as \(list)",
        expected: expected,
        suggestion: list
      )
      return names
    }
    warn(
      .dtcgWrongType,
      node,
      "'\(text)' is a single name for the format; a list of names is written as a list",
      expected: expected,
      found: node.json.foundText,
      suggestion: list
    )
    return [text]
  }

  /// The weight as authored, a number or a name of the format (Format module, 8.4).
  mutating func fontWeight(_ node: SourceNode) -> TokenValue? {
    switch node.json.kind {
    case .number: return number(node, "fontWeight", in: 1...1000).map { .number($0) }
    case .string:
      let expected = "a number from 1 to 1000, or \(WordList(quoting: FontWeightName.names).or)"
      if let name = FontWeightName.names.first(where: { node.json.isString($0) }) {
        return .string(name)
      }
      let text = node.json.string ?? ""
      let folded = FontWeightName.folded(text)
      if let folded {
        return repair(node, "fontWeight", expected: expected, as: folded, rule: .dtcgUnknownWord)
      }
      let suggestion = NameSuggestion.nearest(to: text, among: FontWeightName.names)
      mismatch(
        node,
        "fontWeight",
        expected: expected,
        rule: .dtcgUnknownWord,
        suggestion: suggestion
      )
      return nil
    case .object, .array, .bool, .null:
      let expected = "a number from 1 to 1000 or the name of a weight"
      mismatch(node, "fontWeight", expected: expected)
      return nil
    }
  }
}
