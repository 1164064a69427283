import BrandNovus
import Testing
import ThemeEngine

struct ThemeEncodingTests {
  private let theme: ResolvedTheme

  init() throws { theme = try ThemeResolver.resolve(BrandDefinition(Novus()), for: .init(.light)) }

  private func keys(_ path: String...) throws -> [String] {
    var node = try JSONDocument(parsing: theme.json()).root
    for name in path { node = try #require(node[name]) }
    return node.members.map(\.key)
  }

  @Test func tablesComeInTheOrderOfTheFormat() throws {
    #expect(
      try keys() == [
        "formatVersion", "brand", "appearance", "color", "text", "space", "radius", "elevation",
        "component", "policy", "custom",
      ]
    )
    try #expect(keys("color") == ColorRole.allCases.map(\.rawValue))
    #expect(
      try keys("text", "body") == [
        "fontFamily", "fontFace", "fontDesign", "fontSize", "fontWeight", "lineHeight",
        "letterSpacing", "textCase", "monospacedDigits", "sizing", "relativeTo", "scales",
      ]
    )
    try #expect(keys("elevation", "card") == ["style", "border", "shadows", "material"])
    #expect(
      try keys("component") == [
        "card", "overlay", "screen", "chip", "button", "badge", "field", "listRow", "kpi", "amount",
        "balance", "messageBubble", "logo", "navigationBar", "tabBar",
      ]
    )
    #expect(
      try keys("component", "card") == [
        "padding", "radius", "background", "border", "elevation",
      ]
    )
    try #expect(keys("component", "chip", "text").last == "role")
    #expect(
      try keys("policy") == [
        "appearance", "accentPerView", "judgementColors", "riskColor", "amountTone",
        "minimumTouchTarget", "gradients", "ground", "iconography", "minimumSymbolSet", "logo",
        "productNameCase", "productNameSolidSet", "statusTones", "asyncButton", "dynamicType",
        "offTokenColors",
      ]
    )
  }

  @Test func theTextIsTheFormats() {
    let text = String(decoding: theme.json(), as: UTF8.self)
    #expect(
      text.hasPrefix("{\n  \"formatVersion\": \"1.0\",\n  \"brand\": {\n    \"id\": \"novus\"")
    )
    #expect(text.hasSuffix("}\n") && !text.hasSuffix("\n\n"))
    #expect(text.contains("      \"components\": [0, 0.4392156862745098, 0.7529411764705882],\n"))
    #expect(text.contains("\"shadows\": [],\n"))
    #expect(text.contains("\"statusTones\": {},\n"))
    #expect(text.contains("\"fontFamily\": [\"Carlito\"],\n"))
    #expect(!text.contains("\r") && !text.contains("-0,") && !text.contains(".0,"))
    let compact = String(decoding: theme.json(style: .compact), as: UTF8.self)
    #expect(compact.hasSuffix("}\n"))
    #expect(!compact.dropLast().contains("\n"))
    #expect(compact.contains("\"components\":[0,0.4392156862745098,0.7529411764705882]"))
  }

  @Test func theSameThemeGivesTheSameBytes() throws {
    let again = try ThemeResolver.resolve(BrandDefinition(Novus()), for: .init(.light))
    #expect(again.json() == theme.json())
  }
}
