/// Findings in the files of a resolver document, with their places.
struct ResolverFindings: Sendable {
  private(set) var findings: [Diagnostic] = []
  private var lines: [Int: LineIndex] = [:]

  /// A byte of one of the files.
  struct Place {
    var file: Int
    var offset: Int

    init(_ node: ResolverNode) {
      file = node.file
      offset = node.node.offset
    }

    /// The key of a member of an object.
    init(keyOf member: JSONMember, in object: ResolverNode) {
      file = object.file
      offset = member.keyOffset
    }
  }

  mutating func add(_ finding: Diagnostic) { findings.append(finding) }

  mutating func report(
    _ rule: RuleID,
    _ severity: Severity = .error,
    at place: Place,
    in files: ResolverFiles,
    _ message: String,
    expected: String? = nil,
    found: String? = nil,
    suggestion: String? = nil,
    related: [Related] = []
  ) {
    let position = position(place, in: files)
    findings.append(
      Diagnostic(
        ruleId: rule,
        severity: severity,
        message: message,
        file: files[place.file].name,
        line: position.line,
        column: position.column,
        expected: expected,
        found: found,
        suggestion: suggestion,
        related: related
      )
    )
  }

  /// Another place that a finding speaks of.
  mutating func related(_ message: String, at place: Place, in files: ResolverFiles) -> Related {
    let position = position(place, in: files)
    return Related(
      message: message,
      file: files[place.file].name,
      line: position.line,
      column: position.column
    )
  }

  private mutating func position(_ place: Place, in files: ResolverFiles) -> TextPosition {
    let index = lines[place.file] ?? files[place.file].document.lineIndex()
    lines[place.file] = index
    return index.position(at: place.offset)
  }
}
