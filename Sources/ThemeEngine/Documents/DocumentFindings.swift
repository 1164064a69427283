/// The findings of one reading, each place and rule once.
struct DocumentFindings {
  private let sources: [TokenSource]
  private var lines: [Int32: LineIndex] = [:]
  private var seen: Set<Key> = []
  private(set) var list: [Diagnostic] = []

  private struct Key: Hashable {
    let source: Int32
    let offset: Int
    let rule: RuleID
    let message: String
  }

  init(_ sources: [TokenSource]) { self.sources = sources }

  /// - Returns: the finding's position; nil where the same was said of the same place before, as
  ///   happens where a group is copied.
  @discardableResult
  mutating func report(
    _ rule: RuleID,
    _ severity: Severity = .error,
    source: Int32,
    offset: Int,
    _ path: TokenPath?,
    _ message: String,
    expected: String? = nil,
    found: String? = nil,
    suggestion: String? = nil,
    related: [Related] = []
  ) -> Int? {
    let key = Key(source: source, offset: offset, rule: rule, message: message)
    guard seen.insert(key).inserted else { return nil }
    let position = position(source, offset)
    list.append(
      Diagnostic(
        ruleId: rule,
        severity: severity,
        message: message,
        token: path?.description,
        file: sources[Int(source)].name,
        line: position.line,
        column: position.column,
        expected: expected,
        found: found,
        suggestion: suggestion,
        related: related
      )
    )
    return list.count - 1
  }

  /// Adds what is to be read before the other places.
  mutating func relateFirst(_ related: Related, to finding: Int) {
    list[finding].related.insert(related, at: 0)
  }

  mutating func relate(_ related: Related, to finding: Int) {
    list[finding].related.append(related)
  }

  /// Where a value stands, for another finding to point at.
  mutating func related(_ node: SourceNode, _ path: TokenPath?, _ message: String) -> Related {
    let position = position(node.source, node.json.offset)
    return Related(
      message: message,
      file: sources[Int(node.source)].name,
      line: position.line,
      column: position.column,
      token: path?.description
    )
  }

  private mutating func position(_ source: Int32, _ offset: Int) -> TextPosition {
    if let index = lines[source] { return index.position(at: offset) }
    let index = sources[Int(source)].document.lineIndex()
    lines[source] = index
    return index.position(at: offset)
  }
}
