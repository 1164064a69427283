import Testing

@testable import ThemeEngine

/// Files of Tokens Studio without sets, read as token files.
struct TokensStudioTests {
  static func read(_ text: String) throws -> TokenReading {
    let document = try JSONDocument(parsing: Array(text.utf8))
    return TokenReading(
      TokenDocument(
        reading: [(document, "t.json")],
        as: .tokensStudio,
        options: DocumentOptions()
      )
    )
  }

  /// Tokens that values of the tables refer to.
  static let base = ##"""
    "n": {"value": "2", "type": "number"}, "half": {"value": "50%", "type": "opacity"},
    "s": {"value": "4", "type": "spacing"}, "l": {"value": "{s} * {n}", "type": "sizing"},
    "none": {"value": "0", "type": "other"}, "c": {"value": "#3366cc", "type": "color"}, "font": {"value": "Inter", "type": "fontFamilies"},
    "bold": {"value": "ExtraBold", "type": "fontWeights"}, "line": {"value": "solid", "type": "other"},
    "tall": {"value": "24px", "type": "lineHeights"}, "auto": {"value": "normal", "type": "text"},
    """##

  private static let values: [(value: String, type: String, read: String, text: String)] = [
    // A bare number is in points.
    ("16", "spacing", "dimension", "{value: 16, unit: px}"),
    ("0", "sizing", "dimension", "{value: 0, unit: px}"),
    ("1.5rem", "fontSizes", "dimension", "{value: 1.5, unit: rem}"),
    ("8px", "borderRadius", "dimension", "{value: 8, unit: px}"),
    ("2", "borderWidth", "dimension", "{value: 2, unit: px}"),
    ("12", "paragraphSpacing", "dimension", "{value: 12, unit: px}"),
    ("12", "paragraphIndent", "dimension", "{value: 12, unit: px}"),
    ("-1", "letterSpacing", "dimension", "{value: -1, unit: px}"),
    ("0%", "letterSpacing", "dimension", "{value: 0, unit: px}"),
    // Percentages are fractions.
    ("25%", "opacity", "number", "0.25"), ("0.4", "opacity", "number", "0.4"),
    ("110%", "lineHeights", "number", "1.1"), ("1.4", "lineHeights", "number", "1.4"),
    ("4", "lineHeights", "number", "4"),
    ("24px", "lineHeights", "dimension", "{value: 24, unit: px}"),
    ("Bold", "fontWeights", "fontWeight", "bold"), ("600", "fontWeights", "fontWeight", "600"),
    ("Extra Bold", "fontWeights", "fontWeight", "extra-bold"),
    ("Inter", "fontFamilies", "fontFamily", "[Inter]"),
    ("Suisse Int'l, sans-serif", "fontFamilies", "fontFamily", "[Suisse Int'l, sans-serif]"),
    ("2", "math", "number", "2"), ("dashed", "strokeStyle", "strokeStyle", "dashed"),
    // Types of its own.
    ("uppercase", "textCase", "textCase", "uppercase"),
    ("underline", "textDecoration", "textDecoration", "underline"),
    ("a - b", "text", "text", "a - b"), ("16", "other", "other", "16"),
    ("a.png", "asset", "asset", "a.png"), ("{n} apples", "text", "text", "2 apples"),
    ("{n}%", "other", "other", "2%"),
    // Expressions, and values of other tokens as what is wanted.
    ("16 * 1.5", "sizing", "dimension", "{value: 24, unit: px}"),
    ("({l} + {s}) / 2", "spacing", "dimension", "{value: 6, unit: px}"),
    ("roundTo({s} / 3, 2)", "spacing", "dimension", "{value: 1.33, unit: px}"),
    ("{half} * 0.5", "opacity", "number", "0.25"),
    ("{n}", "spacing", "dimension", "{value: 2, unit: px}"),
    ("{l}", "fontSizes", "dimension", "{value: 8, unit: px}"),
    ("{n}00", "fontWeights", "fontWeight", "200"),
    ("{line}", "strokeStyle", "strokeStyle", "solid"),
    ("{s}", "text", "dimension", "{value: 4, unit: px}"),
    // Colours.
    ("#36c", "color", "color", "#3366cc"),
    ("{c}", "color", "color", "#3366cc"),
    ("{c}66", "color", "color", "#3366cc at opacity 0.4"),
    ("rgba({c}, 0.4)", "color", "color", "#3366cc at opacity 0.4"),
    ("rgba( {c}, 40%)", "color", "color", "#3366cc at opacity 0.4"),
    ("rgba(#FFFF00, 0.5)", "color", "color", "#ffff00 at opacity 0.5"),
    ("rgba(#ff0,.5)", "color", "color", "#ffff00 at opacity 0.5"),
    ("hsla({c}, {half})", "color", "color", "#3366cc at opacity 0.5"),
    ("rgba({c}, {half} / 2)", "color", "color", "#3366cc at opacity 0.25"),
    ("rgba(rgba({c}, 0.2), 0.8)", "color", "color", "#3366cc at opacity 0.8"),
    ("rgb({n}, 16 * {n}, 0)", "color", "color", "#022000"),
    ("hsla(240, 100%, 50%, 0)", "color", "color", "#0000ff at opacity 0"),
  ]

  @Test(arguments: values)
  func aValueHasItsType(_ row: (value: String, type: String, read: String, text: String)) throws {
    for dollar in ["", "$"] {
      let token = #"{"\#(dollar)value": "\#(row.value)", "\#(dollar)type": "\#(row.type)"}"#
      let reading = try Self.read(#"{\#(Self.base) "t": \#(token)}"#)
      #expect(reading.summary == [])
      #expect(reading.type("t") == row.read)
      #expect(reading.text("t") == row.text)
    }
  }

  @Test(arguments: [
    (#"{"value": 24, "type": "sizing"}"#, "dimension", "{value: 24, unit: px}"),
    (#"{"value": 0.3, "type": "other"}"#, "other", "0.3"),
    (#"{"value": 700, "type": "fontWeights"}"#, "fontWeight", "700"),
    (#"{"value": true, "type": "boolean"}"#, "boolean", "true"),
    (#"{"value": "{l} + 1"}"#, "number", "9"),
  ])
  func aValueNeedNotBeAText(_ token: String, _ type: String, _ text: String) throws {
    let reading = try Self.read(#"{\#(Self.base) "t": \#(token)}"#)
    #expect(reading.summary == [])
    #expect(reading.type("t") == type)
    #expect(reading.text("t") == text)
  }

  @Test func groupsHandDownTheirTypes() throws {
    let reading = try Self.read(
      #"""
      {"g": {"$type": "spacing", "a": {"$value": "4"}, "h": {"b": {"$value": "{g.a} * 2"}},
        "c": {"$type": "opacity", "$value": "5%"}, "d": {"$value": "{n}"}},
       "n": {"$type": "number", "$value": 3}}
      """#
    )
    #expect(reading.summary == [])
    #expect(reading.text("g.a") == "{value: 4, unit: px}")
    #expect(reading.text("g.h.b") == "{value: 8, unit: px}")
    #expect(reading.text("g.c") == "0.05")
    #expect(reading.text("g.d") == "{value: 3, unit: px}")
  }

  private static let faults:
    [(tokens: String, findings: [String], column: Int, type: String, text: String)] = [
      (
        #""t": {"value": "4px", "type": "number"}"#, ["warning dialect/unfit-value t"], 17,
        "dimension", "{value: 4, unit: px}"
      ),
      (
        #""t": {"value": "24", "type": "color"}"#, ["warning dialect/unfit-value t"], 17, "number",
        "24"
      ),
      (
        #""t": {"value": "AUTO", "type": "lineHeights"}"#, ["warning dialect/unfit-value t"], 17,
        "string", "normal"
      ),
      (
        #""t": {"value": "24", "type": "lineHeights"}"#, ["warning dialect/unitless t"], 17,
        "dimension", "{value: 24, unit: px}"
      ),
      (
        #""t": {"value": 4.5, "type": "lineHeight"}"#, ["warning dialect/unitless t"], 17,
        "dimension", "{value: 4.5, unit: px}"
      ),
      (
        #""t": {"value": "auto", "type": "spacing"}"#, ["warning dialect/unfit-value t"], 17,
        "string", "auto"
      ),
      (
        #""t": {"value": "{a} 2 {a}", "type": "spacing"}, "a": {"value": "4", "type": "spacing"}"#,
        ["warning dialect/unfit-value t"], 17, "string", "4px 2px 4px"
      ),
      (
        #""t": {"value": "1 / 0", "type": "sizing"}"#, ["dialect/arithmetic t"], 20,
        "string", "1 / 0"
      ),
      (
        #""t": {"value": "rgba({gone}, 1)", "type": "color"}"#,
        ["warning dialect/unresolved-text t"], 17, "string", "rgba({gone}, 1)"
      ),
      (
        #""t": {"value": "linear-gradient(9deg, none, blue)", "type": "color"}"#,
        ["warning dialect/unfit-value t"], 17, "string", "linear-gradient(9deg, none, blue)"
      ),
    ]

  @Test(arguments: faults)
  func aFaultIsLocatedAndTheValueStays(
    _ row: (tokens: String, findings: [String], column: Int, type: String, text: String)
  ) throws {
    let reading = try Self.read("{\(row.tokens)}")
    #expect(reading.summary == row.findings)
    #expect(reading.document.findings.first?.line == 1)
    #expect(reading.document.findings.first?.column == row.column)
    #expect(reading.type("t") == row.type)
    #expect(reading.text("t") == row.text)
  }

  private static let gradients: [(value: String, direction: String, stops: String)] = [
    (
      "linear-gradient(180deg, {c} 0%, rgba({c}, 0.00) 45%)", "linear-gradient 180deg",
      "[{color: #3366cc, position: 0}, {color: #3366cc at opacity 0, position: 0.45}]"
    ),
    (
      "linear-gradient(to right, red, {c}, rgb(0, 0, 255), white)", "linear-gradient to right",
      "[{color: #ff0000, position: 0}, {color: #3366cc, position: 0.333333}, "
        + "{color: #0000ff, position: 0.666667}, {color: #ffffff, position: 1}]"
    ),
    (
      "radial-gradient({c}80 60%, #fff 20%)", "radial-gradient",
      "[{color: #3366cc at opacity 0.5019607843137255, position: 0.6}, "
        + "{color: #ffffff, position: 0.6}]"
    ),
  ]

  @Test(arguments: gradients)
  func aGradientAmongTheColorsHasItsStops(
    _ row: (value: String, direction: String, stops: String)
  ) throws {
    let reading = try Self.read(
      #"""
      {\#(Self.base) "t": {"value": "\#(row.value)", "type": "color"},
       "u": {"value": "{t}", "type": "color"}}
      """#
    )
    #expect(reading.summary == ["warning dialect/unplaced t"])
    #expect(reading.document.findings.first?.found == "'\(row.direction)'")
    #expect(reading.type("t") == "gradient")
    #expect(reading.type("u") == "gradient")
    #expect(reading.text("t") == row.stops)
    #expect(reading.text("u") == row.stops)
    let position = try #require(reading.paths.firstIndex(of: "t"))
    let kept = reading.document.extensions(at: position)?["studio.tokens"]
    #expect(kept?["gradient"]?.string == row.value)
  }

  @Test func aRingOfReferencesIsOneFault() throws {
    let reading = try Self.read(
      #"""
      {"a": {"value": "{b}", "type": "sizing"}, "b": {"value": "{a}", "type": "color"},
       "c": {"value": "rgba({a}, 0.5)", "type": "color"}, "d": {"value": "{d} * 2", "type": "sizing"}}
      """#
    )
    #expect(reading.rules == [.aliasCycle, .dialectUnresolvedText, .dialectArithmetic])
  }
}
