import Testing

@testable import ThemeEngine

/// A theme made of plain tokens has no roles, only what is its own.
struct PlainThemeTests {
  private func brand(_ tokens: [Token]) -> BrandDefinition {
    BrandDefinition(
      id: "plain",
      document: SourceDocument(title: "plain.tokens.json", file: "plain.tokens.json"),
      appearance: .adaptive,
      fonts: .assumed([]),
      graph: TokenGraph(tokens),
      findings: [],
      hasRoles: false
    )
  }

  private let tokens = [
    Token(
      TokenPath("size.s"),
      .value(.dimension(4)),
      Origin(.stated),
      custom: CustomTraits(.dimension)
    ),
    Token(
      TokenPath("a.size"),
      .alias(TokenPath("size.s")),
      Origin(.stated),
      custom: CustomTraits(.dimension, description: "small", deprecated: .reason("gone"))
    ),
  ]

  private static let text = """
    {
      "formatVersion": "1.0",
      "brand": {
        "id": "plain",
        "name": null,
        "productName": null
      },
      "appearance": null,
      "color": null,
      "text": null,
      "space": null,
      "radius": null,
      "elevation": null,
      "component": null,
      "policy": null,
      "custom": {
        "a.size": {
          "type": "dimension",
          "value": {
            "value": 4,
            "unit": "px"
          },
          "description": "small",
          "deprecated": "gone"
        },
        "size.s": {
          "type": "dimension",
          "value": {
            "value": 4,
            "unit": "px"
          }
        }
      }
    }

    """

  @Test func holdsItsOwnTokensAndNullElsewhere() throws {
    let theme = try ThemeResolver.resolve(brand(tokens))
    #expect(String(decoding: theme.json(), as: UTF8.self) == Self.text)
    #expect(!theme.hasRoles)
    #expect(theme.contrastVerdicts().isEmpty)
  }

  @Test func comesBackOnlyWhereItWillDo() throws {
    let document = try JSONDocument(parsing: Array(Self.text.utf8))
    let plain = ThemeLoader.load(document, file: "p.json", acceptsPlain: true)
    let theme = try #require(plain.theme)
    #expect(plain.findings.isEmpty)
    #expect(String(decoding: theme.json(), as: UTF8.self) == Self.text)
    let strict = ThemeLoader.load(document, file: "p.json")
    #expect(strict.theme == nil)
    #expect(strict.findings.contains { $0.ruleId == .themeNoRoles })
    #expect(throws: ThemeError.self) { try ResolvedTheme(json: Array(Self.text.utf8)) }
  }

  @Test func faultsAreThoseOfAnyGraph() {
    let broken = Token(
      TokenPath("x"),
      .alias(TokenPath("size.x")),
      Origin(.stated),
      custom: CustomTraits(.number)
    )
    #expect(throws: ThemeError.self) { try ThemeResolver.resolve(brand(tokens + [broken])) }
  }
}
