import Testing
import ThemeCommands

@testable import ThemeEngine

/// Faults of other tools with typography, each with the right value.
struct TypographyFaultTests {
  /// A file with a style `t`, and with tokens `size` (20px) and `big` (24px).
  private func file(
    size: String = #"{"value": 16, "unit": "px"}"#,
    spacing: String = #"{"value": 0, "unit": "px"}"#,
    height: String = "1.5",
    more: String = ""
  ) -> String {
    #"""
    {"d": {"$type": "dimension", "size": {"$value": {"value": 20, "unit": "px"}},
       "big": {"$value": {"value": 24, "unit": "px"}}},
     "t": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontWeight": 400,
       "fontSize": \#(size), "letterSpacing": \#(spacing), "lineHeight": \#(height)\#(more)}}}
    """#
  }

  private static let heights: [(String, String, String?)] = [
    (#""AUTO""#, "dtcg/wrong-type t", nil), (#""normal""#, "dtcg/wrong-type t", nil),
    (#""150%""#, "dtcg/wrong-type t", "1.5"), (#""24px""#, "dtcg/wrong-type t", "1.5"),
    (#"{"value": 24, "unit": "px"}"#, "dtcg/wrong-type t", "1.5"),
    (#"{"value": 1.5, "unit": "rem"}"#, "dtcg/wrong-type t", "1.5"),
    (#""1.5""#, "dtcg/wrong-type t", "1.5"), (#""{d.big}""#, "alias/wrong-type t", nil),
  ]

  @Test("a line height is a multiple, and anything else is refused (TY-02)", arguments: heights)
  func lineHeights(_ height: String, _ finding: String, _ suggestion: String?) throws {
    let reading = TokenReading(file(height: height))
    #expect(reading.summary == [finding])
    let first = try #require(reading.document.findings.first)
    #expect(first.suggestion == suggestion)
    if finding.hasPrefix("dtcg") {
      #expect(first.message.hasPrefix("'lineHeight' has to be a number, a multiple of the font's"))
    }
    #expect(TokenReading(file()).summary == [])
  }

  @Test(
    "a length becomes a multiple of the size that is referred to (TY-02)",
    arguments: [
      (#""30px""#, "lineHeight: 1.5"), (#""120%""#, "lineHeight: 1.2"),
      (#""NORMAL""#, "lineHeight: normal"),
    ]
  )
  func lineHeightOfAlias(_ height: String, _ text: String) {
    let reading = TokenReading(file(size: #""{d.size}""#, height: height), lenient: true)
    #expect(reading.summary == ["warning dtcg/repaired t"])
    #expect(reading.text("t")?.contains(text) == true)
  }

  private static let spacings: [(String, String, String)] = [
    (#""-2%""#, "-0.32", "-0.02"), (#"{"value": -2, "unit": "%"}"#, "-0.32", "-0.02"),
    (#""0.04em""#, "0.64", "0.04"), (#"{"value": 0.04, "unit": "em"}"#, "0.64", "0.04"),
    (#""-0.7%""#, "-0.112", "-0.007"),
  ]

  @Test("letter spacing by the font's size is no length (DI-07)", arguments: spacings)
  func letterSpacings(_ spacing: String, _ points: String, _ ems: String) {
    let strict = TokenReading(file(spacing: spacing))
    // Of an object only the unit is wrong, and no other unit would mean the same.
    let isText = spacing.first == "\""
    #expect(strict.summary == [isText ? "dtcg/wrong-type t" : "dtcg/unknown-word t"])
    #expect(
      strict.document.findings.first?.suggestion
        == (isText ? #"{"value": \#(points), "unit": "px"}"# : nil)
    )
    let lenient = TokenReading(file(spacing: spacing), lenient: true)
    #expect(lenient.summary == ["warning dtcg/repaired t"])
    #expect(lenient.text("t")?.contains("letterSpacing: {value: \(ems), unit: em}") == true)
    let unknown = TokenReading(file(size: #""{gone}""#, spacing: spacing))
    #expect(unknown.document.findings.last?.suggestion == nil)
  }

  @Test("a style without a part has no such part (TY-03)") func missingPart() throws {
    let files = try FaultCaseFiles([
      "t.json": #"""
      {"t": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontWeight": 400,
        "fontSize": {"value": 16, "unit": "px"}, "lineHeight": 1.5, "fontStyle": "italic"}}}
      """#
    ])
    let strict = files.run("validate", "./t.json")
    #expect(
      strict.text.contains("[dtcg/missing-key] 'letterSpacing' is missing, expected an object")
    )
    // 'fontSize' is there already, so it can't be what was meant.
    #expect(
      strict.text.contains("[dtcg/unknown-key] 'fontStyle' can't stand here, only 'fontFamily'")
    )
    #expect(strict.text.contains("2 errors\n"))
    #expect(
      try files.tokens("./t.json", "--lenient") == [
        "t": #"{"fontFamily":["Inter"],"fontSize":{"value":16,"unit":"px"},"fontWeight":400,"#
          + #""lineHeight":1.5}"#
      ]
    )
  }

  @Test(
    "a weight by name and by number is one weight (TY-03)",
    arguments: [
      (#""bold""#, "700"), (#""semi-bold""#, #""demi-bold""#), (#""book""#, "400"),
      (#""extra-black""#, "950"), (#""hairline""#, "100"),
    ]
  )
  func weights(_ name: String, _ other: String) throws {
    func file(_ weight: String) -> String {
      #"""
      {"w": {"$type": "fontWeight", "$value": \#(weight)},
       "t": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontWeight": \#(weight),
         "fontSize": {"value": 16, "unit": "px"}, "lineHeight": 1.5,
         "letterSpacing": {"value": 0, "unit": "px"}}}}
      """#
    }
    let files = try FaultCaseFiles([
      "a.json": file(name), "b.json": file(other), "c.json": file("425"),
    ])
    #expect(files.run("diff", "./a.json", "./b.json").text == "no differences\n")
    #expect(files.run("diff", "./a.json", "./c.json").text.contains("2 changed"))
    #expect(try files.tokens("./a.json")["w"] == name)
  }

  @Test("names of composites' parts are names like others (TY-05)") func partNames() throws {
    let files = try FaultCaseFiles([
      "t.json": #"""
      {"typography": {"fontFamily": {"sans": {"$type": "fontFamily", "$value": ["Inter", "Arial"]}}},
       "base": {"foo": {"$type": "number", "$value": 1}}, "value": {"$type": "number", "$value": 2},
       "type": {"color": {"$type": "number", "$value": 3}},
       "a": {"$value": "{typography.fontFamily.sans}"}, "b": {"$value": "{base.foo}"},
       "c": {"$value": "{value}"}, "d": {"$value": "{type.color}"}}
      """#
    ])
    let tokens = try files.tokens("./t.json")
    #expect(["a", "b", "c", "d"].map { tokens[$0] } == [#"["Inter","Arial"]"#, "1", "2", "3"])
  }
}
