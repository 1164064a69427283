import Testing

@testable import ThemeEngine

struct TokenGraphTests {
  private static func definition(_ expression: ThemeEngine.Expression) -> Token.Definition {
    Token.Definition(expression, Origin(.stated))
  }

  private static func token(_ path: String, _ expression: ThemeEngine.Expression) -> Token {
    Token(TokenPath(path), .uniform(definition(expression)))
  }

  private static let number = ThemeEngine.Expression.value(.number(1))

  /// What the roots need in any appearance stays, in its place; a ring ends.
  @Test func whatIsNeededIsReached() {
    let varying = TokenCells.varying(
      light: Self.definition(.alias(TokenPath("a"))),
      dark: Self.definition(.list([Self.number, .alias(TokenPath("b"))])),
      lightIncreased: nil,
      darkIncreased: Self.definition(.alias(TokenPath("absent")))
    )
    let graph = TokenGraph([
      Self.token("loose", .alias(TokenPath("a"))), Self.token("a", .alias(TokenPath("deep"))),
      Token(TokenPath("root"), varying), Self.token("b", .alias(TokenPath("c"))),
      Self.token("c", .alias(TokenPath("b"))), Self.token("deep", Self.number),
      Self.token("other", Self.number),
    ])
    let reached = graph.reachable { $0.path == TokenPath("root") }
    #expect(reached.tokens.map(\.path.description) == ["a", "root", "b", "c", "deep"])
    #expect(graph.reachable { _ in false }.tokens.isEmpty)
    #expect(graph.reachable { _ in true }.tokens == graph.tokens)
  }

  /// Targets that were looked for once are those of every appearance, also where one differs from
  /// the first.
  @Test(arguments: [Scheme.light, .dark])
  func knownTargetsChangeNothing(_ scheme: Scheme) {
    let cells = TokenCells.varying(
      light: Self.definition(.alias(TokenPath("a"))),
      dark: Self.definition(.list([.alias(TokenPath("b")), .alias(TokenPath("a"))]))
    )
    let graph = TokenGraph([
      Token(TokenPath("t"), cells), Self.token("a", Self.number), Self.token("b", Self.number),
      Self.token("u", .alias(TokenPath("absent"))), Self.token("v", .alias(TokenPath("t"))),
    ])
    let plain = GraphLinks(graph, scheme: scheme, contrast: .standard)
    let quick = GraphLinks(graph.findingTargets(), scheme: scheme, contrast: .standard)
    for position in graph.tokens.indices {
      #expect(Array(quick.targets(of: position)) == Array(plain.targets(of: position)))
    }
    #expect(quick.targets(of: 0).count == (scheme == .light ? 1 : 2))
    #expect(quick.unknown.map(\.target.description) == ["absent"])
    #expect(quick.unknown.map(\.position) == [3])
  }
}
