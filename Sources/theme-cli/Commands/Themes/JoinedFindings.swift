import ThemeEngine

/// The findings of one file's combinations of contexts, each fault of a place once.
struct JoinedFindings {
  private var findings: [Diagnostic] = []
  private var positions: [Key: Int] = [:]

  /// What makes a fault the same, whatever depends on it in a combination.
  private struct Key: Hashable {
    let file: String?
    let line: Int?
    let column: Int?
    let severity: Severity
    let rule: RuleID
    let message: String

    init(_ finding: Diagnostic) {
      file = finding.file
      line = finding.line
      column = finding.column
      severity = finding.severity
      rule = finding.ruleId
      message = finding.message
    }
  }

  /// Adds findings; of a known fault only the related places that are new.
  mutating func add(_ added: [Diagnostic]) {
    for finding in added {
      let key = Key(finding)
      guard let known = positions[key] else {
        positions[key] = findings.count
        findings.append(finding)
        continue
      }
      let related = Set(findings[known].related.map(Place.init))
      findings[known].related += finding.related.filter { !related.contains(Place($0)) }
    }
  }

  private struct Place: Hashable {
    let file: String?
    let line: Int?
    let column: Int?
    let message: String

    init(_ related: Related) {
      file = related.file
      line = related.line
      column = related.column
      message = related.message
    }
  }

  /// All findings in the order in which they are reported.
  var sorted: [Diagnostic] { Diagnostic.sorted(findings) }
}
