/// Findings as a text lists them: what weighs most last, where a reader's eye ends, and within a
/// severity by place.
struct FindingGroups {
  /// One line or finding of the text.
  enum Item {
    case finding(Diagnostic)
    /// So many more findings of the same rule and severity as the first of them.
    case more(Int, like: Diagnostic, files: Set<String>)
  }

  private(set) var items: [Item] = []

  private struct Kind: Hashable {
    let severity: Severity
    let rule: RuleID
  }

  /// - Parameters:
  ///   - findings: sorted by place.
  ///   - limit: how many of a kind are listed; nil for all of them.
  init(_ findings: [Diagnostic], limit: FindingLimit?) {
    var counts: [Kind: Int] = [:]
    for finding in findings { counts[Self.kind(finding), default: 0] += 1 }
    for severity in Severity.allCases {
      var listed: [Kind: Int] = [:]
      var order: [Kind] = []
      var rest: [Kind: (count: Int, first: Diagnostic, files: Set<String>)] = [:]
      for finding in findings where finding.severity == severity {
        let kind = Self.kind(finding)
        let position = listed[kind, default: 0]
        listed[kind] = position + 1
        guard let limit, counts[kind, default: 0] > limit.whole, position >= limit.first else {
          items.append(.finding(finding))
          continue
        }
        if rest[kind] == nil { order.append(kind) }
        rest[kind, default: (0, finding, [])].count += 1
        if let file = finding.file { rest[kind]?.files.insert(file) }
      }
      items += order.compactMap { kind in
        rest[kind].map { .more($0.count, like: $0.first, files: $0.files) }
      }
    }
  }

  private static func kind(_ finding: Diagnostic) -> Kind {
    Kind(severity: finding.severity, rule: finding.ruleId)
  }
}
