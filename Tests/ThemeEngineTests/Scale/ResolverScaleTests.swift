import Testing
import ThemeEngine

/// Graphs far larger and deeper than any brand's resolve, or say what is wrong with them.
@Suite struct ResolverScaleTests {
  private static let count = 20_000

  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func aLongChainEndsInItsLiteral(forward: Bool) throws {
    let literal = ScaledBrand.literal(Self.count - 1, 0x336699)
    let chain = (0..<Self.count - 1).map { ScaledBrand.alias($0, of: $0 + 1) } + [literal]
    let theme = try ScaledBrand(forward ? chain : chain.reversed()).theme()
    #expect(theme[ScaledBrand.path(0)] == .color(.hex(0x336699)))
    let values = theme.custom.filter { $0.path.section == "extra" }.map(\.value)
    #expect(values.count == Self.count)
    #expect(values.allSatisfy { $0 == .color(.hex(0x336699)) })
  }

  @Test(.timeLimit(.minutes(1)))
  func aLongChainIsTracedToItsEnd() throws {
    let length = 2_000
    let literal = ScaledBrand.literal(length, 0x336699)
    let chain = (0..<length).map { ScaledBrand.alias($0, of: $0 + 1) } + [literal]
    let steps = try ScaledBrand(chain).resolution().steps(ScaledBrand.path(0))
    #expect(steps.map(\.path) == (0...length).map(ScaledBrand.path))
  }

  @Test(.timeLimit(.minutes(1)))
  func aLongRingIsOneFindingThatRelatesEveryMember() throws {
    let ring = (0..<Self.count).map { ScaledBrand.alias($0, of: ($0 + 1) % Self.count) }
    let findings = ScaledBrand(ring).findings()
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.ruleId == .aliasCycle)
    #expect(finding.message.count < 1_000)
    let related = Set(finding.related.compactMap(\.token))
    #expect(related == Set((0..<Self.count).map { ScaledBrand.path($0).description }))
    #expect(finding.related.count == Self.count)
  }

  @Test(.timeLimit(.minutes(1)))
  func everyOneOfManyRingsIsFound() {
    let rings = (0..<5_000).flatMap { ring in
      [0, 1].map { ScaledBrand.alias(2 * ring + $0, of: 2 * ring + 1 - $0) }
    }
    let alone = (10_000..<12_000).map { ScaledBrand.alias($0, of: $0) }
    let findings = ScaledBrand(rings + alone).findings()
    #expect(findings.count == 7_000)
    #expect(findings.allSatisfy { $0.ruleId == .aliasCycle })
    #expect(Set(findings.flatMap(\.related).compactMap(\.token)).count == 12_000)
  }

  @Test(.timeLimit(.minutes(1)))
  func everyOneOfManyUnknownTargetsIsFound() {
    let tokens = (0..<10_000).map { index in
      ScaledBrand.token(index, .alias(TokenPath("color.acent\(index)")))
    }
    let findings = ScaledBrand(tokens).findings()
    #expect(findings.allSatisfy { $0.ruleId == .aliasUnknown && $0.severity == .error })
    #expect(Set(findings.compactMap(\.token)) == Set(tokens.map(\.path.description)))
    #expect(findings.count == 10_000)
  }

  @Test(.timeLimit(.minutes(1)))
  func whatDependsOnAFaultIsRelatedToIt() throws {
    let unknown = ScaledBrand.token(0, .alias(TokenPath("color.acent")))
    let findings = ScaledBrand([unknown] + (1..<10_000).map { ScaledBrand.alias($0, of: 0) })
      .findings()
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.suggestion == "color.accent")
    #expect(Set(finding.related.compactMap(\.token)).count == 9_999)
  }

  @Test func aDiamondIsNoRing() throws {
    let both = Expression.list([.alias(ScaledBrand.path(1)), .alias(ScaledBrand.path(2))])
    let theme = try ScaledBrand([
      ScaledBrand.token(0, both), ScaledBrand.alias(1, of: 3), ScaledBrand.alias(2, of: 3),
      ScaledBrand.literal(3, 0x123456),
    ]).theme()
    let color = TokenValue.color(.hex(0x123456))
    #expect(theme[ScaledBrand.path(0)] == .list([color, color]))
  }

  /// Two ways from each layer to the next: as many paths as 2 to the power of 2,000.
  @Test(.timeLimit(.minutes(1)))
  func manyDiamondsAreVisitedOnce() throws {
    let layers = 2_000
    var tokens = [ScaledBrand.literal(2 * layers, 0xABCDEF)]
    tokens.append(ScaledBrand.alias(2 * layers + 1, of: 2 * layers))
    for layer in 0..<layers {
      let next = 2 * (layer + 1)
      let readable = Expression.mostReadable(
        on: [ScaledBrand.path(next)],
        over: ScaledBrand.path(next),
        among: [ScaledBrand.path(next + 1)]
      )
      tokens.append(ScaledBrand.token(2 * layer, readable))
      tokens.append(ScaledBrand.alias(2 * layer + 1, of: next))
    }
    let theme = try ScaledBrand(tokens).theme()
    #expect(theme.custom.count { $0.path.section == "extra" } == 2 * layers + 2)
    #expect(theme[ScaledBrand.path(0)]?.color != nil)
  }

  /// 200 layers of 100 tokens, each of which holds two of the layer below.
  @Test(.timeLimit(.minutes(1)))
  func aDeepAndWideGraphResolves() throws {
    let (depth, width) = (200, 100)
    let tokens = (0..<depth * width).map { index in
      guard index >= width else { return ScaledBrand.literal(index, UInt32(index)) }
      let below = index - width
      let other = below - below % width + (below + 1) % width
      return ScaledBrand.token(
        index,
        .mostReadable(
          on: [ScaledBrand.path(other)],
          over: TokenPath("color.background"),
          among: [ScaledBrand.path(below), ScaledBrand.path(other)]
        )
      )
    }
    let theme = try ScaledBrand(tokens.reversed()).theme()
    #expect(theme.custom.count { $0.path.section == "extra" } == depth * width)
  }

  /// As deep as the JSON reader lets a document nest; where tasks have half a megabyte of stack,
  /// a debug build can't go as far.
  private static let depths: [Int] = {
    #if os(Linux)
    [1, 32, 128, JSONLimits().maximumDepth]
    #else
    [1, 32, 96]
    #endif
  }()

  @Test(.timeLimit(.minutes(1)), arguments: depths)
  func nestedExpressionsResolve(depth: Int) throws {
    var list = Expression.alias(TokenPath("color.accent"))
    var faint = list
    var expected = TokenValue.color(.hex(0x0070C0))
    for _ in 0..<depth {
      list = .list([list])
      faint = .opacity(0.5, of: faint)
      expected = .list([expected])
    }
    let theme = try ScaledBrand([ScaledBrand.token(0, list), ScaledBrand.token(1, faint)]).theme()
    #expect(theme[ScaledBrand.path(0)] == expected)
    let alpha = try #require(theme[ScaledBrand.path(1)]?.color?.alpha)
    #expect(alpha == (0..<depth).reduce(1.0) { opacity, _ in opacity * 0.5 })
  }

  @Test func aRingThroughNestedExpressionsIsFound() {
    let nested = Expression.object([
      Expression.Part("color", .opacity(0.5, of: .lightness(0.1, of: .alias(ScaledBrand.path(1))))),
      Expression.Part("other", .list([.alias(TokenPath("color.accent"))])),
    ])
    let findings = ScaledBrand([ScaledBrand.token(0, nested), ScaledBrand.alias(1, of: 0)])
      .findings()
    #expect(findings.map(\.ruleId) == [.aliasCycle])
  }

  @Test func whatIsAddedMustHaveAPathOfItsOwn() {
    let taken = Token(TokenPath("color.accent"), .value(.number(1)), Origin(.stated))
    let findings = ScaledBrand([taken, ScaledBrand.literal(0, 0), ScaledBrand.literal(0, 1)])
      .findings()
    #expect(findings.map(\.ruleId.rawValue) == ["brand/extra-collision", "brand/duplicate-token"])
  }
}
