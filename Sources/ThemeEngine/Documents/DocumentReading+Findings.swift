extension DocumentReading {
  /// The path of the token whose value is being read.
  var currentPath: TokenPath? {
    entries.indices.contains(Int(current)) ? paths[Int(current)] : nil
  }

  /// Reports a fault of the current value, or counts it alone while a value is only tried.
  mutating func fail(
    _ rule: RuleID,
    _ node: SourceNode,
    _ message: String,
    expected: String? = nil,
    found: String? = nil,
    suggestion: String? = nil,
    related: [Related] = []
  ) {
    faultCount += 1
    guard trials == 0 else { return }
    let finding = findings.report(
      rule,
      source: node.source,
      offset: node.json.offset,
      currentPath,
      message,
      expected: expected,
      found: found,
      suggestion: suggestion,
      related: related
    )
    firstFault = firstFault ?? finding
  }

  /// Reports that something else has to stand at a place.
  mutating func mismatch(
    _ node: SourceNode,
    _ name: String,
    expected: String,
    rule: RuleID = .dtcgWrongType,
    suggestion: String? = nil
  ) {
    faultCount += 1
    guard trials == 0 else { return }
    faultCount -= 1
    let found = node.json.foundText
    var message = "\(Self.subject(name)) has to be \(expected), found \(found)"
    if let text = node.json.string, text.utf8.contains(UInt8(ascii: "{")) {
      message +=
        node.json.beginsWith(UInt8(ascii: "{"))
        ? "; a reference here is written as {\"$ref\": \"#/…\"}, and is the whole value"
        : "; a reference is the whole value, and nothing can be computed with it"
    }
    // A number in quotes looks like the number that is meant.
    if let suggestion, node.json.string == suggestion { message += "; write \(suggestion)" }
    fail(rule, node, message, expected: expected, found: found, suggestion: suggestion)
  }

  /// The name of a key in quotes; words that begin with an article as they are.
  static func subject(_ name: String) -> String {
    name.hasPrefix("a ") || name.hasPrefix("the ") ? name : "'\(name)'"
  }

  /// Warns about the current value.
  mutating func warn(
    _ rule: RuleID,
    _ node: SourceNode,
    _ message: String,
    expected: String? = nil,
    found: String? = nil,
    suggestion: String? = nil
  ) {
    guard trials == 0 else { return }
    findings.report(
      rule,
      .warning,
      source: node.source,
      offset: node.json.offset,
      currentPath,
      message,
      expected: expected,
      found: found,
      suggestion: suggestion
    )
  }

  /// Takes a value that lenient reading understands, with a warning; in strict reading the value
  /// becomes the suggestion.
  mutating func repair(
    _ node: SourceNode,
    _ name: String,
    expected: String,
    as value: TokenValue?,
    rule: RuleID = .dtcgWrongType
  ) -> TokenValue? {
    guard let value else {
      mismatch(node, name, expected: expected, rule: rule)
      return nil
    }
    let text = value.string ?? value.documentText
    guard isLenient else {
      mismatch(node, name, expected: expected, rule: rule, suggestion: text)
      return nil
    }
    let found = node.json.foundText
    warn(
      .dtcgRepaired,
      node,
      "\(Self.subject(name)) should be \(expected); \(found) is read as \(text)",
      expected: expected,
      found: found,
      suggestion: text
    )
    return value
  }
}

extension TokenValue {
  /// The value as a token file writes it, on one line.
  var documentText: String {
    switch self {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): DecimalText.string(number)
    case .string(let text): "\"\(text)\""
    case .blur(let blur): DecimalText.string(blur.css)
    case .list(let items): "[" + items.map(\.documentText).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\"\($0.name)\": \($0.value.documentText)" }.joined(separator: ", ") + "}"
    case .color(let color): Self.documentText(color)
    }
  }

  private static func documentText(_ color: ColorValue) -> String {
    let components = [color.components.x, color.components.y, color.components.z]
      .map { DecimalText.string($0.rounded(toPlaces: 6)) }
    let alpha = color.alpha == 1 ? "" : ", \"alpha\": \(DecimalText.string(color.alpha))"
    return "{\"colorSpace\": \"\(color.space.rawValue)\", \"components\": "
      + "[\(components.joined(separator: ", "))]\(alpha)}"
  }
}
