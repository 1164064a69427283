import Testing
import ThemeEngine

@Suite struct DiagnosticJSONTests {
  @Test func faultOfTheReader() throws {
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: Array("{\n  \"a\": 1 x\n}".utf8))
    }
    let finding = Diagnostic(try #require(error), file: "a.json")
    #expect(
      finding.text
        == "a.json:2:10: error: [json/syntax] expected ',' or '}' after a member, found 'x'"
    )
    #expect(finding.expected == "',' or '}' after a member")
    #expect(finding.found == "'x'")
  }

  private static let inputs: [([UInt8], RuleID)] = [
    (Array("".utf8), .jsonSyntax), (Array("[".utf8), .jsonSyntax),
    (Array("[1e]".utf8), .jsonSyntax),
    ([0x22, 0xFF, 0x22], .jsonEncoding), ([0xFE, 0xFF], .jsonEncoding),
    (Array(repeating: 0x5B, count: 600), .jsonLimit),
    (Array(repeating: 0x20, count: 700), .jsonLimit),
  ]

  @Test(arguments: inputs)
  func rules(_ bytes: [UInt8], _ rule: RuleID) throws {
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: bytes, limits: JSONLimits(maximumSize: 650))
    }
    #expect(Diagnostic(try #require(error), file: nil).ruleId == rule)
  }

  @Test func duplicateKey() throws {
    let document = try JSONDocument(parsing: Array("{\n  \"é\": 1,\n  \"x\": 0, \"é\": 2\n}".utf8))
    let duplicate = try #require(document.duplicateKeys.first)
    let finding = Diagnostic(duplicate, in: document, file: "a.json", severity: .warning)
    #expect(
      finding.text
        == "a.json:3:11: warning: [json/duplicate-key] the key 'é' stands twice in one object"
    )
    #expect(
      finding.related == [
        Related(message: "'é' first stands here", file: "a.json", line: 2, column: 3)
      ]
    )
  }
}
