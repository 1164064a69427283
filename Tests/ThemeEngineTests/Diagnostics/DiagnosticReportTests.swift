import Testing
import ThemeEngine

@Suite struct DiagnosticReportTests {
  private static let report = DiagnosticReport(
    findings: [
      Diagnostic(ruleId: .themeUnknownKey, severity: .warning, message: "'x' is unknown"),
      Diagnostic(
        ruleId: .aliasUnknown,
        severity: .error,
        message: "'color.acent' does not exist",
        token: "button.background",
        theme: "novus@dark",
        file: "brand.tokens.json",
        line: 14,
        column: 9,
        expected: "a token",
        found: "\"color.acent\"",
        suggestion: "color.accent",
        related: [
          Related(message: "here", file: "b.json", line: 1, column: 2, token: "a.b"),
          Related(message: "there"),
        ]
      ),
    ],
    checked: Checked(pairs: 2, tokens: 30, files: 1)
  )

  @Test func allKeysInOrder() {
    #expect(
      String(decoding: Self.report.json(style: .pretty), as: UTF8.self) == """
        {
          "formatVersion": "1.0",
          "findings": [
            {
              "ruleId": "alias/unknown",
              "severity": "error",
              "message": "'color.acent' does not exist",
              "token": "button.background",
              "theme": "novus@dark",
              "file": "brand.tokens.json",
              "line": 14,
              "column": 9,
              "expected": "a token",
              "found": "\\"color.acent\\"",
              "suggestion": "color.accent",
              "related": [
                {
                  "message": "here",
                  "file": "b.json",
                  "line": 1,
                  "column": 2,
                  "token": "a.b"
                },
                {
                  "message": "there",
                  "file": null,
                  "line": null,
                  "column": null,
                  "token": null
                }
              ]
            },
            {
              "ruleId": "theme/unknown-key",
              "severity": "warning",
              "message": "'x' is unknown",
              "token": null,
              "theme": null,
              "file": null,
              "line": null,
              "column": null,
              "expected": null,
              "found": null,
              "suggestion": null,
              "related": []
            }
          ],
          "summary": {
            "error": 1,
            "warning": 1,
            "note": 0,
            "checked": {
              "pairs": 2,
              "tokens": 30,
              "files": 1
            }
          }
        }

        """
    )
  }

  @Test func empty() {
    let report = DiagnosticReport(findings: [], checked: Checked())
    #expect(
      String(decoding: report.json(style: .compact), as: UTF8.self) == """
        {"formatVersion":"1.0","findings":[],"summary":{"error":0,"warning":0,"note":0,\
        "checked":{"pairs":0,"tokens":0,"files":0}}}

        """
    )
    #expect(report.worst == nil)
    #expect(report.checked.isNothing)
    #expect(report.summaryText == "no findings")
  }

  private static let summaries: [([Severity], String)] = [
    ([.error], "1 error"), ([.error, .error, .warning], "2 errors, 1 warning"),
    ([.note], "1 note"), ([.note, .warning, .warning, .note], "2 warnings, 2 notes"),
    ([.note, .error, .warning], "1 error, 1 warning, 1 note"),
  ]

  @Test(arguments: summaries)
  func summary(_ severities: [Severity], _ text: String) {
    let findings = severities.map { Diagnostic(ruleId: .themeNoRoles, severity: $0, message: "m") }
    let report = DiagnosticReport(findings: findings, checked: Checked())
    #expect(report.summaryText == text)
    #expect(report.worst == severities.max())
    #expect(report.errorCount == severities.count { $0 == .error })
    #expect(report.warningCount == severities.count { $0 == .warning })
    #expect(report.noteCount == severities.count { $0 == .note })
  }
}
