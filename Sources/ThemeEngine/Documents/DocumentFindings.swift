/// The findings of one reading, each place and rule once.
struct DocumentFindings {
  private let sources: [TokenSource]
  private var lines: [Int32: LineIndex] = [:]
  private var seen: Set<Key> = []
  private var list: [Diagnostic] = []
  /// The source and offset of each finding.
  private var offsets: [(source: Int32, offset: Int)] = []
  private var dropped: Set<Int> = []

  /// The findings that are left, in the order of reporting.
  var kept: [Diagnostic] {
    dropped.isEmpty ? list : list.indices.filter { !dropped.contains($0) }.map { list[$0] }
  }

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
    offsets.append((source, offset))
    return list.count - 1
  }

  /// Leaves a finding out, because another one says all there is to say.
  mutating func drop(_ finding: Int) { dropped.insert(finding) }

  /// The errors by their places, to look them up in.
  func errorsByPlace() -> [Int] {
    list.indices.filter { list[$0].severity == .error }.sorted {
      (offsets[$0].source, offsets[$0].offset, $0) < (offsets[$1].source, offsets[$1].offset, $1)
    }
  }

  /// The first error within a value that isn't the given one and wasn't dropped.
  func error(in node: SourceNode, among sorted: [Int], except finding: Int) -> Int? {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      let place = offsets[sorted[middle]]
      if (place.source, place.offset) < (node.source, node.json.offset) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let end = node.json.endOffset
    return sorted[low...].lazy
      .prefix { offsets[$0].source == node.source && offsets[$0].offset < end }
      .first { $0 != finding && !dropped.contains($0) }
  }

  /// Whether a finding lies within a value.
  func isFinding(_ finding: Int, in node: SourceNode) -> Bool {
    offsets[finding].source == node.source
      && (node.json.offset..<node.json.endOffset).contains(offsets[finding].offset)
  }

  func lastRelatedToken(of finding: Int) -> String? { list[finding].related.last?.token }

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
    let offset = sources[Int(source)].writtenOffset(offset)
    if let index = lines[source] { return index.position(at: offset) }
    let index = sources[Int(source)].written.lineIndex()
    lines[source] = index
    return index.position(at: offset)
  }
}
