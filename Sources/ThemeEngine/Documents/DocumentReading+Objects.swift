extension DocumentReading {
  /// The members of a closed object: a missing or unknown key is a fault.
  ///
  /// Where `isOpen`, lenient reading leaves a missing key out and keeps an unknown one, each with a
  /// warning.
  mutating func members(
    of node: SourceNode,
    _ shape: ObjectShape,
    isOpen: Bool = false
  ) -> MemberWords {
    var words = MemberWords(node)
    for member in node.json.members {
      let key = shape.keys.firstIndex { member.hasKey($0) }
      if let key {
        words.set(key, member.value)
      } else {
        reportUnknown(member, in: node, shape, isOpen: isOpen)
      }
    }
    for key in 0..<shape.required where words[key] == nil {
      let message = "'\(shape.keys[key])' is missing"
      if isOpen && isLenient {
        warn(.dtcgRepaired, node, message + " and left out", expected: shape.phrase)
      } else {
        fail(.dtcgMissingKey, node, message, expected: shape.phrase)
      }
    }
    return words
  }

  private mutating func reportUnknown(
    _ member: JSONViewMembers.Member,
    in node: SourceNode,
    _ shape: ObjectShape,
    isOpen: Bool
  ) {
    let key = member.key
    let place = node.with(member.value)
    let missing = shape.keys.filter { node.json[$0] == nil }
    let suggestion = NameSuggestion.nearest(to: key, among: missing)
    if isLenient && (isOpen || suggestion == nil) {
      warn(.dtcgRepaired, place, "'\(key)' is unknown and left out", suggestion: suggestion)
      return
    }
    fail(
      .dtcgUnknownKey,
      place,
      "'\(key)' is unknown here",
      expected: "only " + shape.keys.map { "'\($0)'" }.joined(separator: ", "),
      found: "'\(key)'",
      suggestion: suggestion
    )
  }

  /// One of a closed list of words.
  mutating func word(_ node: SourceNode?, _ name: String, among words: [String]) -> String? {
    guard let node = node.flatMap({ resolved($0) }) else { return nil }
    if let word = words.first(where: { node.json.isString($0) }) { return word }
    let suggestion = node.json.string.flatMap { NameSuggestion.nearest(to: $0, among: words) }
    let isText = node.json.kind == .string
    mismatch(
      node,
      name,
      expected: "one of " + words.map { "'\($0)'" }.joined(separator: ", "),
      rule: isText ? .dtcgUnknownWord : .dtcgWrongType,
      suggestion: suggestion
    )
    return nil
  }

  /// A number, or a pointer to one.
  mutating func number(
    _ node: SourceNode?,
    _ name: String,
    expected: String = "a number"
  ) -> Double? {
    guard let node = node.flatMap({ resolved($0) }) else { return nil }
    guard node.json.kind == .number else {
      mismatch(node, name, expected: expected)
      return nil
    }
    guard let number = node.json.number else {
      mismatch(node, name, expected: "a number within the range of a double", rule: .dtcgOutOfRange)
      return nil
    }
    return number
  }

  /// An object whose parts are expressions; one without references is a plain value.
  static func object(_ parts: [Expression.Part]) -> Expression {
    var members: [TokenValue.Member] = []
    members.reserveCapacity(parts.count)
    for part in parts {
      guard case .value(let value) = part.expression else { return .object(parts) }
      members.append(TokenValue.Member(part.name, value))
    }
    return .value(.object(members))
  }

  /// A list of expressions; one without references is a plain value.
  static func list(_ items: [Expression]) -> Expression {
    var values: [TokenValue] = []
    values.reserveCapacity(items.count)
    for item in items {
      guard case .value(let value) = item else { return .list(items) }
      values.append(value)
    }
    return .value(.list(values))
  }
}
