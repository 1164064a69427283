import Testing

@testable import ThemeEngine

struct LenientReadingTests {
  @Test(arguments: [
    ("dimension", #""16px""#, "{value: 16, unit: px}"),
    ("dimension", #""1.5rem""#, "{value: 1.5, unit: rem}"),
    ("dimension", "0", "{value: 0, unit: px}"), ("dimension", #""0""#, "{value: 0, unit: px}"),
    ("dimension", #""-8PX""#, "{value: -8, unit: px}"),
    ("dimension", #""12pt""#, "{value: 12, unit: px}"),
    ("dimension", #""2em""#, "{value: 2, unit: em}"),
    ("dimension", #""50%""#, "{value: 50, unit: %}"),
    ("dimension", #"{"value": "16", "unit": "px"}"#, "{value: 16, unit: px}"),
    ("dimension", #"{"value": 0, "unit": ""}"#, "{value: 0, unit: px}"),
    ("dimension", #"{"value": 0.04, "unit": "em"}"#, "{value: 0.04, unit: em}"),
    ("duration", #""200ms""#, "{value: 200, unit: ms}"),
    ("duration", #""0.2s""#, "{value: 0.2, unit: s}"),
    ("fontWeight", #""Bold""#, "bold"), ("fontWeight", #""SemiBold""#, "semi-bold"),
    ("fontWeight", #""semi bold""#, "semi-bold"), ("fontWeight", #""700""#, "700"),
    ("fontFamily", #""Arial, 'Open Sans', sans-serif""#, "[Arial, Open Sans, sans-serif]"),
    ("cubicBezier", #""cubic-bezier(0.1, -2, .3, 4)""#, "[0.1, -2, 0.3, 4]"),
    ("cubicBezier", #""ease-in-out""#, "[0.42, 0, 0.58, 1]"), ("number", #""1.2""#, "1.2"),
    ("number", #""150%""#, "1.5"), ("shadow", "[]", "[]"),
  ])
  func repairsAreLocatedWarnings(_ type: String, _ value: String, _ text: String) throws {
    let strict = TokenReading(TokenReading.file(type, value))
    #expect(strict.document.findings.count == 1)
    let reading = TokenReading(TokenReading.file(type, value), lenient: true)
    #expect(reading.summary == ["warning dtcg/repaired t"])
    #expect(reading.text("t") == text)
    let finding = try #require(reading.document.findings.first)
    #expect(finding.line == 1)
    #expect(finding.column != nil)
    #expect(finding.expected != nil)
  }

  @Test(arguments: [
    ("dimension", #""wide""#), ("dimension", #""1px 2px""#), ("duration", #""2px""#),
    ("fontWeight", #""strong""#), ("cubicBezier", #""cubic-bezier(2, 0, 0, 1)""#),
    ("number", #""a""#), ("number", #""1e5""#), ("color", "1"), ("dimension", #""nanpx""#),
    ("dimension", #""-""#), ("dimension", #"{"value": 1, "unit": "miles"}"#),
  ])
  func whatNobodyCanReadStaysAnError(_ type: String, _ value: String) {
    let reading = TokenReading(TokenReading.file(type, value), lenient: true)
    #expect(reading.document.findings.map(\.severity) == [.error])
    #expect(reading.paths == [])
  }

  @Test(arguments: [
    (#""AUTO""#, "lineHeight: normal"), (#""normal""#, "lineHeight: normal"),
    (#""150%""#, "lineHeight: 1.5"), ("1.5", "lineHeight: 1.5"), (#""24px""#, "lineHeight: 1.5"),
    (#"{"value": 2, "unit": "rem"}"#, "lineHeight: 2"), (#""1.25""#, "lineHeight: 1.25"),
  ])
  func lineHeightsBecomeMultiples(_ value: String, _ text: String) {
    let typography = #"""
      {"fontFamily": "A", "fontSize": "16px", "fontWeight": 400, "letterSpacing": "-2%",
       "lineHeight": \#(value)}
      """#
    let reading = TokenReading(TokenReading.file("typography", typography), lenient: true)
    #expect(reading.text("t")?.contains(text) == true)
    #expect(reading.text("t")?.contains("letterSpacing: {value: -0.02, unit: em}") == true)
    #expect(reading.document.findings.allSatisfy { $0.severity == .warning })
  }

  @Test func incompleteTypographyIsRead() {
    let reading = TokenReading(
      TokenReading.file("typography", #"{"fontFamily": "A", "textCase": "upper"}"#),
      lenient: true
    )
    #expect(reading.rules == Array(repeating: .dtcgRepaired, count: 5))
    #expect(reading.text("t") == "{fontFamily: [A]}")
  }

  @Test func unknownTypesAreKeptAsTheyAre() {
    let reading = TokenReading(
      #"""
      {"a": {"$type": "asset", "$value": {"u": [1, true, null]}}, "b": {"$value": "{a}"},
       "g": {"$type": "string", "s": {"$value": "x"}}}
      """#,
      lenient: true
    )
    #expect(reading.summary == ["warning dtcg/unknown-type a", "warning dtcg/unknown-type g"])
    #expect(reading.type("a") == "asset")
    #expect(reading.type("b") == "asset")
    #expect(reading.text("b") == "{u: [1, true, none]}")
    #expect(reading.text("g.s") == "x")
  }

  /// A theme with a type without a name couldn't be read back.
  @Test(arguments: [
    (#"{"a": {"$type": "", "$value": 1}, "b": {"$value": "{a}"}}"#, "a"),
    (#"{"g": {"$type": "", "a": {"$value": 1}}}"#, "g"),
  ])
  func anEmptyTypeIsAnErrorInBothModes(_ text: String, _ path: String) {
    for lenient in [false, true] {
      let reading = TokenReading(text, lenient: lenient)
      #expect(reading.summary == ["dtcg/wrong-type \(path)"])
      #expect(reading.paths == [])
    }
  }

  @Test func shadowsOfStyleSheetsHaveTheirLayers() {
    let reading = TokenReading(
      TokenReading.file(
        "shadow",
        #""0 1px 2px rgba(0, 0, 0, .2), inset 0 0 0 1px rgb(1 2 3 / 50%)""#
      ),
      lenient: true
    )
    #expect(reading.value("t")?.list?.count == 2)
    #expect(reading.text("t")?.contains("blur: {value: 2, unit: px}") == true)
    #expect(reading.text("t")?.contains("inset: true") == true)
  }

  @Test func namesWithDotsAndTokensWithChildrenAreKept() {
    let reading = TokenReading(
      #"""
      {"$type": "number", "0.5": {"$value": 1}, "a": {"$value": 2, "b": {"$value": 3}},
       "r": {"$value": "{0.5}"}, "s": {"$value": "{a.b}"}}
      """#,
      lenient: true
    )
    #expect(reading.summary == ["warning dtcg/invalid-name 0.5", "warning dtcg/token-and-group a"])
    #expect(reading.text("r") == "1")
    #expect(reading.text("s") == "3")
  }
}
