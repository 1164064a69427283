import BrandKnotos
import BrandPizza
import Testing
import ThemeEngine

/// A brand leaves as files of the Design Tokens format and comes back as the same brand.
struct BrandExportTests {
  private static let requests =
    AppearanceRequest.principal + [
      AppearanceRequest(), AppearanceRequest(.dark, textSize: .accessibility3),
      AppearanceRequest(.light, .increased, platform: .watchos),
    ]

  private static func same(_ brand: BrandDefinition) throws {
    let read = try ExportedBrand(brand).document
    #expect(read.findings.isEmpty, "\(read.findings.map(\.text))")
    let own = try #require(read.definition)
    for request in requests {
      let before = try ThemeResolver.resolve(brand, for: request, tracing: true)
      let after = try ThemeResolver.resolve(own, for: request, tracing: true)
      #expect(before.json() == after.json(), "\(brand.id) \(request)")
    }
  }

  @Test(arguments: DeliveredBrands.ids)
  func comesBackWithItsTraces(_ id: String) throws {
    try Self.same(try #require(DeliveredBrands.registry.definition(id)))
  }

  @Test func aGarishBrandComesBack() throws { try Self.same(BrandDefinition(Rainbow())) }

  @Test(arguments: ["harbour", "pizza-autumn"])
  func aBrandDocumentComesBack(_ name: String) throws {
    let document = try ExampleBrand.document(name, extending: [Pizza()])
    try Self.same(try #require(document.definition))
  }

  @Test(arguments: DeliveredBrands.ids)
  func isValidInTheStrictReading(_ id: String) throws {
    let brand = try #require(DeliveredBrands.registry.definition(id))
    let resolver = try ExportedBrand(brand).resolver
    #expect(resolver.findings.isEmpty)
    #expect(resolver.modifiers.map(\.name) == ["appearance"])
    for inputs in resolver.coveringInputs {
      #expect(resolver.document(inputs: inputs).findings.isEmpty)
    }
  }

  @Test(
    arguments: [
      ("color.accent", "\"{palette.red}\""), ("color.focusRing", "\"{color.textPrimary}\""),
      ("component.chip.background", "\"{color.surface}\""),
      ("component.field.text", "\"{text.body}\""),
      ("component.card.padding", "\"{space.lg}\""),
    ]
  )
  func rolesAreAliases(_ path: String, value: String) throws {
    let file = try #require(ExportedBrand(BrandDefinition(Pizza()))["pizza.tokens.json"])
    let token = path.split(separator: ".").reduce(file) { $0[String($1)] ?? $0 }
    #expect(token["$value"]?.string.map { "\"\($0)\"" } == value)
  }

  /// What increased contrast moves is written as it comes to, and moved again when it is read.
  @Test func derivedContrastIsInTheFiles() throws {
    let brand = BrandDefinition(Pizza())
    let exported = try ExportedBrand(brand)
    let theme = try ThemeResolver.resolve(brand, for: AppearanceRequest(.light, .increased))
    let accent = try #require(exported["pizza.light-increased.tokens.json"]?["color"]?["accent"])
    #expect(accent["$value"]?["hex"]?.string == theme.color(.accent).hex)
    #expect(accent["$extensions"]?["org.theme-engine"]?["provenance"]?.string == "derived")
    #expect(accent["$extensions"]?["org.theme-engine"]?["increased"] == nil)
  }

  @Test func aPinnedBrandHasItsOwnSchemeAlone() throws {
    let resolver = try ExportedBrand(BrandDefinition(Pizza())).resolver
    #expect(resolver.modifiers.first?.contexts == ["light", "light+increased"])
    #expect(resolver.modifiers.first?.default == "light")
  }

  @Test func aDarkBrandDefaultsToDark() throws {
    let resolver = try ExportedBrand(BrandDefinition(Knotos())).resolver
    #expect(
      resolver.modifiers.first?.contexts == ["light", "dark", "light+increased", "dark+increased"]
    )
    #expect(resolver.modifiers.first?.default == "dark")
  }

  /// Fonts without a name get the generic family, and text without a leading that of its style.
  @Test func textsAreWhatOtherToolsCanUse() throws {
    let file = try #require(ExportedBrand(BrandDefinition(Knotos()))["knotos.tokens.json"])
    let title = try #require(file["text"]?["title"]?["$value"])
    #expect(title["fontFamily"]?.elements.map(\.string) == ["ui-rounded"])
    #expect(title["fontSize"]?["value"]?.number == 28)
    #expect(title["letterSpacing"]?["value"]?.number == 0)
    #expect(title["lineHeight"]?.number == 1.214286)
  }

  @Test func whatTheFormatRefusesGoesToTheLeaves() throws {
    let brand = BrandDefinition(Rainbow()).adding([
      Token(
        TokenPath("gap.wide"),
        .value(.object([.init("value", .number(2)), .init("unit", .string("vw"))])),
        Origin(.stated),
        custom: CustomTraits(.dimension, description: "of the window")
      ),
      Token(
        TokenPath("gap.alias"),
        .alias(TokenPath("gap.wide")),
        Origin(.assumed),
        custom: CustomTraits(.dimension)
      ),
      Token(
        TokenPath("word"),
        .value(.string("hello")),
        Origin(.stated),
        custom: CustomTraits(TokenType(rawValue: "string"), deprecated: .reason("old"))
      ),
    ])
    try Self.same(brand)
    let file = try #require(ExportedBrand(brand)["\(brand.id).tokens.json"])
    #expect(file["gap"] == nil)
    let leaves = file["$extensions"]?["org.theme-engine"]?["leaves"]
    #expect(leaves?["gap.wide"]?["value"]?["unit"]?.string == "vw")
    #expect(leaves?["gap.alias"]?["alias"]?.string == "gap.wide")
    #expect(leaves?["word"]?["type"]?.string == "string")
  }

  /// No token of a file has others below it.
  @Test func aTokenOverOthersGoesToTheLeaves() throws {
    let traits = CustomTraits(.number)
    let brand = BrandDefinition(Rainbow()).adding([
      Token(TokenPath("grid"), .value(.number(1)), Origin(.stated), custom: traits),
      Token(TokenPath("grid.gap"), .value(.number(2)), Origin(.stated), custom: traits),
    ])
    try Self.same(brand)
  }

  @Test func isWrittenTheSameAgain() throws {
    for id in DeliveredBrands.ids {
      let first = try ExportedBrand(try #require(DeliveredBrands.registry.definition(id)))
      let again = try ExportedBrand(try #require(first.document.definition))
      #expect(first.files == again.files)
    }
  }
}
