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
    var unknown: [JSONViewMembers.Member] = []
    for member in node.json.members {
      let key = shape.keys.firstIndex { member.hasKey($0) }
      if let key { words.set(key, member.value) } else { unknown.append(member) }
    }
    for member in unknown {
      let meant = reportUnknown(member, in: node, shape, words, isOpen: isOpen)
      if let meant { words.set(meant, member.value) }
    }
    for key in 0..<shape.required where words[key] == nil {
      let message = "'\(shape.keys[key])' is missing"
      if isOpen && isLenient {
        warn(.dtcgRepaired, node, message + " and left out", expected: shape.phrase)
      } else {
        fail(
          .dtcgMissingKey,
          node,
          message + ", expected \(shape.phrase)",
          expected: shape.phrase,
          found: "an object without it"
        )
      }
    }
    return words
  }

  /// - Returns: the missing key that an unknown one was meant to be, which is then no fault of its
  ///   own.
  private mutating func reportUnknown(
    _ member: JSONViewMembers.Member,
    in node: SourceNode,
    _ shape: ObjectShape,
    _ words: MemberWords,
    isOpen: Bool
  ) -> Int? {
    let key = member.key
    let place = node.with(member.value)
    let free = shape.keys.indices.filter { words[$0] == nil }
    let suggestion = NameSuggestion.nearest(to: key, among: free.lazy.map { shape.keys[$0] })
    if isLenient && (isOpen || suggestion == nil) {
      warn(
        .dtcgRepaired,
        place,
        offset: member.keyOffset,
        "'\(key)' is unknown and left out",
        suggestion: suggestion
      )
      return nil
    }
    let known = WordList(quoting: shape.keys).and
    fail(
      .dtcgUnknownKey,
      place,
      offset: member.keyOffset,
      "'\(key)' can't stand here, only \(known) can",
      expected: "only \(known)",
      found: "'\(key)'",
      suggestion: suggestion
    )
    return suggestion.flatMap { shape.keys.firstIndex(of: $0) }
  }

  /// One of a closed list of words.
  mutating func word(_ node: SourceNode?, _ name: String, among words: [String]) -> String? {
    guard let node, let value = resolved(node) else { return nil }
    if let word = words.first(where: { value.json.isString($0) }) { return word }
    let suggestion = value.json.string.flatMap { NameSuggestion.nearest(to: $0, among: words) }
    let isText = value.json.kind == .string
    mismatch(
      value,
      name,
      expected: WordList(quoting: words).or,
      rule: isText ? .dtcgUnknownWord : .dtcgWrongType,
      suggestion: suggestion,
      at: node
    )
    return nil
  }

  /// A number, or a pointer to one.
  mutating func number(
    _ node: SourceNode?,
    _ name: String,
    expected: String = "a number",
    in range: ClosedRange<Double>? = nil
  ) -> Double? {
    guard let node, let value = resolved(node) else { return nil }
    let isNumber = value.json.kind == .number
    if let number = value.json.number, range?.contains(number) ?? true { return number }
    var expected = expected
    if let range {
      expected +=
        " from \(DecimalText.string(range.lowerBound)) to \(DecimalText.string(range.upperBound))"
    } else if isNumber {
      expected += " within the range of a double"
    }
    mismatch(
      value,
      name,
      expected: expected,
      rule: isNumber ? .dtcgOutOfRange : .dtcgWrongType,
      suggestion: value.json.string.flatMap { Self.plainNumber(in: $0) },
      at: node
    )
    return nil
  }

  /// The number that a text holds and nothing else, as it would be written.
  private static func plainNumber(in text: String) -> String? {
    guard let measure = MeasureText.measure(text: text), measure.unit.isEmpty else { return nil }
    return DecimalText.string(measure.value)
  }

  /// Reads a list at a place to which a reference led; what is wrong in it is then the reference's
  /// fault.
  mutating func list<Value>(
    _ list: SourceNode,
    _ name: String,
    expected: @autoclosure () -> String,
    at reference: SourceNode,
    _ read: (inout Self) -> Value?
  ) -> Value? {
    guard list.place != reference.place else { return read(&self) }
    let before = faultCount
    trials += 1
    let value = read(&self)
    trials -= 1
    if let value, faultCount == before { return value }
    faultCount = before
    mismatch(list, name, expected: expected(), at: reference)
    return nil
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
