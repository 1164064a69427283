import Testing

@testable import ThemeEngine

struct EvaluationTests {
  private func evaluate(
    _ tokens: [(String, ThemeEngine.Expression)],
    _ appearance: Appearance = Appearance(.light)
  ) -> Evaluation {
    let graph = TokenGraph(tokens.map { Token(TokenPath($0.0), $0.1, Origin(.stated)) })
    return Evaluation(graph, appearance, [], theme: "test@light")
  }

  private let red = ThemeEngine.Expression.value(.color(.hex(0xD8102A)))

  @Test func aliasChainsReachTheLiteral() {
    let evaluation = evaluate([
      ("a", .alias(TokenPath("b"))), ("b", .alias(TokenPath("c"))), ("c", red),
    ])
    #expect(evaluation.findings.isEmpty)
    #expect(evaluation.value(TokenPath("a")) == .color(.hex(0xD8102A)))
  }

  @Test func opacityMultipliesAlphaAlongTheChain() throws {
    let evaluation = evaluate([
      ("a", .opacity(0.5, of: .alias(TokenPath("b")))),
      ("b", .opacity(0.5, of: .alias(TokenPath("c")))),
      ("c", red),
    ])
    let color = try #require(evaluation.value(TokenPath("a"))?.color)
    #expect(color.alpha == 0.25)
    #expect(color.hex == "#d8102a")
  }

  @Test func lightnessKeepsTheHueAndRoundsToSixDecimals() throws {
    let evaluation = evaluate([("a", .lightness(-0.1, of: red))])
    let color = try #require(evaluation.value(TokenPath("a"))?.color)
    let before = ColorValue.hex(0xD8102A).converted(to: .oklch)
    let after = color.converted(to: .oklch)
    #expect(abs(before.components.x - 0.1 - after.components.x) < 1e-5)
    #expect(abs(before.components.z - after.components.z) < 0.01)
    #expect(color.components.x == color.components.x.rounded(toPlaces: 6))
    #expect(color.space == .srgb)
  }

  @Test func compositesTakeTheirPartsFromOtherTokens() {
    let evaluation = evaluate([
      (
        "border",
        .object([.init("width", .value(.number(1))), .init("color", .alias(TokenPath("c")))])
      ),
      ("stack", .list([.alias(TokenPath("border")), .value(.string("x"))])),
      ("c", red),
    ])
    let border = TokenValue.object([
      .init("width", .number(1)), .init("color", .color(.hex(0xD8102A))),
    ])
    #expect(evaluation.value(TokenPath("border")) == border)
    #expect(evaluation.value(TokenPath("stack")) == .list([border, .string("x")]))
  }

  @Test func unknownTargetsAreAllReportedWithASuggestion() {
    let evaluation = evaluate([
      ("color.accent", red),
      ("a", .alias(TokenPath("color.acent"))),
      ("b", .alias(TokenPath("nothing.like.it"))),
      ("c", .alias(TokenPath("a"))),
    ])
    #expect(
      evaluation.findings.map(\.text) == [
        "test@light a: error: [alias/unknown] 'color.acent' does not exist; did you mean 'color.accent'?",
        "test@light b: error: [alias/unknown] 'nothing.like.it' does not exist",
      ]
    )
    #expect(evaluation.findings[0].related.map(\.token) == ["c"])
    #expect(evaluation.value(TokenPath("c")) == nil)
    #expect(evaluation.value(TokenPath("color.accent")) != nil)
  }

  @Test func ringsOfOneTwoAndThreeNameEveryMember() {
    let evaluation = evaluate([
      ("a", .alias(TokenPath("a"))),
      ("b", .alias(TokenPath("c"))), ("c", .alias(TokenPath("b"))),
      ("d", .alias(TokenPath("e"))), ("e", .alias(TokenPath("f"))), ("f", .alias(TokenPath("d"))),
      ("g", .alias(TokenPath("d"))), ("ok", red),
    ])
    let messages = evaluation.findings.map(\.message).sorted()
    #expect(
      messages == [
        "tokens refer to each other in a ring: 'a' -> 'a'",
        "tokens refer to each other in a ring: 'b' -> 'c' -> 'b'",
        "tokens refer to each other in a ring: 'd' -> 'e' -> 'f' -> 'd'",
      ]
    )
    let last = evaluation.findings.first { $0.token == "d" }
    #expect(last?.related.map(\.token) == ["d", "e", "f", "g"])
    #expect(evaluation.value(TokenPath("ok")) != nil)
    #expect(evaluation.value(TokenPath("g")) == nil)
  }

  @Test func aTargetReachedTwiceIsNoRing() {
    let evaluation = evaluate([
      ("pair", .list([.alias(TokenPath("l")), .alias(TokenPath("r")), .alias(TokenPath("c"))])),
      ("l", .alias(TokenPath("c"))), ("r", .alias(TokenPath("c"))), ("c", red),
    ])
    #expect(evaluation.findings.isEmpty)
    #expect(evaluation.value(TokenPath("pair"))?.list?.count == 3)
  }

  @Test func modifiersOfWhatIsNoColourAreRefused() {
    let evaluation = evaluate([
      ("n", .value(.number(4))), ("a", .opacity(0.5, of: .alias(TokenPath("n")))),
      ("b", .alias(TokenPath("a"))),
    ])
    #expect(evaluation.findings.map(\.ruleId) == [.aliasWrongType])
    #expect(evaluation.findings[0].expected == "a colour")
    #expect(evaluation.findings[0].found == "a number")
    #expect(evaluation.findings[0].related.map(\.token) == ["b"])
  }

  @Test func namesAreComparedByteForByte() {
    let composed = "caf\u{E9}"
    let decomposed = "cafe\u{301}"
    let evaluation = evaluate([(composed, red), (decomposed, .value(.number(1)))])
    #expect(evaluation.graph.duplicates.isEmpty)
    #expect(evaluation.value(TokenPath(composed))?.color != nil)
    #expect(evaluation.value(TokenPath(decomposed))?.number == 1)
  }

  @Test func cellsFallBackFromIncreasedToStandard() {
    let cells = TokenCells.varying(
      light: .init(.value(.number(1)), Origin(.stated)),
      dark: .init(.value(.number(2)), Origin(.stated)),
      darkIncreased: .init(.value(.number(3)), Origin(.stated))
    )
    let graph = TokenGraph([Token(TokenPath("a"), cells)])
    let values = AppearanceRequest.principal.map { request in
      Evaluation(graph, Appearance(request.scheme ?? .light, request.contrast), [], theme: "t")
        .value(TokenPath("a"))?.number
    }
    #expect(values == [1, 1, 2, 3])
  }

  @Test func aTokenOfOneSchemeIsUnknownInTheOther() {
    let only = TokenCells.varying(light: nil, dark: .init(red, Origin(.stated)))
    let graph = TokenGraph([
      Token(TokenPath("a"), only), Token(TokenPath("b"), .alias(TokenPath("a")), Origin(.stated)),
    ])
    let evaluation = Evaluation(graph, Appearance(.light), [], theme: "t@light")
    #expect(evaluation.findings.map(\.message) == ["'a' does not exist in the light scheme"])
  }
}

/// Which colour a brand leaves to the engine on a ground.
struct MostReadableTests {
  private func winner(
    text: UInt32,
    background: UInt32,
    ground: ColorValue,
    surface: UInt32 = 0xFFFFFF
  ) -> (hex: String?, path: String?) {
    let paths = ["text", "background", "ground", "surface"].map { TokenPath($0) }
    let colors = [ColorValue.hex(text), .hex(background), ground, .hex(surface)]
    var tokens = zip(paths, colors).map { path, color in
      Token(path, .value(.color(color)), Origin(.stated))
    }
    tokens.append(
      Token(
        TokenPath("on"),
        .mostReadable(on: [paths[2]], over: paths[3], among: [paths[0], paths[1]]),
        Origin(.derived)
      )
    )
    let evaluation = Evaluation(TokenGraph(tokens), Appearance(.light), [], theme: "t")
    let position = evaluation.graph.position(of: TokenPath("on")) ?? 0
    return (
      evaluation.value(TokenPath("on"))?.color?.hex, evaluation.winners[position]?.description
    )
  }

  @Test func takesTheBrandsOwnColourWhereOneReaches() {
    let result = winner(text: 0x0E2336, background: 0xFFFFFF, ground: .hex(0x0070C0))
    #expect(result.hex == "#ffffff")
    #expect(result.path == "background")
  }

  @Test func triesBlackAndWhiteWhereNoneReaches() {
    // On this ground the text has 4.37 and the background 3.55; white has 5.15.
    let result = winner(text: 0xE7EDF3, background: 0x0B1620, ground: .hex(0x0070C0))
    #expect(result.hex == "#ffffff")
    #expect(result.path == nil)
  }

  @Test func translucentGroundsLieOnTheSurface() {
    let ground = ColorValue.hex(0x000000).withAlpha(0.1)
    #expect(winner(text: 0x111111, background: 0xFFFFFF, ground: ground).hex == "#111111")
    let dark = winner(text: 0xEEEEEE, background: 0x101010, ground: ground, surface: 0x101010)
    #expect(dark.hex == "#eeeeee")
  }
}
