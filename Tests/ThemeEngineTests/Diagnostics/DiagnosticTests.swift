import Testing
import ThemeEngine

@Suite struct DiagnosticTests {
  static let unknown = Diagnostic(
    ruleId: .aliasUnknown,
    severity: .error,
    message: "'color.acent' does not exist",
    token: "button.background",
    file: "brand.tokens.json",
    line: 14,
    column: 9,
    expected: "a token of the document",
    found: "'color.acent'",
    suggestion: "color.accent"
  )

  private static let texts: [(Diagnostic, String)] = [
    (
      unknown,
      "brand.tokens.json:14:9: error: [alias/unknown] 'color.acent' does not exist; "
        + "did you mean 'color.accent'?"
    ),
    (
      Diagnostic(ruleId: .themeNoRoles, severity: .note, message: "no roles", file: "a.json"),
      "a.json: note: [theme/no-roles] no roles"
    ),
    (
      Diagnostic(
        ruleId: .themeNoRoles,
        severity: .note,
        message: "no roles",
        file: "a.json",
        line: 3
      ),
      "a.json:3: note: [theme/no-roles] no roles"
    ),
    (
      Diagnostic(
        ruleId: .contrastInsufficient,
        severity: .error,
        message: "3.1 is under 4.5",
        token: "color.accent",
        theme: "novus@dark"
      ),
      "novus@dark color.accent: error: [contrast/insufficient] 3.1 is under 4.5"
    ),
    (
      Diagnostic(
        ruleId: .brandFontFace,
        severity: .warning,
        message: "no such face",
        theme: "novus"
      ),
      "novus: warning: [brand/font-face] no such face"
    ),
    (
      Diagnostic(
        ruleId: .brandMalformedID,
        severity: .error,
        message: "'a\u{1B}[31m\u{202E}' is no id"
      ),
      "error: [brand/malformed-id] 'a<U+001B>[31m<U+202E>' is no id"
    ),
  ]

  @Test(arguments: texts)
  func oneLineText(_ finding: Diagnostic, _ text: String) {
    #expect(finding.text == text)
    #expect(finding.description == text)
  }

  @Test func severitiesAreOrdered() {
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
    #expect(!(Severity.error < Severity.error))
  }

  private static func finding(
    _ file: String?,
    _ line: Int?,
    _ column: Int?,
    _ theme: String?,
    _ token: String?,
    _ severity: Severity,
    _ rule: RuleID,
    _ message: String
  ) -> Diagnostic {
    Diagnostic(
      ruleId: rule,
      severity: severity,
      message: message,
      token: token,
      theme: theme,
      file: file,
      line: line,
      column: column
    )
  }

  /// In the order in which they must come.
  private static let ordered: [Diagnostic] = [
    finding("B.json", 9, 1, nil, nil, .note, .jsonSyntax, "z"),
    finding("a.json", 1, 9, nil, nil, .error, .jsonSyntax, "a"),
    finding("a.json", 2, 3, nil, nil, .error, .jsonSyntax, "a"),
    finding("a.json", 10, 1, "a", nil, .error, .jsonSyntax, "a"),
    finding("a.json", 10, 1, "b", nil, .error, .jsonSyntax, "a"),
    finding("a.json", 10, 1, nil, "color.a", .error, .jsonSyntax, "a"),
    finding("a.json", 10, 1, nil, "color.b", .error, .jsonSyntax, "a"),
    finding("a.json", 10, 1, nil, nil, .error, .aliasCycle, "b"),
    finding("a.json", 10, 1, nil, nil, .error, .jsonSyntax, "a"),
    finding("a.json", 10, 1, nil, nil, .error, .jsonSyntax, "cafe\u{301}"),
    finding("a.json", 10, 1, nil, nil, .error, .jsonSyntax, "caf\u{E9}"),
    finding("a.json", 10, 1, nil, nil, .warning, .aliasCycle, "a"),
    finding("a.json", 10, 1, nil, nil, .note, .aliasCycle, "a"),
    finding("a.json", 10, nil, nil, nil, .error, .aliasCycle, "a"),
    finding("a.json", nil, nil, nil, nil, .error, .aliasCycle, "a"),
    finding(nil, 1, 1, nil, nil, .error, .aliasCycle, "a"),
    finding(nil, nil, nil, "novus", nil, .error, .aliasCycle, "a"),
    finding(nil, nil, nil, nil, "color.a", .error, .aliasCycle, "a"),
    finding(nil, nil, nil, nil, nil, .error, .aliasCycle, "a"),
  ]

  @Test func orderIsTotal() {
    for (index, first) in Self.ordered.enumerated() {
      for (other, second) in Self.ordered.enumerated() {
        #expect((first < second) == (index < other))
      }
    }
    #expect(Diagnostic.sorted(Self.ordered.reversed()).map(\.text) == Self.ordered.map(\.text))
  }

  @Test func remainingPartsDecideLast() {
    var first = Self.unknown
    var second = Self.unknown
    first.related = [Related(message: "a")]
    second.related = [Related(message: "b")]
    #expect(first < second && !(second < first))
    second.related = [Related(message: "a"), Related(message: "a")]
    #expect(first < second && !(second < first))
    second = first
    second.suggestion = "color.b"
    #expect(first < second && !(second < first))
    #expect(!(first < first))
  }
}
