import BrandNovus
import Testing
import ThemeEngine

/// Missing components in the JSON form of themes.
@Suite struct MissingComponentsJSONTests {
  private static let ground = "[0.043137254901960784, 0.08627450980392157, 0.12549019607843137]"

  /// The dark theme with other components of its background.
  private func theme(components: String, space: String, hex: String) throws -> String {
    let theme = try ThemeResolver.resolve(BrandDefinition(Novus()), for: .init(.dark))
    var text = String(decoding: theme.json(), as: UTF8.self)
    let list = try #require(text.firstRange(of: Self.ground))
    text.replaceSubrange(list, with: components)
    let name = try #require(text.firstRange(of: "\"colorSpace\": \"srgb\""))
    text.replaceSubrange(name, with: "\"colorSpace\": \"\(space)\"")
    let fallback = try #require(text.firstRange(of: "\"hex\": \"#0b1620\""))
    text.replaceSubrange(fallback, with: "\"hex\": \"\(hex)\"")
    return text
  }

  @Test(
    arguments: [
      ("[\"none\", 1, 0]", ColorValue(.srgb, 0, 1, 0, missing: .first)),
      ("[0.5, 0, \"none\"]", ColorValue(.oklch, 0.5, 0, 0, missing: .third)),
      ("[\"none\", \"none\", \"none\"]", ColorValue(.lab, 0, 0, 0, missing: .all)),
      ("[\"none\", 20, 30]", ColorValue(.hwb, 0, 20, 30, missing: .first)),
    ])
  func rolesComeBackByteForByte(components: String, color: ColorValue) throws {
    let text = try theme(components: components, space: color.space.rawValue, hex: color.hex)
    let result = ThemeLoader.load(Array(text.utf8), file: "t.json")
    #expect(result.findings.isEmpty)
    let back = try #require(result.theme)
    #expect(back.color(.background) == color)
    #expect(String(decoding: back.json(), as: UTF8.self) == text)
  }

  @Test(arguments: [
    "[\"None\", 0, 0]", "[null, 0, 0]", "[\"none\", 0]", "\"none\"", "[\"0\", 0, 0]",
  ])
  func otherWordsAreFaults(components: String) throws {
    let text = try theme(components: components, space: "srgb", hex: "#000000")
    let result = ThemeLoader.load(Array(text.utf8), file: "t.json")
    #expect(result.theme == nil)
    #expect(result.findings.map(\.ruleId) == [.themeWrongType])
    #expect(result.findings[0].message.contains("a list of three, each a number or 'none'"))
  }

  @Test func coloursInsideCompositesComeBack() throws {
    let plain = try ThemeResolver.resolve(BrandDefinition(Novus()))
    let color = ColorValue(.lch, 50, 0, 0, missing: [.second, .third])
    let value =
      "{\"colorSpace\": \"lch\", \"components\": [50, \"none\", \"none\"], \"alpha\": 1, "
      + "\"hex\": \"\(color.hex)\"}"
    let token = "\"a.b\": {\"type\": \"border\", \"value\": {\"color\": \(value)}},"
    let text = String(decoding: plain.json(), as: UTF8.self)
      .replacing("\"custom\": {", with: "\"custom\": {\(token)")
    let theme = try ResolvedTheme(json: Array(text.utf8))
    #expect(theme[TokenPath("a.b")] == .object([.init("color", .color(color))]))
    #expect(try ResolvedTheme(json: theme.json()) == theme)
  }

  @Test func theSchemaAllowsTheWordBesideNumbers() {
    let schema = String(decoding: ThemeSchema.json(style: .compact), as: UTF8.self)
    #expect(schema.contains("\"items\":{\"anyOf\":[{\"type\":\"number\"},{\"enum\":[\"none\"]}]}"))
  }
}
