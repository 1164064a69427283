import Testing

@testable import ThemeEngine

/// Files of Style Dictionary, and of the first draft of the format, read as token files.
struct StyleDictionaryTests {
  private func read(_ files: String...) throws -> TokenReading {
    let documents = try files.enumerated().map { index, text in
      let name: String? = "\(index).json"
      return (document: try JSONDocument(parsing: Array(text.utf8)), name: name)
    }
    return TokenReading(
      TokenDocument(reading: documents, as: .styleDictionary, options: DocumentOptions())
    )
  }

  private static let values: [(String, String, String)] = [
    // Declared types, in the words of the dialect.
    (##"{"value": "#369", "type": "color"}"##, "color", "#336699"),
    (#"{"value": "16px", "type": "size"}"#, "dimension", "{value: 16, unit: px}"),
    (#"{"value": "0", "type": "spacing"}"#, "dimension", "{value: 0, unit: px}"),
    (#"{"value": "1.5rem", "type": "fontSizes"}"#, "dimension", "{value: 1.5, unit: rem}"),
    (#"{"value": "200ms", "type": "time"}"#, "duration", "{value: 200, unit: ms}"),
    (#"{"value": "0.4", "type": "opacity"}"#, "number", "0.4"),
    (#"{"value": "Inter", "type": "font"}"#, "fontFamily", "[Inter]"),
    (#"{"value": "bold", "type": "fontWeights"}"#, "fontWeight", "bold"),
    (#"{"value": "&#xE001;", "type": "content"}"#, "content", "&#xE001;"),
    // Without a type the value tells.
    (##"{"value": "#336699"}"##, "color", "#336699"),
    (#"{"value": "hsl(205 64% 37%)"}"#, "color", "#22689b"),
    (#"{"value": "4px"}"#, "dimension", "{value: 4, unit: px}"),
    (#"{"value": "0.2s"}"#, "duration", "{value: 0.2, unit: s}"),
    (#"{"value": 3}"#, "number", "3"),
    (#"{"value": "1.5"}"#, "number", "1.5"),
    (#"{"value": "an icon"}"#, "string", "an icon"),
    (#"{"value": true}"#, "boolean", "true"),
    // Colours of separate channels.
    (#"{"value": {"r": 51, "g": 102, "b": 153}}"#, "color", "#336699"),
    (#"{"value": {"r": 255, "g": 0, "b": 0, "a": 0.5}}"#, "color", "#ff0000 at opacity 0.5"),
    (#"{"value": {"h": 240, "s": 1, "l": 0.5}}"#, "color", "#0000ff"),
    // The format's own spelling beside the dialect's.
    (##"{"$value": "#336699", "$type": "color"}"##, "color", "#336699"),
  ]

  @Test(arguments: values)
  func aValueHasItsType(_ token: String, _ type: String, _ text: String) throws {
    let reading = try read(#"{"t": \#(token)}"#)
    #expect(reading.summary == [])
    #expect(reading.type("t") == type)
    #expect(reading.text("t") == text)
  }

  @Test(arguments: [
    ("color", "#369", "color"), ("size", "4px", "dimension"), ("time", "2s", "duration"),
    ("color", "none of them", "string"), ("content", "4px", "dimension"),
  ])
  func theCategoryTellsTheTypeWhereItFits(_ category: String, _ value: String, type: String) throws
  {
    let reading = try read(#"{"\#(category)": {"base": {"value": "\#(value)"}}}"#)
    #expect(reading.type("\(category).base") == type)
  }

  @Test(arguments: [
    "{color.base.red.value}", "{color.base.red}", "{ color.base.red.value }", "{color . base.red}",
  ])
  func aReferenceMayNameTheValue(_ reference: String) throws {
    let reading = try read(
      #"{"color": {"base": {"red": {"value": "\#("#ff0000")"}}}, "t": {"value": "\#(reference)"}}"#
    )
    #expect(reading.summary == [])
    #expect(reading.type("t") == "color")
    #expect(
      reading.token("t")?.cells.expression(.light, .standard) == .alias(TokenPath("color.base.red"))
    )
  }

  @Test func referencesLeadToOtherFilesAndLaterOnesWin() throws {
    let reading = try read(
      ##"{"a": {"value": "#111111"}, "b": {"value": "{c}"}}"##,
      ##"{"c": {"value": "{a}"}, "a": {"value": "#222222"}}"##
    )
    #expect(reading.summary == [])
    #expect(reading.text("b") == "#222222")
  }

  /// A mistyped name within an expression or a text is told, as it is where it is the whole value.
  @Test(
    arguments: [
      ("{size.bsae} * 3", "size.base"), ("1px solid {size.bsae}", "{size.base}"),
      ("{size.wholly.other} * 3", nil),
    ] as [(String, String?)]
  )
  func aMistypedNameIsSuggested(_ value: String, _ suggestion: String?) throws {
    let document = try JSONDocument(
      parsing: Array(#"{"size": {"base": {"value": "4px"}}, "x": {"value": "\#(value)"}}"#.utf8)
    )
    let read = TokenDocument(
      reading: [(document, "t.json")],
      as: .styleDictionary,
      options: DocumentOptions()
    )
    let finding = try #require(read.findings.first)
    #expect(finding.suggestion == suggestion)
    #expect(finding.line == 1)
  }

  @Test func textsAreFilledIn() throws {
    let reading = try read(
      ##"""
      {"globals": {"base": "16", "unit": "px"}, "edge": {"value": "2px"},
       "size": {"value": "{globals.base}{globals.unit}"}, "twice": {"value": "{edge} {size.value}"},
       "ink": {"value": "#369", "attributes": {"hex": "336699"}},
       "line": {"value": "{edge.value} solid {ink.value}"}, "hex": {"value": "{ink.attributes.hex}"},
       "odd": {"value": "{ not closed"}, "css": {"value": "a { b: {edge} }"}}
      """##
    )
    #expect(reading.summary == [])
    #expect(reading.text("size") == "{value: 16, unit: px}")
    #expect(reading.text("twice") == "2px 16px")
    #expect(reading.text("line") == "2px solid #369")
    #expect(reading.text("hex") == "336699")
    #expect(reading.text("css") == "a { b: 2px }")
  }

  @Test(arguments: [
    (#"{"value": "16px * 1.5", "type": "size"}"#, "dimension", "{value: 24, unit: px}"),
    (#"{"value": "{base} * 2"}"#, "dimension", "{value: 8, unit: px}"),
    (
      #"{"value": "({base} + {twice.value}) / {ratio}", "type": "spacing"}"#, "dimension",
      "{value: 8, unit: px}"
    ),
    (#"{"value": "3 * 0.1", "type": "number"}"#, "number", "0.3"),
    // No number is wanted, or nothing is computed.
    (#"{"value": "16 * 1.5"}"#, "string", "16 * 1.5"),
    (#"{"value": "2023-01-01", "type": "content"}"#, "content", "2023-01-01"),
  ])
  func expressionsAreComputed(_ token: String, _ type: String, _ text: String) throws {
    let reading = try read(
      #"""
      {"base": {"value": "4px"}, "twice": {"value": "{base} * 2", "type": "size"},
       "ratio": {"value": 1.5}, "t": \#(token)}
      """#
    )
    #expect(reading.summary == [])
    #expect(reading.type("t") == type)
    #expect(reading.text("t") == text)
  }

  @Test func notesAndOtherPropertiesStay() throws {
    let text = ##"""
      {"g": {"comment": "a group", "themeable": true,
        "t": {"value": "#369", "comment": "ink", "attributes": {"a": 1},
          "$extensions": {"com.example": 2}, "deprecated": true, "deprecated_comment": "use u"},
        "u": {"value": "#111", "deprecated": true}}}
      """##
    let document = try JSONDocument(parsing: Array(text.utf8))
    let read = TokenDocument(
      reading: [(document, "t.json")],
      as: .styleDictionary,
      options: DocumentOptions()
    )
    #expect(read.findings.map(\.text) == [])
    #expect(read.tokens.map(\.path.description) == ["g.t", "g.u"])
    #expect(read.tokens[0].custom?.description == "ink")
    #expect(read.tokens[0].custom?.deprecated == .reason("use u"))
    #expect(read.tokens[1].custom?.deprecated == .flag(true))
    let extensions = try #require(read.extensions(at: 0))
    #expect(extensions["com.example"]?.integer == 2)
    #expect(extensions["com.styledictionary"]?["attributes"]?["a"]?.integer == 1)
    let place = try #require(read.place(at: 1))
    #expect(place.position.line == 4)
  }

  @Test func shadowsHaveTheFormatsNames() throws {
    let reading = try read(
      ##"""
      {"s": {"type": "boxShadow", "value": [{"x": "0", "y": "2px", "blur": "4px", "spread": "0",
        "color": "#00000080", "type": "innerShadow"}]}}
      """##
    )
    #expect(reading.summary == [])
    let text = try #require(reading.text("s"))
    #expect(text.contains("offsetY: {value: 2, unit: px}") && text.contains("inset: true"))
  }

  private static let faults: [(String, String, Int, Int)] = [
    ("\"a\": {\n  \"value\": \"{gone.value}\"}", "alias/unknown a", 2, 12),
    ("\"a\": {\"value\": \"{b}\"}, \"b\":\n {\"value\": \"{a.value}\"}", "alias/cycle a", 1, 17),
    ("\"a\": {\"value\": \"8\", \"type\": \"size\"}", "warning dialect/unitless a", 1, 17),
    (
      "\"a\": {\"value\": \"red-ish\", \"type\": \"color\"}", "warning dialect/unfit-value a", 1, 17
    ),
    ("\"a\": {\"value\": \"4px / 0\", \"type\": \"size\"}", "dialect/arithmetic a", 1, 22),
    ("\"a\": {\"value\": \"{a} * 2\"}", "warning dialect/arithmetic a", 1, 18),
    ("\"a\": {\"value\": \"x {gone}\"}", "warning dialect/unresolved-text a", 1, 17),
    ("\"a\": {\"value\": \"x {a}\"}", "warning dialect/unresolved-text a", 1, 17),
    (
      "\"a\": {\"value\": \"x {b}\"}, \"b\": {\"value\": [1]}", "warning dialect/unresolved-text a",
      1, 17
    ),
  ]

  @Test(arguments: faults)
  func aFaultStandsWhereTheFileHasIt(_ text: String, finding: String, line: Int, column: Int) throws
  {
    let reading = try read("{\(text)}")
    #expect(reading.summary == [finding])
    let found = try #require(reading.document.findings.first)
    #expect(found.line == line && found.column == column)
    #expect(found.file == "0.json")
  }

  @Test func aTextCannotGrowWithoutBounds() throws {
    let lines = (1...60).map { "\"t\($0)\": {\"value\": \"x{t\($0 - 1)}{t\($0 - 1)}\"}" }
    let reading = try read("{\"t0\": {\"value\": \"y\"}, \(lines.joined(separator: ", "))}")
    #expect(Set(reading.rules) == [.dialectUnresolvedText])
    #expect(reading.text("t3") == "xxxyyxyyxxyyxyy")
  }
}
