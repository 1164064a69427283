import Testing
import ThemeEngine

@Suite struct DiagnosticTextRendererTests {
  private func shown(
    _ source: String,
    line: Int?,
    column: Int?,
    color: Bool = false,
    width: Int? = nil
  ) -> String {
    let renderer = DiagnosticTextRenderer(
      sources: ["a.json": Array(source.utf8)],
      color: color,
      width: width
    )
    return renderer.text(
      for: Diagnostic(
        ruleId: .jsonSyntax,
        severity: .error,
        message: "m",
        file: "a.json",
        line: line,
        column: column
      )
    )
  }

  /// The lines of the frame without the header.
  private func frame(_ source: String, line: Int, column: Int?, width: Int? = nil) -> [String] {
    shown(source, line: line, column: column, width: width).split(separator: "\n").dropFirst()
      .map(String.init)
  }

  @Test func wholeReport() {
    let source = """
      {
        "color": {
          "accent": { "$value": "#d8102a" },
          "accent": { "$value": "{color.acent}" }
        }
      }
      """
    let report = DiagnosticReport(
      findings: [
        Diagnostic(
          ruleId: .aliasUnknown,
          severity: .error,
          message: "'color.acent' does not exist",
          token: "color.accent",
          file: "brand.tokens.json",
          line: 4,
          column: 27,
          expected: "a token of the document",
          found: "'color.acent'",
          suggestion: "color.accent"
        ),
        Diagnostic(
          ruleId: .jsonDuplicateKey,
          severity: .warning,
          message: "the key 'accent' stands twice in one object",
          file: "brand.tokens.json",
          line: 4,
          column: 5,
          related: [
            Related(
              message: "'accent' first stands here",
              file: "brand.tokens.json",
              line: 3,
              column: 5
            ),
            Related(message: "this value counts", token: "color.accent"),
          ]
        ),
        Diagnostic(
          ruleId: .contrastInsufficient,
          severity: .error,
          message: "3.1 is under 4.5",
          token: "color.accent",
          theme: "novus@dark"
        ),
      ],
      checked: Checked()
    )
    let renderer = DiagnosticTextRenderer(
      sources: ["brand.tokens.json": Array(source.utf8)],
      color: false
    )
    #expect(
      renderer.text(for: report) == """
        brand.tokens.json:4:5: warning: [json/duplicate-key] the key 'accent' stands twice in one object
          |
        4 |     "accent": { "$value": "{color.acent}" }
          |     ^
        note: brand.tokens.json:3:5: 'accent' first stands here
          |
        3 |     "accent": { "$value": "#d8102a" },
          |     ^
        note: color.accent: this value counts

        brand.tokens.json:4:27: error: [alias/unknown] 'color.acent' does not exist; did you mean \
        'color.accent'?
          |
        4 |     "accent": { "$value": "{color.acent}" }
          |                           ^
          = token: color.accent
          = help: expected a token of the document, found 'color.acent'

        novus@dark color.accent: error: [contrast/insufficient] 3.1 is under 4.5

        2 errors, 1 warning

        """
    )
    #expect(renderer.text(for: report.findings) == renderer.text(for: report))
  }

  @Test func noFindings() {
    let renderer = DiagnosticTextRenderer(sources: [:], color: false)
    #expect(renderer.text(for: []) == "no findings\n")
  }

  @Test func expectationThatTheMessageSaysIsNotRepeated() throws {
    let bytes = Array("[1 2]".utf8)
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: bytes) }
    let renderer = DiagnosticTextRenderer(sources: ["a.json": bytes], color: false)
    #expect(
      renderer.text(for: Diagnostic(try #require(error), file: "a.json")) == """
        a.json:1:4: error: [json/syntax] expected ',' or ']' after an element, found '2'
          |
        1 | [1 2]
          |    ^

        """
    )
  }

  @Test func gutterFitsTheLongestNumber() {
    let source = String(repeating: "x\n", count: 120)
    let renderer = DiagnosticTextRenderer(sources: ["a": Array(source.utf8)], color: false)
    let finding = Diagnostic(
      ruleId: .jsonSyntax,
      severity: .error,
      message: "m",
      file: "a",
      line: 7,
      column: 1,
      expected: "y",
      related: [Related(message: "n", file: "a", line: 101, column: 2)]
    )
    #expect(
      renderer.text(for: finding) == """
        a:7:1: error: [json/syntax] m
            |
          7 | x
            | ^
            = help: expected y
        note: a:101:2: n
            |
        101 | x
            |  ^

        """
    )
  }

  @Test func caretUnderWideCharactersMarksAndTabs() {
    #expect(frame("漢字x", line: 1, column: 3) == ["  |", "1 | 漢字x", "  |     ^"])
    #expect(
      frame("e\u{301}e\u{301}x", line: 1, column: 3) == ["  |", "1 | e\u{301}e\u{301}x", "  |   ^"]
    )
    #expect(frame("👩‍👩‍👧🇩🇪❤️x", line: 1, column: 4) == ["  |", "1 | 👩‍👩‍👧🇩🇪❤️x", "  |       ^"])
    #expect(frame("\t\tx", line: 1, column: 3) == ["  |", "1 |         x", "  |         ^"])
    #expect(frame("ａx", line: 1, column: 2) == ["  |", "1 | ａx", "  |   ^"])
  }

  @Test func lineEndsAreNotShown() {
    #expect(frame("a\r\nbc\r\nd", line: 2, column: 3) == ["  |", "2 | bc", "  |   ^"])
    #expect(frame("a\rb", line: 2, column: 1) == ["  |", "2 | b", "  | ^"])
    #expect(frame("a\n", line: 2, column: 1) == ["  |", "2 |", "  | ^"])
    #expect(frame("a\n\nb", line: 2, column: 1) == ["  |", "2 |", "  | ^"])
  }

  @Test func withoutColumnThereIsNoCaret() {
    #expect(frame("abc", line: 1, column: nil) == ["  |", "1 | abc"])
  }

  @Test func placesOutsideOfTheSource() {
    #expect(frame("abc", line: 9, column: 1).isEmpty)
    #expect(frame("abc", line: 0, column: 1).isEmpty)
    #expect(frame("abc", line: 1, column: 99) == ["  |", "1 | abc", "  |    ^"])
    #expect(frame("abc", line: 1, column: -5) == ["  |", "1 | abc", "  | ^"])
    #expect(frame("abc", line: .max, column: .max).isEmpty)
    #expect(frame("abc", line: 1, column: .max).first == "  |")
    #expect(frame("abc", line: 1, column: .min) == ["  |", "1 | abc", "  | ^"])
  }

  @Test func controlCharactersAreVisible() {
    let lines = frame("\u{1B}[31m\u{7}\u{7F}\u{9B}\u{202E}x", line: 1, column: 10)
    #expect(lines == ["  |", "1 | ␛[31m␇␡<U+009B><U+202E>x", "  |                        ^"])
    #expect(frame("a\u{2028}b", line: 1, column: 3)[1] == "1 | a<U+2028>b")
  }

  @Test func bytesThatAreNotUTF8() {
    let renderer = DiagnosticTextRenderer(sources: ["a": [0x61, 0xFF, 0x62]], color: false)
    let finding = Diagnostic(
      ruleId: .jsonEncoding,
      severity: .error,
      message: "m",
      file: "a",
      line: 1,
      column: 2
    )
    #expect(renderer.text(for: finding).contains("1 | a\u{FFFD}b\n  |  ^"))
  }

  @Test func longLinesAreCutAroundTheCaret() {
    let line = (0..<100).map { "item\($0)" }.joined(separator: ",")
    #expect(
      frame(line, line: 1, column: 1, width: 40) == [
        "  |", "1 | item0,item1,item2,item3,item4,ite…", "  | ^",
      ]
    )
    #expect(
      frame(line, line: 1, column: 301, width: 40) == [
        "  |", "1 | …item42,item43,item44,item45,item4…", "  |                  ^",
      ]
    )
    let last = frame(line, line: 1, column: line.count, width: 40)
    #expect(
      last == [
        "  |", "1 | …tem95,item96,item97,item98,item99", "  |                                  ^",
      ]
    )
    let wide = frame(String(repeating: "漢", count: 5000), line: 1, column: 2500, width: 30)
    #expect(wide == ["  |", "1 | …" + String(repeating: "漢", count: 11) + "…", "  |            ^"])
  }

  @Test func manyFindingsInOneLongLine() {
    let source = Array(String(repeating: "é,", count: 200_000).utf8)
    let renderer = DiagnosticTextRenderer(sources: ["a": source], color: false)
    let findings = (1...2000).map {
      Diagnostic(
        ruleId: .jsonSyntax,
        severity: .error,
        message: "m",
        file: "a",
        line: 1,
        column: $0 * 200
      )
    }
    let clock = ContinuousClock()
    var text = ""
    let time = clock.measure { text = renderer.text(for: findings) }
    #expect(text.hasSuffix("\n2000 errors\n"))
    #expect(time < .seconds(20))
  }

  @Test func colourOnlyWhenAsked() {
    let plain = shown("[x", line: 1, column: 2)
    #expect(!plain.unicodeScalars.contains("\u{1B}"))
    #expect(
      shown("[x", line: 1, column: 2, color: true)
        == "\u{1B}[1ma.json:1:2: \u{1B}[0m\u{1B}[1;31merror\u{1B}[0m: [json/syntax] m\n"
        + "\u{1B}[1;34m  |\u{1B}[0m\n\u{1B}[1;34m1 |\u{1B}[0m [x\n"
        + "\u{1B}[1;34m  |\u{1B}[0m  \u{1B}[1;31m^\u{1B}[0m\n"
    )
  }
}
