/// Findings in one document, with their places.
struct LocatedFindings {
  let document: JSONDocument
  let file: String?
  private(set) var findings: [Diagnostic]
  private var lines: LineIndex?

  /// Begins with the document's repeated keys.
  init(_ document: JSONDocument, file: String?) {
    self.document = document
    self.file = file
    findings = document.duplicateKeys.map {
      Diagnostic($0, in: document, file: file, severity: .error)
    }
  }

  mutating func report(
    _ rule: RuleID,
    _ severity: Severity = .error,
    at offset: Int,
    _ path: TokenPath?,
    _ message: String,
    expected: String? = nil,
    found: String? = nil,
    suggestion: String? = nil,
    related: [Related] = []
  ) {
    let lines = self.lines ?? document.lineIndex()
    self.lines = lines
    let position = lines.position(at: offset)
    findings.append(
      Diagnostic(
        ruleId: rule,
        severity: severity,
        message: message,
        token: path?.description,
        file: file,
        line: position.line,
        column: position.column,
        expected: expected,
        found: found,
        suggestion: suggestion,
        related: related
      )
    )
  }

  /// Reports that a value is of another kind than what has to stand there.
  mutating func mismatch(
    _ node: JSONNode,
    _ path: TokenPath?,
    _ name: String,
    expected: String,
    rule: RuleID = .themeWrongType
  ) {
    let found = node.foundText
    report(
      rule,
      at: node.offset,
      path,
      "'\(name)' has to be \(expected), found \(found)",
      expected: expected,
      found: found
    )
  }
}

extension JSONNode {
  var foundText: String { read(\.foundText) }
}

extension JSONView {
  /// What stands here, short enough for a message.
  var foundText: String {
    switch kind {
    case .object: "an object"
    case .array: count == 0 ? "an empty list" : "a list of \(count)"
    case .string: string.map { $0.count > 40 ? "a long text" : "'\($0)'" } ?? "a text"
    case .number: numberText ?? "a number"
    case .bool: bool == true ? "true" : "false"
    case .null: "null"
    }
  }
}
