import Testing

@testable import ThemeEngine

/// Values of several parts in files of Tokens Studio and Style Dictionary.
struct TokensStudioCompositeTests {
  private static let composites: [(type: String, value: String, text: String)] = [
    (
      "typography",
      ##"""
      {"fontFamily": "{font}", "fontWeight": "{bold}", "fontSize": "{s} * 4", "lineHeight": "150%",
       "letterSpacing": "-5%"}
      """##,
      "{fontFamily: [Inter], fontSize: {value: 16, unit: px}, fontWeight: extra-bold, "
        + "letterSpacing: {value: -0.05, unit: em}, lineHeight: 1.5}"
    ),
    (
      "typography",
      ##"""
      {"fontFamily": "Inter", "fontWeight": "{n}00", "fontSize": "16 * 1.5", "lineHeight": "{tall}",
       "letterSpacing": "{s} / 8"}
      """##,
      "{fontFamily: [Inter], fontSize: {value: 24, unit: px}, fontWeight: 200, "
        + "letterSpacing: {value: 0.5, unit: px}, lineHeight: 1}"
    ),
    (
      "typography",
      ##"""
      {"fontFamily": "Inter", "fontWeight": "400", "fontSize": "{n}", "lineHeight": "{n} * 0.75",
       "letterSpacing": "0"}
      """##,
      "{fontFamily: [Inter], fontSize: {value: 2, unit: px}, fontWeight: 400, "
        + "letterSpacing: {value: 0, unit: px}, lineHeight: 1.5}"
    ),
    (
      "border", ##"{"color": "rgba({c}, 0.5)", "width": "{s} / 2", "style": "{line}"}"##,
      "{color: #3366cc at opacity 0.5, width: {value: 2, unit: px}, style: solid}"
    ),
    (
      "boxShadow",
      ##"""
      {"x": "0", "y": "3 + 1", "blur": "100 / 10", "spread": "{n}", "color": "rgba(#000,0.4)",
       "type": "innerShadow"}
      """##,
      "{color: #000000 at opacity 0.4, offsetX: {value: 0, unit: px}, "
        + "offsetY: {value: 4, unit: px}, blur: {value: 10, unit: px}, "
        + "spread: {value: 2, unit: px}, inset: true}"
    ),
    (
      "boxShadow",
      ##"""
      [{"x": 0, "y": "{s}", "blur": "{l}", "spread": 0, "color": "{c}", "type": "dropShadow"},
       {"x": "0", "y": "0", "blur": "2", "spread": "0", "color": "{c}66"}]
      """##,
      "[{color: #3366cc, offsetX: {value: 0, unit: px}, offsetY: {value: 4, unit: px}, "
        + "blur: {value: 8, unit: px}, spread: {value: 0, unit: px}, inset: false}, "
        + "{color: #3366cc at opacity 0.4, offsetX: {value: 0, unit: px}, "
        + "offsetY: {value: 0, unit: px}, blur: {value: 2, unit: px}, spread: {value: 0, unit: px}}]"
    ),
    ("fontFamilies", #"["{font}", "A, B"]"#, "[Inter, A, B]"),
    ("cubicBezier", #"["{n} / 8", 0, "0.5", "{n}"]"#, "[0.25, 0, 0.5, 2]"),
    (
      "transition",
      #"{"duration": "100ms * 2", "delay": "{none}", "timingFunction": [0, 0, "{n} / 2", 1]}"#,
      "{duration: {value: 200, unit: ms}, delay: {value: 0, unit: ms}, "
        + "timingFunction: [0, 0, 1, 1]}"
    ),
    (
      "composition", ##"{"sizing": "{l}", "opacity": "{half}", "fill": "{c}", "gap": "{s} * 3"}"##,
      "{sizing: 8, opacity: 50%, fill: #3366cc, gap: 12}"
    ),
  ]

  @Test(arguments: composites)
  func everyPartIsWhatItsPlaceWants(_ row: (type: String, value: String, text: String)) throws {
    let reading = try TokensStudioTests.read(
      #"{\#(TokensStudioTests.base) "t": {"value": \#(row.value), "type": "\#(row.type)"}, "#
        + #""u": {"value": "{t}", "type": "\#(row.type)"}}"#
    )
    #expect(reading.rules.allSatisfy { $0 == .dtcgRepaired })
    #expect(reading.text("t") == row.text)
    #expect(reading.text("u") == row.text)
  }

  /// The design tool takes a bare number for pixels, style sheets for a multiple.
  @Test(
    arguments: [
      ("1.5", "1.5", []), ("4", "4", []), (#""30""#, "1.5", ["t"]), ("30", "1.5", ["t"]),
      (#""{s} * 6""#, "1.2", ["t"]), (#""{bare}""#, "1.2", []), (#""{number}""#, "1.4", []),
      (#""{same}""#, "1.2", []), (#""{ratio}""#, "1.5", []), (#""{l}""#, "0.4", []),
    ]
  )
  func aLargeLineHeightIsALength(_ value: String, _ multiple: String, _ named: [String]) throws {
    let reading = try TokensStudioTests.read(
      #"""
      {\#(TokensStudioTests.base)
       "bare": {"value": "24", "type": "lineHeights"}, "same": {"value": "{bare}", "type": "lineHeights"},
       "number": {"value": 28, "type": "lineHeights"}, "ratio": {"value": 1.5, "type": "lineHeights"},
       "t": {"type": "typography", "value": {"fontFamily": "Inter", "fontWeight": 400,
         "fontSize": "20", "letterSpacing": "0", "lineHeight": \#(value)}}}
      """#
    )
    #expect(reading.text("t")?.hasSuffix("lineHeight: \(multiple)}") == true)
    let all = reading.document.findings.filter { $0.ruleId == .dialectUnitless }
    #expect(Set(all.compactMap(\.token)) == Set(["bare", "number"] + named))
    #expect(reading.rules.allSatisfy { $0 == .dialectUnitless || $0 == .dtcgRepaired })
  }

  @Test func styleDictionaryComputesPartsToo() throws {
    let text = ##"""
      {"n": {"value": "4px"}, "t": {"type": "border",
        "value": {"color": "#ff0000", "width": "{n} * 2", "style": "solid"}}}
      """##
    let document = try JSONDocument(parsing: Array(text.utf8))
    let reading = TokenReading(
      TokenDocument(reading: [(document, nil)], as: .styleDictionary, options: DocumentOptions())
    )
    #expect(reading.summary == [])
    #expect(reading.text("t") == "{color: #ff0000, width: {value: 8, unit: px}, style: solid}")
  }

  @Test func aPartOfACompositeCanBeReferredTo() throws {
    let reading = try TokensStudioTests.read(
      #"""
      {"size": {"value": "12", "type": "fontSizes"}, "body": {"type": "typography", "value":
        {"fontFamily": "A", "fontSize": "{size}", "fontWeight": "400", "lineHeight": "1",
         "letterSpacing": "0"}},
       "x": {"value": "{body.fontSize}", "type": "sizing"},
       "y": {"value": "{body.value.fontSize} * 2", "type": "sizing"}}
      """#
    )
    #expect(reading.summary == [])
    #expect(reading.text("x") == "{value: 12, unit: px}")
    #expect(reading.text("y") == "{value: 24, unit: px}")
  }

  @Test func whatTheFormatHasNoPlaceForIsKept() throws {
    let text = ##"""
      {"t": {"type": "typography", "$extensions": {"studio.tokens": {"id": "7"}, "com.example": 1},
        "value": {"fontFamily": "A", "fontSize": "12", "fontWeight": "Bold Italic", "lineHeight": "1",
          "letterSpacing": "0", "textCase": "uppercase",
          "id": "8"}},
       "w": {"value": "Regular Italic", "type": "fontWeights", "description": "slanted"}}
      """##
    let reading = try TokensStudioTests.read(text)
    #expect(reading.summary == ["warning dialect/unplaced t", "warning dialect/unplaced w"])
    #expect(reading.document.findings.map(\.line) == [3, 5])
    #expect(
      reading.text("t")
        == "{fontFamily: [A], fontSize: {value: 12, unit: px}, fontWeight: bold, "
        + "letterSpacing: {value: 0, unit: px}, lineHeight: 1}"
    )
    #expect(reading.text("w") == "regular")
    #expect(reading.token("w")?.custom?.description == "slanted")
    let kept = try #require(reading.document.extensions(at: 0))
    #expect(kept["com.example"]?.integer == 1)
    let own = try #require(kept["studio.tokens"])
    #expect(own["id"]?.string == "7")
    #expect(own["value.id"]?.string == "8")
    #expect(own["textCase"]?.string == "uppercase")
    #expect(own["fontStyle"]?.string == "italic")
    let weight = reading.document.extensions(at: 1)?["studio.tokens"]
    #expect(weight?["fontStyle"]?.string == "italic")
  }
}
