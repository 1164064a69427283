extension BrandDefinition {
  /// What a plugin's types allow and a theme does not.
  static func findings(
    id: String,
    extras: [TokenPath],
    statuses: StatusTones,
    graph: TokenGraph,
    unknownParts: [TokenPath]
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    func report(
      _ rule: RuleID,
      _ message: String,
      _ token: TokenPath? = nil,
      expected: String? = nil,
      found: String? = nil
    ) {
      findings.append(
        Diagnostic(
          ruleId: rule,
          severity: .error,
          message: message,
          token: token?.description,
          theme: id,
          expected: expected,
          found: found
        )
      )
    }
    if !BrandIdentity.isValid(id: id) {
      report(
        .brandMalformedID,
        "'\(id)' can't be the id of a brand",
        expected: "lower-case letters, digits and hyphens, beginning with a letter",
        found: "'\(id)'"
      )
    }
    for path in extras where ThemeShape.claims(path) || path.section == "palette" {
      report(
        .brandExtraCollision,
        "the extra '\(path)' has the path of a table that every theme has; give it another name",
        path
      )
    }
    for path in extras where !path.isWellFormed {
      report(
        .brandInvalidValue,
        "the extra '\(path)' has a name that can't stand in a path",
        path,
        expected: "names without braces and dots that don't begin with '$', joined by dots"
      )
    }
    for path in graph.duplicates where !ThemeShape.claims(path) {
      report(.brandDuplicateToken, "'\(path)' is there twice; keep one", path)
    }
    for entry in statuses.entries where !entry.status.isStatusName {
      report(
        .brandInvalidValue,
        "'\(entry.status)' can't be the name of a status",
        Policies.path.appending("statusTones"),
        expected: "letters, digits, '-' and '_', beginning with a letter"
      )
    }
    for path in unknownParts {
      report(
        .brandInvalidValue,
        "'assuming' names a part that '\(path)' doesn't have; name a field of its schema",
        path
      )
    }
    return findings
  }
}

extension Policies {
  static var path: TokenPath { TokenPath("policy") }
}

extension TokenPath {
  /// Whether every name is one that a Design Tokens file may have.
  package var isWellFormed: Bool {
    description.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { name in
      !name.isEmpty && !name.utf8.contains(UInt8(ascii: "{"))
        && !name.utf8.contains(UInt8(ascii: "}"))
        && (name.utf8.first != UInt8(ascii: "$") || name == "$root")
    }
  }
}

extension String {
  /// Whether the text can name a status: a name that is no index and has no dot.
  package var isStatusName: Bool {
    guard let first = utf8.first, first.isASCIILetter else { return false }
    return utf8.allSatisfy {
      $0.isASCIILetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
