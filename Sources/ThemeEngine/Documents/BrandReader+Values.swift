extension BrandReader {
  /// The appearances that a value out of tokens is looked up for.
  var cells: [BrandCell] { [.light, .dark] + tokens.increasedCells }

  /// What a token says in an appearance.
  func value(_ path: TokenPath, in cell: BrandCell) -> TokenValue? {
    if tokens.type(path) != nil { return tokens.value(path, in: cell) }
    return baseValues[cell]?.value(path)
  }

  /// Tokens with their own cells, from what they say in each appearance.
  func tokens(_ make: (BrandCell) -> [(TokenPath, Token.Definition)]) -> [Token] {
    var order: [TokenPath] = []
    var definitions: [TokenPath: [BrandCell: Token.Definition]] = [:]
    for cell in cells {
      for (path, definition) in make(cell) {
        if definitions[path] == nil { order.append(path) }
        definitions[path, default: [:]][cell] = definition
      }
    }
    return order.map { Token($0, TokenCells(definitions[$0] ?? [:])) }
  }

  /// Whether a value is a reference to a token.
  func isReference(_ node: JSONNode) -> Bool { node.string?.utf8.first == UInt8(ascii: "{") }

  /// A single value: a literal of the kind, or for a number a token that has one.
  mutating func leaf(_ kind: LeafKind, _ node: JSONNode, _ path: TokenPath) -> [Token]? {
    switch kind {
    case .length, .offset, .fraction, .integer:
      guard isReference(node) else { break }
      guard let token = number(kind, node, path) else { return nil }
      return tokens { cell in
        let number = points(token, in: cell) ?? 0
        return [(path, Token.Definition(.parts(of: [token], .value(.number(number))), origin()))]
      }
    case .color, .blur, .bool, .text, .texts, .word, .words: break
    }
    guard let value = node.plainValue, kind.accepts(value) else {
      var suggestion: String?
      if case .word(let words) = kind, let text = node.string {
        suggestion = NameSuggestion.nearest(to: text, among: words)
      }
      mismatch(node, path, path.description, expected: kind.expectation, suggestion: suggestion)
      return nil
    }
    return [Token(path, .value(value), origin())]
  }

  /// A token that has a number of the kind in every appearance.
  mutating func number(_ kind: LeafKind, _ node: JSONNode, _ path: TokenPath) -> TokenPath? {
    guard let token = token(node, path) else { return nil }
    for cell in cells {
      guard let number = points(token, in: cell), kind.accepts(.number(number)) else {
        return wrongType(token, node, path, expected: "a token that is \(kind.expectation)")
      }
    }
    return token
  }

  /// Says that a token can't stand where it is referred to.
  mutating func wrongType<Answer>(
    _ token: TokenPath,
    _ node: JSONNode,
    _ path: TokenPath,
    expected: String
  ) -> Answer? {
    let found = type(of: token)?.rawValue ?? "unknown"
    report.report(
      .aliasWrongType,
      at: node.offset,
      path,
      "'\(path)' needs \(expected), and '\(token)' is of type \(found)",
      expected: expected,
      found: "a token of type \(found)"
    )
    return nil
  }

  /// The number of a token, in points where it is a dimension.
  func points(_ token: TokenPath, in cell: BrandCell) -> Double? {
    value(token, in: cell).flatMap { $0.number ?? $0.lengthInPoints }
  }
}

extension TokenValue {
  /// The points of a dimension; nil for another value.
  var lengthInPoints: Double? {
    guard let measure else { return nil }
    switch measure.unit {
    case "px": return measure.value
    case "rem": return Length.rem(measure.value)
    default: return nil
    }
  }

  subscript(name: String) -> TokenValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}
