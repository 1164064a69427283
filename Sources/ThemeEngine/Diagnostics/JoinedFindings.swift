/// The findings of one file's combinations of contexts, each fault of a place once.
package struct JoinedFindings {
  private var findings: [Diagnostic] = []
  private var positions: [Key: Int] = [:]

  /// What makes a fault the same, whatever depends on it in a combination.
  private struct Key: Hashable {
    let place: Place
    let severity: Severity
    let rule: RuleID
  }

  /// Where something stands and what is said of it.
  private struct Place: Hashable {
    let file: String?
    let line: Int?
    let column: Int?
    let message: String
  }

  package init() {}

  /// Adds findings; of a known fault only the related places that are new.
  package mutating func add(_ added: [Diagnostic]) {
    for finding in added {
      let place = Place(
        file: finding.file,
        line: finding.line,
        column: finding.column,
        message: finding.message
      )
      let key = Key(place: place, severity: finding.severity, rule: finding.ruleId)
      guard let known = positions[key] else {
        positions[key] = findings.count
        findings.append(finding)
        continue
      }
      let related = Set(findings[known].related.map(Self.place))
      findings[known].related += finding.related.filter { !related.contains(Self.place($0)) }
    }
  }

  private static func place(_ related: Related) -> Place {
    Place(file: related.file, line: related.line, column: related.column, message: related.message)
  }

  /// All findings in the order in which they are reported.
  package var sorted: [Diagnostic] { Diagnostic.sorted(findings) }
}
