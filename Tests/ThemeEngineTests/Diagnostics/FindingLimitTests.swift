import Testing
import ThemeEngine

@Suite struct FindingLimitTests {
  private func finding(_ line: Int, _ rule: RuleID, _ severity: Severity) -> Diagnostic {
    Diagnostic(
      ruleId: rule,
      severity: severity,
      message: "m\(line)",
      file: line.isMultiple(of: 2) ? "b.json" : "a.json",
      line: line
    )
  }

  /// The lines with something on them.
  private func shown(_ findings: [Diagnostic], limit: FindingLimit?) -> [String] {
    let renderer = DiagnosticTextRenderer(sources: [:], color: false, limit: limit)
    return renderer.text(for: findings).split(separator: "\n").map(String.init)
  }

  private let limit = FindingLimit(whole: 3, first: 2, advice: "--all shows each")

  @Test func errorsStandLast() {
    let findings = [
      finding(1, .aliasUnknown, .error), finding(3, .dtcgHexMismatch, .warning),
      finding(5, .contrastUnreachable, .note), finding(7, .dtcgRepaired, .warning),
    ]
    for limit in [limit, nil] {
      #expect(
        shown(findings, limit: limit) == [
          "a.json:5: note: [contrast/unreachable] m5",
          "a.json:3: warning: [dtcg/hex-mismatch] m3", "a.json:7: warning: [dtcg/repaired] m7",
          "a.json:1: error: [alias/unknown] m1", "1 error, 2 warnings, 1 note",
        ]
      )
    }
  }

  @Test func aLargeKindIsCounted() {
    let findings =
      (1...4).map { finding($0, .dtcgRepaired, .warning) }
      + (1...3).map { finding($0 * 2, .dtcgHexMismatch, .warning) }
      + (1...5).map { finding($0 * 2, .dtcgRepaired, .error) }
    #expect(
      shown(findings, limit: limit) == [
        "a.json:1: warning: [dtcg/repaired] m1", "a.json:3: warning: [dtcg/repaired] m3",
        "b.json:2: warning: [dtcg/hex-mismatch] m2", "b.json:4: warning: [dtcg/hex-mismatch] m4",
        "b.json:6: warning: [dtcg/hex-mismatch] m6",
        "warning: [dtcg/repaired] and 2 more of this kind in 'b.json'; --all shows each",
        "b.json:2: error: [dtcg/repaired] m2", "b.json:4: error: [dtcg/repaired] m4",
        "error: [dtcg/repaired] and 3 more of this kind in 'b.json'; --all shows each",
        "5 errors, 7 warnings",
      ]
    )
    #expect(shown(findings, limit: nil).count == 13)
  }

  @Test func theRestNamesHowManyFilesItIsIn() {
    let findings = (1...9).map { finding($0, .dtcgRepaired, .warning) }
    let line = shown(findings, limit: FindingLimit(whole: 2, first: 1, advice: "look"))[1]
    #expect(line == "warning: [dtcg/repaired] and 8 more of this kind in 2 files; look")
  }

  @Test func relatedPlacesAreCountedToo() {
    var ring = finding(1, .aliasCycle, .error)
    ring.related = (1...4).map { (line: Int) in
      Related(message: "r\(line)", file: "a.json", line: line)
    }
    #expect(
      shown([ring], limit: limit) == [
        "a.json:1: error: [alias/cycle] m1", "note: a.json:1: r1", "note: a.json:2: r2",
        "note: and 2 more places; --all shows each", "1 error",
      ]
    )
    #expect(shown([ring], limit: nil).count == 6)
  }

  @Test func aTokenIsNamedOnce() {
    var own = finding(1, .aliasUnknown, .error)
    own.token = "a.b"
    #expect(shown([own], limit: nil)[1].hasSuffix("= token: a.b"))
    own.message = "'a.b' has no value"
    #expect(shown([own], limit: nil).count == 2)
    own.file = nil
    own.message = "m"
    #expect(shown([own], limit: nil) == ["a.b: error: [alias/unknown] m", "1 error"])
  }

  @Test func aSuggestionThatEndsTheMessageIsNotRepeated() {
    var repaired = finding(1, .dtcgRepaired, .warning)
    repaired.message = "'700' is read as 700"
    repaired.suggestion = "700"
    #expect(shown([repaired], limit: nil)[0].hasSuffix("'700' is read as 700"))
  }
}
