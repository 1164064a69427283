import Testing

@testable import ThemeEngine

struct TokenTreeTests {
  private func tree(_ text: String, _ name: String) throws -> TokenTree {
    let document = try JSONDocument(parsing: Array(text.utf8))
    return TokenTree(reading: document.root, in: TokenSource(document, name: name))
  }

  private func merged(_ texts: String..., lenient: Bool = false) throws -> TokenReading {
    var result: TokenTree?
    for (index, text) in texts.enumerated() {
      let next = try tree(text, "\(index).json")
      if result == nil { result = next } else { result?.merge(next) }
    }
    let options = DocumentOptions(lenient: lenient)
    return TokenReading(TokenTreeReader.document(try #require(result), options: options))
  }

  @Test func groupsMergeAndLaterTokensWin() throws {
    let reading = try merged(
      #"{"g": {"$type": "number", "a": {"$value": 1}, "b": {"$value": 2, "$description": "old"}}}"#,
      #"{"g": {"b": {"$value": 3}, "c": {"$value": "{h.x}"}}, "h": {"x": {"$type": "number", "$value": 4}}}"#,
      #"{"h": {"x": {"$type": "number", "$value": 5}}}"#
    )
    #expect(reading.summary == [])
    #expect(reading.paths == ["g.a", "g.b", "g.c", "h.x"])
    #expect(reading.text("g.b") == "3")
    #expect(reading.token("g.b")?.custom?.description == nil)
    #expect(reading.text("g.c") == "5")
  }

  @Test func groupPropertiesOfTheLaterDocumentHold() throws {
    let reading = try merged(
      #"{"g": {"$type": "number", "$deprecated": true, "a": {"$value": 1}}}"#,
      #"{"g": {"$type": "fontWeight", "$deprecated": false}}"#
    )
    #expect(reading.type("g.a") == "fontWeight")
    #expect(reading.token("g.a")?.custom?.deprecated == nil)
  }

  @Test func extendsAndAliasesAreFollowedAfterMerging() throws {
    let reading = try merged(
      #"{"copy": {"$extends": "{base}"}, "x": {"$value": "{theme.n}"}}"#,
      #"{"base": {"t": {"$type": "number", "$value": 1}}, "theme": {"n": {"$type": "number", "$value": 2}}}"#
    )
    #expect(reading.summary == [])
    #expect(reading.text("copy.t") == "1")
    #expect(reading.text("x") == "2")
  }

  @Test func aTokenInPlaceOfAGroupIsReported() throws {
    let first = #"{"g": {"a": {"$type": "number", "$value": 1}}}"#
    let second = #"{"g": {"$type": "number", "$value": 2}}"#
    let strict = try merged(first, second)
    #expect(strict.summary == ["dtcg/clash g"])
    #expect(strict.document.findings.first?.file == "1.json")
    #expect(strict.document.findings.first?.related.first?.file == "0.json")
    #expect(strict.text("g") == "2")
    #expect(try merged(second, first, lenient: true).summary == ["warning dtcg/clash g"])
  }

  @Test func findingsNameTheirDocument() throws {
    let reading = try merged(
      #"{"a": {"$type": "number", "$value": 1}}"#,
      "{\n  \"b\": {\"$type\": \"number\",\n    \"$value\": \"{aa}\"}}"
    )
    let finding = try #require(reading.document.findings.first)
    #expect(finding.file == "1.json")
    #expect(finding.line == 3)
    #expect(finding.column == 15)
    #expect(finding.suggestion == "a")
    #expect(
      "\(finding)" == "1.json:3:15: error: [alias/unknown] 'aa' does not exist; did you mean 'a'?"
    )
  }

  @Test func deepTreesAndValuesDoNotTrap() {
    let deep =
      String(repeating: #"{"a": "#, count: 500) + #"{"$type": "number", "$value": 1}"#
      + String(repeating: "}", count: 500)
    #expect(TokenReading(deep).document.tokens.count == 1)
    let value = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    for type in ["shadow", "gradient", "fontFamily", "color", "x"] {
      let reading = TokenReading(TokenReading.file(type, value), lenient: true)
      #expect(reading.document.findings.contains { $0.severity == .error } || type == "x")
    }
  }

  @Test func valuesNestedTooDeepAreReported() {
    let value = String(repeating: "[", count: 70) + String(repeating: "]", count: 70)
    let reading = TokenReading(TokenReading.file("x", value), lenient: true)
    #expect(reading.summary == ["warning dtcg/unknown-type t", "dtcg/limit t"])
    #expect(reading.paths == [])
  }

  @Test func manyReadingsOfOneLargePartStopAtALimit() {
    let dash = #"{"value": 1, "unit": "px"}"#
    let dashes = Array(repeating: dash, count: 2_000).joined(separator: ", ")
    var text =
      #"{"$type": "strokeStyle", "big": {"$value": {"dashArray": [\#(dashes)], "lineCap": "butt"}}"#
    for index in 0..<150 {
      text += ", \"t\(index)\": {\"$value\": {\"lineCap\": \"butt\", \"dashArray\": {\"$ref\": "
      text += "\"#/big/$value/dashArray\"}}}"
    }
    let document = TokenDocument(parsing: Array((text + "}").utf8), name: nil)
    #expect(document.findings.allSatisfy { $0.ruleId == .dtcgLimit })
    #expect(!document.findings.isEmpty)
    #expect(document.tokens.count > 50)
  }
}
