extension DocumentReading {
  /// The path of the token whose value is being read.
  var currentPath: TokenPath? {
    entries.indices.contains(Int(current)) ? paths[Int(current)] : nil
  }

  /// Reports a fault of the current value, or counts it alone while a value is only tried.
  ///
  /// - Returns: the finding's position; nil where there is no new one.
  @discardableResult
  mutating func fail(
    _ rule: RuleID,
    _ node: SourceNode,
    offset: Int? = nil,
    _ message: String,
    expected: String? = nil,
    found: String? = nil,
    suggestion: String? = nil,
    related: [Related] = []
  ) -> Int? {
    faultCount += 1
    guard trials == 0 else { return nil }
    let finding = findings.report(
      rule,
      source: node.source,
      offset: offset ?? node.json.offset,
      currentPath,
      message,
      expected: expected,
      found: found,
      suggestion: suggestion,
      related: related
    )
    firstFault = firstFault ?? finding
    return finding
  }

  /// Remembers that a finding stands at a reference which leads through other values.
  mutating func doubt(_ finding: Int?, _ way: [TokenTree.Place]) {
    guard let finding, !way.isEmpty else { return }
    doubtful.append(DoubtfulFinding(finding: finding, entry: current, way: way))
  }

  /// Drops findings about references whose target has the fault itself; the token that refers to it
  /// depends on that one.
  mutating func dropDependentFindings() {
    guard !doubtful.isEmpty else { return }
    let errors = findings.errorsByPlace()
    for doubt in doubtful {
      let way = doubt.way.map { SourceNode($0, in: tree) }
      // A reference that leads through its own place is part of a ring.
      guard let last = way.last,
        !way.contains(where: { findings.isFinding(doubt.finding, in: $0) }),
        let cause = findings.error(in: last, among: errors, except: doubt.finding)
      else { continue }
      findings.drop(doubt.finding)
      let entry = Int(doubt.entry)
      if entries[entry].fault == doubt.finding { entries[entry].fault = cause }
      relate(entry, to: cause)
    }
  }

  /// Reports that something else has to stand at a place.
  ///
  /// Where a reference led to the value, the fault is the reference's: it leads to a wrong value.
  mutating func mismatch(
    _ node: SourceNode,
    _ name: String,
    expected: String,
    rule: RuleID = .dtcgWrongType,
    suggestion: String? = nil,
    at reference: SourceNode? = nil
  ) {
    faultCount += 1
    guard trials == 0 else { return }
    faultCount -= 1
    let found = node.json.foundText
    if let reference, reference.place != node.place {
      let finding = fail(
        .aliasWrongType,
        reference,
        "\(Self.subject(name)) has to be \(expected), and the reference leads to \(found)",
        expected: expected,
        found: found,
        related: [findings.related(node, nil, "the value that it leads to")]
      )
      doubt(finding, [node.place])
      return
    }
    var message = "\(Self.subject(name)) has to be \(expected), found \(found)"
    if let text = node.json.string, text.contains("{") || text.contains("}") {
      message +=
        node.json.beginsWith(UInt8(ascii: "{"))
        ? "; a reference is the whole value, '{group.token}' or {\"$ref\": \"#/group/token\"}"
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
    offset: Int? = nil,
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
      offset: offset ?? node.json.offset,
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
    // Another dialect writes it in this way.
    if tree.sources[Int(node.source)].isTranslated { return value }
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
