extension BrandReader {
  mutating func mismatch(
    _ node: JSONNode,
    _ path: TokenPath?,
    _ name: String,
    expected: String,
    suggestion: String? = nil
  ) {
    let found = node.foundText
    report.report(
      .brandInvalidValue,
      at: node.offset,
      path,
      "'\(name)' has to be \(expected), found \(found)",
      expected: expected,
      found: found,
      suggestion: suggestion
    )
  }

  /// The members of a value that has to be an object.
  mutating func object(_ node: JSONNode, _ path: TokenPath?, _ name: String) -> ObjectReader? {
    guard node.kind == .object else {
      mismatch(node, path, name, expected: "an object")
      return nil
    }
    return ObjectReader(node)
  }

  /// Notes what is left of an object after all known keys were taken.
  mutating func reportUnknown(_ object: ObjectReader, below group: TokenPath?, known: [String]) {
    for member in object.rest where !unknown.contains(where: { $0.offset == member.keyOffset }) {
      unknown.append(
        UnknownKey(key: member.key, offset: member.keyOffset, group: group, known: known)
      )
    }
  }

  /// Reports the keys that no missing answer accounts for.
  mutating func reportUnknownKeys() {
    for key in unknown {
      let path = key.group.map { $0.appending(key.key) } ?? TokenPath(key.key)
      let place = key.group.map { "'\($0)'" } ?? "a brand document"
      report.report(
        .brandUnknownKey,
        isNewer ? .warning : .error,
        at: key.offset,
        path,
        "\(place) has no part '\(key.key)'",
        expected: WordList(quoting: key.known, atMost: 40).or,
        found: "'\(key.key)'",
        suggestion: NameSuggestion.nearest(to: key.key, among: key.known)
      )
    }
  }

  /// A text that names one of a closed set of words.
  mutating func word(
    _ node: JSONNode,
    of words: [String],
    _ path: TokenPath,
    _ expected: String
  ) -> String? {
    if let text = node.string, words.contains(text) { return text }
    let suggestion = node.string.flatMap { NameSuggestion.nearest(to: $0, among: words) }
    mismatch(node, path, path.description, expected: expected, suggestion: suggestion)
    return nil
  }

  /// A number within a range.
  mutating func number(
    _ node: JSONNode,
    in range: ClosedRange<Double>,
    _ path: TokenPath,
    _ name: String
  ) -> Double? {
    if let number = node.number, range.contains(number) { return number }
    let (low, high) = (DecimalText.string(range.lowerBound), DecimalText.string(range.upperBound))
    mismatch(node, path, name, expected: "a number from \(low) to \(high)")
    return nil
  }
}
