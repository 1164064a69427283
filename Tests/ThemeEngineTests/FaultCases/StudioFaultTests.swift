import Testing
import ThemeCommands

@testable import ThemeEngine

/// Faults of other tools with files of Tokens Studio, each with the right value.
struct StudioFaultTests {
  @Test("a reference into a composite gives its part, and never a text (AL-05)") func part() throws
  {
    let files = try FaultCaseFiles([
      "t.json": #"""
      {"type": {"body": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "16",
         "fontWeight": "400", "lineHeight": "1", "letterSpacing": "0"}}},
       "x": {"value": "{type.body.fontSize}", "type": "fontSizes"}}
      """#
    ])
    #expect(try files.tokens("./t.json")["x"] == #"{"value":16,"unit":"px"}"#)
  }

  @Test(
    "a colour with an opacity is that colour (AL-11)",
    arguments: ["rgba({c.blue}, 0.4)", "{c.blue}66"]
  )
  func opacity(_ value: String) throws {
    let files = try FaultCaseFiles([
      "t.json": ##"""
      {"c": {"blue": {"value": "#3366cc", "type": "color"}},
       "t": {"value": "\##(value)", "type": "color", "$extensions": {"studio.tokens": {}}},
       "u": {"value": "{t}", "type": "color"}}
      """##
    ])
    let tokens = try files.tokens("./t.json")
    for name in ["t", "u"] {
      #expect(tokens[name]?.contains(##""alpha":0.4,"hex":"#3366cc""##) == true, "\(tokens)")
    }
  }

  @Test("a number within a text loses nothing (AL-12)") func numberInText() throws {
    let reading = try TokensStudioTests.read(
      #"{"n": {"value": 100, "type": "number"}, "s": {"value": "{n}%", "type": "other"}}"#
    )
    #expect(reading.summary == [])
    #expect(reading.text("s") == "100%")
  }

  @Test("each theme has its own palette (AL-21)") func palettes() throws {
    let set = { (hex: String) in
      #"{"palette": {"primary": {"value": "\#(hex)", "type": "color"}}}"#
    }
    let theme = { (name: String) in
      #"{"name": "\#(name)", "group": "Brand", "selectedTokenSets": "#
        + #"{"\#(name)": "enabled", "semantic": "enabled"}}"#
    }
    let files = try FaultCaseFiles([
      "t.json": ##"""
      {"A": \##(set("#aa0000")), "B": \##(set("#00bb00")), "C": \##(set("#0000cc")),
       "semantic": {"bg": {"value": "{palette.primary}", "type": "color"},
         "veil": {"value": "rgba({palette.primary}, 0.5)", "type": "color"}},
       "$themes": [\##(theme("A")), \##(theme("B")), \##(theme("C"))]}
      """##
    ])
    for (name, hex) in [("A", "#aa0000"), ("B", "#00bb00"), ("C", "#0000cc")] {
      let tokens = try files.tokens("./t.json@Brand=\(name)")
      #expect(tokens["bg"]?.contains(hex) == true)
      #expect(tokens["veil"]?.contains(hex) == true)
    }
  }

  private static let measures: [(String, String?)] = [
    (#""16""#, "{value: 16, unit: px}"), ("16", "{value: 16, unit: px}"),
    (#"{"value": "16", "unit": "px"}"#, "{value: 16, unit: px}"),
    (#"{"value": 1, "unit": "em"}"#, "{value: 1, unit: em}"),
    (#"{"value": 1, "unit": "PX"}"#, "{value: 1, unit: px}"),
    (#"{"value": null, "unit": "px"}"#, nil),
  ]

  @Test("a length without a unit is in points (DI-04)", arguments: measures)
  func measure(_ value: String, text: String?) throws {
    let reading = try TokensStudioTests.read(#"{"t": {"value": \#(value), "type": "sizing"}}"#)
    #expect(reading.text("t") == text)
    #expect((reading.document.findings.contains { $0.severity == .error }) == (text == nil))
  }

  @Test(
    "letter spacing in per cent and em is of the font's size (DI-07)",
    arguments: [
      ("-2%", 16, "{value: -0.02, unit: em}"), ("0.04em", 14, "{value: 0.04, unit: em}"),
      ("{ls}", 16, "{value: -0.02, unit: em}"), ("0.4", 14, "{value: 0.4, unit: px}"),
    ]
  )
  func letterSpacing(_ value: String, size: Int, text: String) throws {
    let reading = try TokensStudioTests.read(
      #"""
      {"ls": {"value": "-2%", "type": "letterSpacing"}, "t": {"type": "typography", "value":
        {"fontFamily": "A", "fontSize": "\#(size)", "fontWeight": "400", "lineHeight": "1",
         "letterSpacing": "\#(value)"}}}
      """#
    )
    #expect(reading.text("t")?.contains("letterSpacing: \(text), ") == true)
  }

  @Test(
    "a line height is a multiple, or the font's own (TY-02)",
    arguments: [
      ("AUTO", "normal"), ("normal", "normal"), ("150%", "1.5"), ("1.5", "1.5"), ("24px", "1.5"),
      ("{auto}", "normal"), ("{px}", "1.5"), ("{percent}", "1.5"), ("{px} * 2", "3"),
    ]
  )
  func lineHeight(_ value: String, text: String) throws {
    let reading = try TokensStudioTests.read(
      #"""
      {"auto": {"value": "AUTO", "type": "lineHeights"}, "px": {"value": "24px", "type": "lineHeights"},
       "percent": {"value": "150%", "type": "lineHeights"}, "t": {"type": "typography", "value":
        {"fontFamily": "A", "fontSize": "16", "fontWeight": "400", "lineHeight": "\#(value)",
         "letterSpacing": "0"}}}
      """#
    )
    #expect(reading.text("t")?.hasSuffix("lineHeight: \(text)}") == true)
    #expect(!reading.document.findings.contains { $0.severity == .error })
  }

  @Test("what a style lacks is left out, and what it has besides is kept (TY-03)")
  func parts() throws {
    let reading = try TokensStudioTests.read(
      #"""
      {"t": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "16", "fontWeight": "400",
         "lineHeight": "1", "textCase": "uppercase"}}}
      """#
    )
    #expect(reading.summary == ["warning dtcg/repaired t", "warning dialect/unplaced t"])
    let text = try #require(reading.text("t"))
    #expect(!text.contains("letterSpacing") && !text.contains("textCase"))
    let kept = reading.document.extensions(at: 0)?["studio.tokens"]
    #expect(kept?["textCase"]?.string == "uppercase")
  }

  @Test("a list of shadows in one text has two layers (SH-04)") func shadows() throws {
    let reading = try TokensStudioTests.read(
      #"""
      {"t": {"type": "boxShadow",
        "value": "0 1px 2px rgba(0, 0, 0, .2), inset 0 0 0 1px rgb(1 2 3 / 50%)"}}
      """#
    )
    #expect(reading.summary == [])
    guard case .list(let layers)? = reading.value("t") else {
      Issue.record("no list")
      return
    }
    #expect(layers.count == 2)
  }

  @Test("the order that is declared wins, whatever files are called (TH-04)") func order() throws {
    let set = { (value: Int) in #"{"v": {"value": "\#(value)", "type": "sizing"}}"# }
    let files = try FaultCaseFiles([
      "t/z.json": set(1), "t/a.json": set(2), "t/m.json": set(3),
      "t/$metadata.json": #"{"tokenSetOrder": ["z", "a", "m"]}"#,
      "u/z.json": set(1), "u/a.json": set(2), "u/m.json": set(3),
      "u/$metadata.json": #"{"tokenSetOrder": ["m", "a", "z"]}"#,
    ])
    #expect(try files.tokens("./t")["v"] == #"{"value":3,"unit":"px"}"#)
    #expect(try files.tokens("./u")["v"] == #"{"value":1,"unit":"px"}"#)
  }

  @Test(
    "a clear colour stays clear (CO-06, CO-07)",
    arguments: [
      ("hsla(0, 0%, 0%, 0)", "#000000 at opacity 0"), ("transparent", "#000000 at opacity 0"),
      ("rgba({c}, 0)", "#3366cc at opacity 0"), ("{c}00", "#3366cc at opacity 0"),
      ("hsla(219, 34%, 46%, 1)", "#4d699d"),
    ]
  )
  func clear(_ value: String, text: String) throws {
    let reading = try TokensStudioTests.read(
      ##"""
      {"c": {"value": "#3366cc", "type": "color"}, "t": {"value": "\##(value)", "type": "color"}}
      """##
    )
    #expect(reading.text("t") == text)
  }
}
