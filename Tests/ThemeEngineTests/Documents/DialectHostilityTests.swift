import Testing

@testable import ThemeEngine

/// Files of other dialects that ask for more than they hold.
struct DialectHostilityTests {
  /// Texts, colours and parts that name each other twice at each of many steps.
  @Test(arguments: [Dialect.styleDictionary, .tokensStudio])
  func whatGrowsAtEachStepStaysSmall(_ dialect: Dialect) throws {
    var tokens = [
      #""t0": {"value": "y", "type": "text"}"#, #""c0": {"value": "red", "type": "color"}"#,
      #""n0": {"value": "1", "type": "number"}"#, #""g": {"list": ["{g.list}", "{g.list}"]}"#,
      #""f": {"value": ["{g.list}"], "type": "fontFamily"}"#,
      #""o0": {"value": {"a": "y"}, "type": "composition"}"#,
    ]
    for step in 1...60 {
      let last = step - 1
      tokens += [
        #""t\#(step)": {"value": "{t\#(last)}{t\#(last)}", "type": "text"}"#,
        #""c\#(step)": {"value": "rgba({c\#(last)}, {c\#(last)})", "type": "color"}"#,
        #""n\#(step)": {"value": "{n\#(last)} + {n\#(last)}", "type": "number"}"#,
        #""o\#(step)": {"value": {"a": "{o\#(last)}", "b": "{o\#(last)}"}, "type": "composition"}"#,
      ]
    }
    let document = try JSONDocument(parsing: Array("{\(tokens.joined(separator: ", "))}".utf8))
    let reading = TokenReading(
      TokenDocument(reading: [(document, nil)], as: dialect, options: DocumentOptions())
    )
    #expect(reading.text("t3") == "yyyyyyyy")
    #expect(reading.text("n40") == "1099511627776")
    #expect(reading.rules.contains(.dialectUnresolvedText))
  }

  /// Many tokens that each take a whole list from elsewhere.
  @Test func manyCopiesOfOneListAreTooMuch() throws {
    let names = (0..<2_000).map { "\"A name that is rather long and has a number \($0)\"" }.joined(
      separator: ","
    )
    let tokens = (0..<3_000).map { #""t\#($0)": {"value": "{g.list}", "type": "fontFamilies"}"# }
    let text = #"{"g": {"list": [\#(names)]}, \#(tokens.joined(separator: ","))}"#
    let document = try JSONDocument(parsing: Array(text.utf8))
    let read = TokenDocument(
      reading: [(document, nil)],
      as: .tokensStudio,
      options: DocumentOptions()
    )
    #expect(read.tokens.count > 10)
    #expect(read.tokens.count < 3_000)
    #expect(read.findings.contains { $0.ruleId == .aliasUnknown })
  }

  /// References in a long row, from either end.
  @Test(arguments: [false, true])
  func aLongRowOfReferencesIsFollowed(_ isReversed: Bool) throws {
    var tokens = (1...20_000).map { #""t\#($0)": {"value": "{t\#($0 - 1)}", "type": "sizing"}"# }
    tokens.append(#""t0": {"value": "7", "type": "number"}"#)
    if isReversed { tokens.reverse() }
    let reading = try TokensStudioTests.read("{\(tokens.joined(separator: ", "))}")
    #expect(reading.summary == [])
    #expect(reading.text("t20000") == "{value: 7, unit: px}")
  }
}
