import BrandNovus
import BrandPizza
import Testing
import ThemeEngine

/// Brand documents over a brand that is there already.
struct BrandExtendingTests {
  /// A document that says nothing keeps every byte of the brand's themes.
  @Test(arguments: AppearanceRequest.principal)
  func keepsWhatItDoesNotAnswer(_ request: AppearanceRequest) throws {
    let text = """
      {"brandDocument": "1.0", "brand": {"id": "novus", "name": "Novus"}, "extends": "novus"}
      """
    let document = brandDocument(text, extending: [Novus()])
    #expect(document.texts == [])
    let brand = try #require(document.definition)
    let own = try ThemeResolver.resolution(of: brand, for: request)
    let base = try ThemeResolver.resolution(of: BrandDefinition(Novus()), for: request)
    #expect(own.theme.json() == base.theme.json())
    for path in base.paths where path.section != "brand" {
      #expect(own.trace(path) == base.trace(path))
    }
  }

  @Test(arguments: AppearanceRequest.principal)
  func seasonalPizzaChangesWhatItsThreeColoursReach(_ request: AppearanceRequest) throws {
    let document = try ExampleBrand.document("pizza-autumn", extending: [Pizza()])
    #expect(document.texts == [])
    let brand = try #require(document.definition)
    let own = try ThemeResolver.resolution(of: brand, for: request)
    let base = try ThemeResolver.resolution(of: BrandDefinition(Pizza()), for: request)
    let exchanged = Set(["red", "redDark", "redSoft"].map { TokenPath("palette.\($0)") })
    var changed: [TokenPath] = []
    for (one, other) in zip(own.theme.table.entries, base.theme.table.entries) {
      #expect(one.path == other.path)
      let isReached = base.steps(one.path).contains { exchanged.contains($0.path) }
      if one.value != other.value { changed.append(one.path) }
      #expect((one.value != other.value) == isReached || one.path.section == "brand")
    }
    #expect(changed.count == 15)
    #expect(own.theme.color(.accent).hex == (request.contrast == .standard ? "#b7410e" : "#a13400"))
    #expect(own.theme.custom == base.theme.custom)
  }

  @Test func saysWhichDocumentAValueIsFrom() throws {
    let document = try ExampleBrand.document("pizza-autumn", extending: [Pizza()])
    let resolution = try ThemeResolver.resolution(of: try #require(document.definition))
    let file = "pizza-autumn.brand.json"
    let own = try #require(resolution.trace(TokenPath("color.accent")))
    #expect(own.source == SourceDocument(title: file, file: file))
    #expect(own.provenance == .stated)
    let places = resolution.steps(TokenPath("color.accent")).map(\.origin.declaration)
    #expect(places.last == Declaration(file: file, line: 8))
    let answer = brandDocument(extending: Pizza(), #""space": {"md": 13}"#)
    let step = try ThemeResolver.resolution(of: try #require(answer.definition))
      .steps(TokenPath("space.md"))
    #expect(step.map(\.origin.declaration) == [Declaration(file: "acme.brand.json", line: 4)])
    let inherited = try #require(resolution.trace(TokenPath("space.md")))
    #expect(inherited.source == Pizza().identity.document)
  }

  @Test func exchangesRoles() throws {
    let document = brandDocument(
      extending: Novus(),
      #""tokens": {"warm": {"amber": {"$type": "color", "$value": \#(amber)}}}"#,
      """
      "color": {
        "highlight": "{warm.amber}", "onHighlight": {"readableOn": "highlight"},
        "accentText": "textPrimary", "textDisabled": {"role": "textPrimary", "opacity": 0.5},
        "dangerSubtle": {"tintOf": "danger"},
        "surface": {"light": "{palette.novusBg}", "dark": {"token": "{warm.amber}", "lightness": -0.2}}
      }
      """
    )
    #expect(document.texts == [])
    let light = try #require(document.theme(.light))
    #expect(light.color(.highlight).hex == "#ffbf00")
    #expect(light.color(.onHighlight) == light.color(.textPrimary))
    #expect(light.color(.accentText) == light.color(.textPrimary))
    #expect(light.color(.textDisabled).alpha == 0.5)
    #expect(light.color(.dangerSubtle).alpha == 0.12)
    #expect(light.color(.surface).hex == "#ffffff")
    #expect(light.custom.map(\.path.description).contains("warm.amber"))
    let dark = try #require(document.theme(.dark))
    #expect(dark.color(.surface) == dark.color(.highlight).adjustingLightness(by: -0.2))
  }

  @Test func readsAChainOfDocuments() throws {
    let autumn = try ExampleBrand.text("pizza-autumn")
    let text = """
      {"brandDocument": "1.0", "brand": {"id": "sunday", "name": "Sunday"},
       "extends": "autumn.brand.json", "color": {"accentText": "{palette.redDark}"}}
      """
    let document = brandDocument(text, ["autumn.brand.json": autumn], extending: [Pizza()])
    #expect(document.texts == [])
    let theme = try #require(document.theme())
    #expect(theme.color(.accentText).hex == "#8f330b")
    #expect(theme.brandName == "Sunday")
    let resolution = try ThemeResolver.resolution(of: try #require(document.definition))
    #expect(
      resolution.trace(TokenPath("color.accentText"))?.source?.file == "autumn.brand.json"
    )
    #expect(resolution.trace(TokenPath("space.md"))?.source == Pizza().identity.document)
  }

  @Test func takesTokensOfAFileWithThePathOfARole() throws {
    let tokens = #"{"color": {"accent": {"$type": "color", "$value": \#(amber)}}}"#
    let document = brandDocument(
      extending: Novus(),
      #""tokens": "t.json", "color": {"accent": "{color.accent}", "onAccent": "textPrimary"}"#,
      files: ["t.json": tokens]
    )
    #expect(document.texts == [])
    #expect(document.theme()?.color(.accent).hex == "#ffbf00")
    #expect(document.definition?.graph[TokenPath("palette.color.accent")] != nil)
  }

  @Test func choosesContextsForAppearances() throws {
    let resolver = #"""
      {"version": "2025.10", "modifiers": {"theme": {"contexts": {
        "day": [{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}],
        "night": [{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}],
        "loud": [{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 0]}}}]
      }}}, "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}
      """#
    let document = brandDocument(
      extending: Novus(),
      #""tokens": "t.resolver.json", "color": {"textPrimary": "{ink}"}"#,
      """
      "appearances": {"light": {"theme": "day"}, "dark": {"theme": "night"},
        "dark+increased": {"theme": "loud"}}
      """,
      files: ["t.resolver.json": resolver]
    )
    #expect(document.texts == [])
    let hexes = AppearanceRequest.principal.map {
      document.theme($0.scheme, $0.contrast)?.color(.textPrimary).hex
    }
    #expect(hexes == ["#000000", "#000000", "#ffffff", "#ffff00"])
  }

  private let amber = ##"{"colorSpace": "srgb", "components": [1, 0.75, 0], "hex": "#ffbf00"}"##
}
