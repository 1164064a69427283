import BrandNovus
import BrandPizza
import Testing
import ThemeEngine

/// Every kind of answer that a brand document can give.
struct BrandVocabularyTests {
  @Test func theExampleIsAValidBrand() throws {
    let document = try ExampleBrand.document("harbour")
    #expect(document.texts == [])
    let findings = BrandCheck.findings(try #require(document.definition))
    #expect(findings.isEmpty, "\(findings.map(\.text))")
  }

  @Test func textStylesComeFromTokensRolesAndTheDocument() throws {
    let theme = try #require(try ExampleBrand.document("harbour").theme(.light))
    let body = theme.text(.body)
    #expect(body.fontFamily == [])
    #expect(body.fontDesign == .default)
    #expect((body.fontSize, body.fontWeight) == (16, .regular))
    #expect((body.lineHeight, body.letterSpacing) == (24, 0))
    #expect((body.sizing, body.relativeTo) == (.relative, .body))
    let strong = theme.text(.bodyStrong)
    #expect((strong.fontSize, strong.fontWeight, strong.lineHeight) == (16, .semibold, 24))
    let display = theme.text(.display)
    #expect((display.fontDesign, display.fontSize, display.sizing) == (.serif, 34, .textStyle))
    #expect(display.lineHeight == nil)
    #expect(theme.text(.label).textCase == .uppercase)
    #expect(theme.text(.amount).monospacedDigits)
    #expect(!theme.text(.body).monospacedDigits)
  }

  @Test func stepsLevelsComponentsAndPolicies() throws {
    let document = try ExampleBrand.document("harbour")
    let light = try #require(document.theme(.light))
    #expect(light.space(.xs) == 4)
    #expect(light.radius(.xl) == 20)
    #expect(light.elevation(.flat).style == .none)
    #expect(light.elevation(.card).style == .shadow)
    #expect(light.elevation(.card).shadows.map(\.blur) == [.css(8)])
    #expect(light.elevation(.card).shadows.map(\.color.alpha) == [0.1])
    #expect(light.elevation(.overlay).border?.width == 1)
    #expect(light.card.border == nil)
    #expect(light.button.radius == nil)
    #expect(light.button.minHeight == 48)
    #expect(light.button.minWidth == 44)
    #expect(light.button.variants.secondary?.foreground == light.color(.textPrimary))
    #expect(light.button.variants.secondary?.background == light.color(.surfaceRaised))
    #expect(light.chip.text.style.fontWeight == .semibold)
    #expect(light.policy.gradients == .forbidden)
    #expect(light.policy.accentPerView == 1)
    #expect(light.policy.statusTones["atSea"] == .info)
    #expect(light.policy.minimumTouchTarget == 44)
    let dark = try #require(document.theme(.dark))
    #expect(dark.elevation(.card).style == .border)
    #expect(dark.card.border?.color == dark.color(.border))
  }

  @Test func theHouseIsAssumedAndTheRestStated() throws {
    let document = try ExampleBrand.document("harbour")
    let resolution = try ThemeResolver.resolution(of: try #require(document.definition))
    func provenance(_ path: String) -> Provenance? {
      resolution.trace(TokenPath(path))?.provenance
    }
    #expect(provenance("component.button.minHeight") == .stated)
    #expect(provenance("component.button.minWidth") == .assumed)
    #expect(provenance("policy.gradients") == .stated)
    #expect(provenance("policy.asyncButton") == .assumed)
    #expect(provenance("text.body.fontSize") == .stated)
    #expect(provenance("text.body.textCase") == .assumed)
    #expect(provenance("color.onAccent") == .derived)
    #expect(resolution.trace(TokenPath("policy.asyncButton"))?.source == nil)
  }

  @Test func changesPartsOfInheritedAnswers() throws {
    let document = brandDocument(
      extending: Pizza(),
      #""tokens": {"big": {"$type": "dimension", "$value": {"value": 1.25, "unit": "rem"}}}"#,
      """
      "text": {"body": {"fontSize": "{big}"}, "caption": {"fontWeight": 700},
        "label": {"relativeTo": "footnote", "letterSpacing": null}},
      "space": {"md": "{big}"},
      "elevation": {"card": {"border": {"width": 2, "color": "border"}}},
      "component": {"badge": {"tones": {"info": {"foreground": {"role": "info", "opacity": 0.9}}}},
        "field": "house", "button": {"variants": {"destructive": null}}},
      "policy": {"appearance": {"mode": "darkFirst"}, "statusTones": {}}
      """
    )
    #expect(document.texts == [])
    let brand = try #require(document.definition)
    #expect(brand.appearance.mode == .darkFirst)
    #expect(brand.appearance.preferred == .dark)
    let theme = try #require(document.theme(.light))
    let base = try ThemeResolver.resolve(BrandDefinition(Pizza()))
    #expect((theme.text(.body).fontSize, theme.text(.body).sizing) == (20, .fixed))
    #expect(theme.text(.body).fontWeight == base.text(.body).fontWeight)
    #expect(theme.text(.caption).fontWeight == .bold)
    #expect(theme.text(.amountSmall).fontWeight == .bold)
    #expect((theme.text(.label).sizing, theme.text(.label).fontSize) == (.relative, 12))
    #expect(theme.text(.label).letterSpacing == nil)
    #expect(theme.text(.label).textCase == .uppercase)
    #expect(theme.space(.md) == 20)
    #expect(theme.chip.paddingHorizontal == 20)
    #expect(theme.card.border?.width == 2)
    #expect(theme.card.padding == base.card.padding)
    #expect(theme.badge.tones.info.foreground.alpha == 0.9)
    #expect(theme.badge.tones.info.background == base.badge.tones.info.background)
    #expect(theme.field.border?.color == theme.color(.textMuted))
    #expect(theme.button.variants.destructive == nil)
    #expect(base.button.variants.destructive != nil)
    #expect(theme.policy.statusTones.entries.isEmpty)
  }

  @Test func shadowTokensGiveTheirLayersInEachAppearance() throws {
    let resolver = #"""
      {"version": "2025.10", "modifiers": {"theme": {"default": "day", "contexts": {
        "day": [{"$ref": "day.json"}], "night": [{"$ref": "night.json"}]}}},
       "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}
      """#
    func shadow(_ y: Int, _ alpha: Double) -> String {
      """
      {"color": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": \(alpha)},
       "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": \(y), "unit": "px"},
       "blur": {"value": 6, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}
      """
    }
    let document = brandDocument(
      extending: Novus(),
      #""tokens": "t.resolver.json", "elevation": {"card": "{lift}"}"#,
      #""appearances": {"light": {}, "dark": {"theme": "night"}}"#,
      files: [
        "t.resolver.json": resolver,
        "day.json": #"{"lift": {"$type": "shadow", "$value": \#(shadow(2, 0.25))}}"#,
        "night.json":
          #"{"lift": {"$type": "shadow", "$value": [\#(shadow(4, 0.5)), \#(shadow(8, 0.75))]}}"#,
      ]
    )
    #expect(document.texts == [])
    let light = try #require(document.theme(.light)).elevation(.card)
    #expect(light.shadows.map(\.offsetY) == [2])
    #expect(light.shadows.map(\.color.alpha) == [0.25])
    #expect(light.shadows.map(\.blur.swiftUI) == [3])
    let dark = try #require(document.theme(.dark)).elevation(.card)
    #expect(dark.shadows.map(\.offsetY) == [4, 8])
    #expect(dark.border == nil)
    #expect(try #require(document.theme(.dark)).card.border == nil)
  }

  @Test func aShadowTokenWithoutLayersIsNoShadow() throws {
    let document = BrandDocument(
      parsing: Array(
        #"""
        {"brandDocument": "1.0", "brand": {"id": "acme", "name": "Acme"}, "extends": "novus",
         "tokens": {"none": {"$type": "shadow", "$value": []}}, "elevation": {"card": "{none}"}}
        """#.utf8
      ),
      name: "acme.brand.json",
      source: ResolverTestSource([:]),
      extending: BrandRegistry([Novus()]),
      options: DocumentOptions(lenient: true)
    )
    #expect(document.findings.map(\.severity) == [.warning], "\(document.texts)")
    let theme = try #require(document.theme(.light))
    #expect(theme.elevation(.card).style == .none)
    #expect(theme.elevation(.card).shadows.isEmpty)
    #expect(ThemeLoader.load(theme.json()).findings == [])
  }

  @Test func aShadowTokenHasToBeThereInEveryAppearance() throws {
    let shadow = """
      {"$type": "shadow", "$value": {"color": {"colorSpace": "srgb", "components": [0, 0, 0]},
       "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"},
       "blur": {"value": 6, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}}
      """
    func document(_ card: String) -> BrandDocument {
      brandDocument(
        extending: Novus(),
        #""tokens": "t.json", "elevation": {"card": \#(card)}"#,
        #""appearances": {"light": {}, "dark": {"theme": "night"}}"#,
        files: [
          "t.json": """
          {"version": "2025.10", "modifiers": {"theme": {"default": "day", "contexts": {
            "day": [], "night": [{"lift": \(shadow)}]}}},
           "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}
          """
        ]
      )
    }
    #expect(
      document(#""{lift}""#).texts == [
        "acme.brand.json:4:43: error: [alias/unknown] 'lift' does not exist in light"
      ]
    )
    let sound = document(#"{"light": "none", "dark": "{lift}"}"#)
    #expect(sound.texts == [])
    #expect(try #require(sound.theme(.light)).elevation(.card).style == .none)
    #expect(try #require(sound.theme(.dark)).elevation(.card).style == .shadow)
  }

  @Test func fontsBringTheFacesOfWeights() throws {
    let document = brandDocument(
      extending: Pizza(),
      #""fonts": [{"family": "Anchor", "faces": {"400": "Anchor-Plain", "700": "Anchor-Bold"}}]"#,
      """
      "text": {
        "title": {"fontFamily": "Anchor", "fontSize": 20, "relativeTo": "title", "fontWeight": 700},
        "body": {"fontFamily": ["Anchor", "Carlito"], "fontWeight": 400}
      }
      """
    )
    #expect(document.texts == [])
    let theme = try #require(document.theme())
    #expect(theme.text(.title).fontFace == "Anchor-Bold")
    #expect(theme.text(.title).fontDesign == nil)
    #expect(theme.text(.body).fontFamily == ["Anchor", "Carlito"])
    #expect(theme.text(.body).fontFace == "Anchor-Plain")
    #expect(theme.text(.body).fontSize == 16)
  }

  @Test func aWarningHasThePlaceOfItsAnswer() throws {
    let document = brandDocument(
      extending: Pizza(),
      #""color": {"surface": {"light": "{palette.black}", "dark": "{palette.black}"}}"#
    )
    let brand = try #require(document.definition)
    let request = AppearanceRequest(.light, .increased)
    let findings = try ThemeResolver.resolution(of: brand, for: request).findings
      .map(document.located)
    // Nothing reaches 7 on black and cream; the document says nothing of the accent.
    #expect(findings.contains { $0.token == "color.accent" && $0.line == nil })
    let own = brandDocument(
      extending: Pizza(),
      #""color": {"surface": "{palette.black}", "accent": "{palette.red}", "onAccent": "surface"}"#
    )
    let ownBrand = try #require(own.definition)
    let ownFindings = try ThemeResolver.resolution(of: ownBrand, for: request).findings
      .map(own.located)
    let accent = try #require(ownFindings.first { $0.token == "color.accent" })
    #expect((accent.file, accent.line) == ("acme.brand.json", 4))
  }

  /// Whatever stands in place of a value, reading ends with findings or a theme.
  @Test(arguments: ["null", "-3", #""house""#, "[]", "{}", #""{palette.foam}""#])
  func anyValueMayBeWrong(_ replacement: String) throws {
    let text = Array(try ExampleBrand.text("harbour").utf8)
    var open = [try JSONDocument(parsing: text).root]
    var places: [Range<Int>] = []
    while let node = open.popLast() {
      places.append(node.offset..<node.endOffset)
      open += node.members.map(\.value) + node.elements
    }
    // The tokens' own values have tests of their own.
    let chosen = places.filter { $0.lowerBound > 3_300 || $0.count > 2_000 }
    #expect(chosen.count > 100)
    for (index, place) in chosen.enumerated() where index % 6 == replacement.utf8.count % 6 {
      var bytes = text
      bytes.replaceSubrange(place, with: Array(replacement.utf8))
      let document = brandDocument(String(decoding: bytes, as: UTF8.self))
      #expect(document.definition != nil || document.findings.contains { $0.line != nil })
    }
  }
}
