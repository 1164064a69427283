import BrandNovus
import Testing
import ThemeEngine

struct ThemeLoaderTests {
  private static let text: String = {
    let theme = try? ThemeResolver.resolve(
      BrandDefinition(Novus()),
      for: .init(.dark),
      tracing: true
    )
    return String(decoding: theme?.json() ?? [], as: UTF8.self)
  }()

  private func load(_ text: String) -> ThemeLoader.Result {
    ThemeLoader.load(Array(text.utf8), file: "t.json")
  }

  @Test(arguments: [JSONStyle.pretty, .compact], [false, true])
  func everyThemeComesBackUnchanged(style: JSONStyle, tracing: Bool) throws {
    for request in AppearanceRequest.principal {
      let theme = try ThemeResolver.resolve(
        BrandDefinition(Novus()),
        for: request,
        tracing: tracing
      )
      let bytes = theme.json(style: style)
      let back = try ResolvedTheme(json: bytes)
      #expect(back == theme)
      #expect(back.json(style: style) == bytes)
    }
  }

  /// One fault a line: what is replaced, by what, and what the loader says.
  @Test(arguments: [
    (
      "\"formatVersion\": \"1.0\"", "\"formatVersion\": \"2.0\"",
      "t.json:2:20: error: [theme/format-version] the theme has format version 2.0, and this program reads version 1; write the theme again with the program that reads it"
    ),
    (
      "\"formatVersion\": \"1.0\"", "\"formatVersion\": 1",
      "t.json:2:20: error: [theme/format-version] 'formatVersion' has to be a version such as \"1.0\", found 1"
    ),
    (
      "\"formatVersion\": \"1.0\",", "",
      "t.json:1:1: error: [theme/missing-key] 'formatVersion' is missing"
    ),
    (
      "\"id\": \"novus\"", "\"id\": 7",
      "t.json:4:11: error: [theme/wrong-type] 'brand.id' has to be a text that isn't empty, found 7"
    ),
    (
      "\"scheme\": \"dark\"", "\"scheme\": \"drak\"",
      "t.json:9:15: error: [theme/unknown-word] 'appearance.scheme' has to be 'light' or 'dark', found 'drak'"
    ),
    (
      "\"pinned\": false", "\"pinned\": null",
      "t.json:14:15: error: [theme/wrong-type] 'appearance.pinned' has to be true or false, found null"
    ),
    (
      "\"alpha\": 1,", "\"alpha\": 1.5,",
      "t.json:20:16: error: [theme/out-of-range] 'color.background.alpha' has to be a number from 0 to 1, found 1.5"
    ),
    (
      "\"colorSpace\": \"srgb\"", "\"colorSpace\": \"rgb\"",
      "t.json:18:21: error: [theme/unknown-word] 'color.background.colorSpace' has to be 'srgb', 'srgb-linear', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz-d65' or 'xyz-d50', found 'rgb'"
    ),
    (
      "[0.043137254901960784, 0.08627450980392157, 0.12549019607843137]", "[0.1, 0.2]",
      "t.json:19:21: error: [theme/wrong-type] 'color.background.components' has to be a list of three, each a number or 'none', found a list"
    ),
    (
      "[0.043137254901960784, 0.08627450980392157, 0.12549019607843137]", "[0.1, 0.2, 1e999]",
      "t.json:19:21: error: [theme/wrong-type] 'color.background.components' has to be a list of three, each a number or 'none', found a list"
    ),
    (
      "\"fontWeight\": 700", "\"fontWeight\": 1001",
      "error: [theme/out-of-range] 'text.display.fontWeight' has to be a whole number from 1 to 1000, found 1001"
    ),
    (
      "\"fontWeight\": 700", "\"fontWeight\": 450.5",
      "error: [theme/out-of-range] 'text.display.fontWeight' has to be a whole number from 1 to 1000, found 450.5"
    ),
    (
      "\"xs\": 4", "\"xs\": -4",
      "error: [theme/out-of-range] 'space.xs' has to be a length in points, 0 or more, found -4"
    ),
    (
      "\"judgementColors\": [\"success\", \"warning\"]",
      "\"judgementColors\": [\"success\", \"success\"]",
      "error: [theme/unknown-word] 'policy.judgementColors' has to be a list of different words"
    ),
    (
      "\"shadows\": []", "\"shadows\": {}",
      "error: [theme/wrong-type] 'elevation.flat.shadows' has to be a list, found an object"
    ),
    (
      "\"statusTones\": {}", "\"statusTones\": {\"0\": \"info\"}",
      "error: [theme/out-of-range] '0' can't be a name in 'policy.statusTones'"
    ),
    (
      "\"space.s8\": {", "\"space.xs\": {",
      "error: [brand/extra-collision] 'space.xs' in 'custom' has the path of a table that every theme has"
    ),
    (
      "\"type\": \"dimension\"", "\"type\": \"\"",
      "error: [theme/wrong-type] 'space.s8.type' has to be the name of a token type, found ''"
    ),
    (
      "\"provenance\": \"assumed\"", "\"provenance\": \"guessed\"",
      "error: [theme/unknown-word] 'trace.brand.id.provenance' has to be 'stated', 'platform', 'derived' or 'assumed', found 'guessed'"
    ),
    (
      "\"name\": \"Novus\",", "\"name\": \"Novus\", \"name\": \"Novus\",",
      "error: [json/duplicate-key]"
    ),
    (
      "\"custom\": {", "\"custom\": [",
      "error: [json/syntax]"
    ),
  ])
  func faultsAreNamedWithTheirPlace(old: String, new: String, message: String) throws {
    let range = try #require(Self.text.firstRange(of: old))
    var text = Self.text
    text.replaceSubrange(range, with: new)
    let result = load(text)
    #expect(result.theme == nil)
    #expect(
      result.findings.contains { $0.text.contains(message) },
      "\(result.findings.map(\.text))"
    )
    #expect(result.findings.allSatisfy { $0.line != nil && $0.file == "t.json" })
  }

  @Test func allFaultsComeInOneRun() {
    let broken = Self.text
      .replacing("\"alpha\": 1,", with: "\"alpha\": 2,")
      .replacing("\"contrast\": \"standard\"", with: "\"contrast\": \"more\"")
    let rules = load(broken).findings.map(\.ruleId)
    #expect(rules.filter { $0 == .themeOutOfRange }.count > 20)
    #expect(rules.filter { $0 == .themeUnknownWord }.count == 1)
  }

  @Test func aNewerMinorVersionAndUnknownKeysAreAccepted() throws {
    let newer = Self.text
      .replacing("\"formatVersion\": \"1.0\"", with: "\"formatVersion\": \"1.7\"")
      .replacing("\"xs\": 4", with: "\"xs\": 4, \"xxs\": 2")
    let result = load(newer)
    let theme = try #require(result.theme)
    #expect(result.findings.map(\.severity) == [.warning])
    #expect(
      result.findings[0].message == "'space.xxs' is not part of the format and is ignored"
    )
    #expect(result.findings[0].suggestion == "xs")
    #expect(String(decoding: theme.json(), as: UTF8.self) == Self.text)
  }

  @Test func aThemeOfPlainTokensHasNoRoles() throws {
    let start = try #require(Self.text.firstRange(of: "\"color\": {")).lowerBound
    let end = try #require(Self.text.firstRange(of: "  \"text\": {")).lowerBound
    var text = Self.text
    text.replaceSubrange(start..<end, with: "\"color\": null,\n")
    let result = load(text)
    #expect(result.findings.map(\.ruleId) == [.themeNoRoles])
  }

  @Test(arguments: [
    "", "[]", "null", "{", "{}", "\u{FEFF}{}", "nul", "\"x\"", "{\"formatVersion\":\"1.0\"}",
  ])
  func whateverIsNoThemeIsAnError(text: String) {
    let result = load(text)
    #expect(result.theme == nil)
    #expect(result.findings.contains { $0.severity == .error })
  }

  @Test func keysInAnyOrderAreWrittenInTheFormatsOwn() throws {
    let document = try JSONDocument(parsing: Array(Self.text.utf8))
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    for member in Array(document.root.members).reversed() {
      writer.key(member.key)
      writer.copy(member.value)
    }
    writer.endObject()
    let theme = try ResolvedTheme(json: writer.finish())
    #expect(String(decoding: theme.json(), as: UTF8.self) == Self.text)
  }

  @Test func aWrongHexBesideRightComponentsIsAWarning() {
    let result = load(Self.text.replacing("#0b1620", with: "#0b1621"))
    #expect(result.theme != nil)
    #expect(result.findings.allSatisfy { $0.ruleId == .themeInconsistent })
    #expect(result.findings.first?.expected == "#0b1620")
  }

  @Test func theTypedViewIsTheSameAfterLoading() throws {
    let theme = try ThemeResolver.resolve(BrandDefinition(Novus()), for: .init(.light))
    let back = try ResolvedTheme(json: theme.json())
    #expect(back.color(.accent).hex == "#0070c0")
    #expect(back.button.variants.primary.background == theme.color(.accent))
    #expect(back.button.variants.secondary?.foreground == theme.color(.accentText))
    #expect(back.button.variants.highlight == nil)
    #expect(back.card.border?.width == 1)
    #expect(back.card.elevation == .card)
    #expect(back.elevation(.card).style == .border)
    #expect(back.text(.display).fontFace == "Carlito-Bold")
    #expect(back.listRow.title.text.role == .body)
    #expect(back.listRow.title.text.style.fontWeight == .bold)
    #expect(back.listRow.container == .card)
    #expect(back.policy.judgementColors == [.success, .warning])
    #expect(back.policy.appearance.scheme(stored: "dark", system: .light) == .dark)
    #expect(back.logo.assetFormats == [.pdf, .png])
    #expect(back[TokenPath("space.s8")] == .dimension(64))
    #expect(back.productName == "novapay")
  }
}

/// Values that only one brand has, which the format doesn't limit.
struct CustomValueTests {
  private func load(_ value: String, type: String = "thing") throws -> ThemeLoader.Result {
    let theme = try ThemeResolver.resolve(BrandDefinition(Novus()))
    let text = String(decoding: theme.json(), as: UTF8.self)
    let token = "\"a.b\": {\"type\": \"\(type)\", \"value\": \(value)},"
    return ThemeLoader.load(
      Array(text.replacing("\"custom\": {", with: "\"custom\": {\(token)").utf8)
    )
  }

  @Test func comeBackAsTheyAre() throws {
    let value = "{\"z\": [1, [2.5, \"x\"], {}], \"a\": null, \"b\": true}"
    let theme = try #require(try load(value).theme)
    let again = try ResolvedTheme(json: theme.json())
    #expect(again == theme)
    #expect(again[TokenPath("a.b")]?.description == "{z: [1, [2.5, x], {}], a: none, b: true}")
    #expect(again[TokenPath("space.s8")] == .dimension(64))
    #expect(again[TokenPath("a.c")] == nil)
  }

  @Test func areNestedAtMost64Deep() throws {
    let deep = { (depth: Int) in
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try load(deep(64)).theme != nil)
    let result = try load(deep(65))
    #expect(result.findings.map(\.ruleId) == [.themeOutOfRange])
    #expect(result.findings[0].message.contains("nested at most 64 deep"))
    #expect(try load(deep(300)).theme == nil)
  }

  @Test func keepColoursInsideComposites() throws {
    let color =
      "{\"colorSpace\": \"srgb\", \"components\": [1, 0, 0], \"alpha\": 1, \"hex\": \"#ff0000\"}"
    let theme = try #require(try load("{\"color\": \(color)}", type: "border").theme)
    #expect(
      theme[TokenPath("a.b")] == .object([.init("color", .color(.hex(0xFF0000)))])
    )
  }
}
