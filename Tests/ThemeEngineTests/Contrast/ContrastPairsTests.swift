import Testing

@testable import ThemeEngine

struct ContrastPairsTests {
  @Test(arguments: DeliveredBrands.appearances)
  func noForegroundIsWithoutAPair(_ id: String, _ scheme: Scheme) throws {
    let theme = try DeliveredBrands.resolution(id, AppearanceRequest(scheme)).theme
    let pairs = ContrastPairs(theme.table)
    #expect(pairs.unknown.isEmpty)
    let foregrounds = Set(pairs.pairs.map(\.foreground))
    let grounds = Set(pairs.pairs.flatMap { $0.stacks.flatMap(\.self) })
    let colors = theme.table.entries.filter { entry in
      entry.value.color != nil && ["color", "component"].contains(entry.path.section)
    }
    // A level's stroke is the card's own; both are drawn once.
    let apart = colors.map(\.path).filter { !foregrounds.contains($0) && !grounds.contains($0) }
    #expect(apart.allSatisfy { $0.name.lowercased().hasSuffix("background") }, "\(apart)")
  }

  @Test func everyRoleIsAGroundOrAForeground() {
    let grounds = Set(ColorRole.allCases.flatMap(\.grounds))
    for role in ColorRole.allCases {
      #expect(grounds.contains(role) || role.use != nil, "\(role)")
      #expect((role.use == nil) == role.grounds.isEmpty, "\(role)")
    }
  }

  private func verdict(
    _ brand: String,
    _ scheme: Scheme,
    _ foreground: String,
    _ ground: String
  ) throws -> ContrastVerdict {
    let theme = try DeliveredBrands.resolution(brand, AppearanceRequest(scheme)).theme
    return try #require(
      theme.contrastVerdicts().first {
        $0.foreground.description == foreground && $0.ground.description == ground
      },
      "no pair of \(foreground) and \(ground)"
    )
  }

  /// The ratios were computed apart from the engine.
  @Test(arguments: [
    ("novus", Scheme.light, "color.textMuted", "color.surfaceRaised", 4.1949, 4.5),
    ("novus", .light, "color.onAccent", "color.accent", 5.1485, 4.5),
    ("novus", .dark, "color.accent", "color.background", 3.5473, 3),
    ("knotos", .dark, "color.accent", "color.background", 1.5737, 3),
    ("knotos", .light, "color.highlight", "color.background", 1.6125, 3),
    ("pizza", .light, "color.onAccent", "color.accentPressed", 7.4703, 4.5),
    (
      "pizza", .light, "component.button.variants.primary.foreground",
      "component.button.variants.primary.pressedBackground", 7.4703, 4.5
    ),
    ("yanipay", .light, "component.balance.value.color", "color.background", 1.7636, 3),
  ])
  func pairsHaveTheirRatio(
    _ brand: String,
    _ scheme: Scheme,
    _ foreground: String,
    _ ground: String,
    _ ratio: Double,
    _ required: Double
  ) throws {
    let verdict = try verdict(brand, scheme, foreground, ground)
    #expect(abs(verdict.ratio - ratio) < 1e-4)
    #expect(verdict.required == required)
    #expect(verdict.passes == (ratio >= required))
  }

  @Test func aTranslucentGroundCountsOnTheWorstLayer() throws {
    let theme = try DeliveredBrands.resolution("novus", AppearanceRequest(.light)).theme
    let pair = try #require(
      theme.contrastPairs.first {
        $0.foreground == ColorRole.textPrimary.path && $0.ground == ColorRole.successSubtle.path
      }
    )
    #expect(
      pair.stacks.map { $0.map(\.description) } == [
        ["color.background", "color.successSubtle"], ["color.surface", "color.successSubtle"],
        ["color.surfaceRaised", "color.successSubtle"],
      ]
    )
    let ratios = pair.stacks.map { stack in
      let layer = theme.table[stack[0]]?.color ?? .hex(0)
      let ground = theme.color(.successSubtle).composited(over: layer)
      return theme.color(.textPrimary).contrastRatio(with: ground)
    }
    let verdict = try verdict("novus", .light, "color.textPrimary", "color.successSubtle")
    #expect(verdict.ratio == ratios.min())
  }

  @Test func aMaterialIsJudgedByItsFallbackAndTheBrandsOwnLayers() throws {
    let theme = try DeliveredBrands.resolution("yanipay", AppearanceRequest(.light)).theme
    let grounds = theme.contrastPairs.filter {
      $0.foreground.description == "component.listRow.title.color"
    }
    #expect(
      grounds.map(\.ground.description) == [
        "elevation.card.material.fallback", "elevation.card.material.tint",
      ]
    )
    #expect(grounds.last?.stacks.count == 3)
  }

  @Test(arguments: [
    (18.0, 400.0, false), (24, 400, true), (18.67, 700, true), (18.66, 700, false),
    (18.67, 600, false), (23.99, 900, true), (23.99, 400, false),
  ])
  func textIsLargeFrom24PointsOr14PtBold(_ size: Double, _ weight: Double, _ isLarge: Bool) throws {
    let (text, ground) = (TokenPath("a.color"), TokenPath("a.background"))
    let style = TokenPath("a.text")
    let pair = ContrastPair(
      foreground: text,
      ground: ground,
      use: .text(styles: [style]),
      stacks: [[ground]]
    )
    let check = ContrastCheck(
      .aa,
      color: { $0 == text ? .hex(0x8C8C8C) : .hex(0xFFFFFF) },
      number: { $0.name == "fontSize" ? size : weight }
    )
    let verdict = try #require(check.verdict(pair))
    #expect(verdict.required == (isLarge ? 3 : 4.5))
    #expect(verdict.passes == isLarge)
  }

  @Test func levelsAskForWhatWCAGAsks() {
    let text = ContrastUse.text(styles: [])
    #expect(ContrastLevel.allCases.map { $0.required(text, isLarge: false) } == [4.5, 7])
    #expect(ContrastLevel.allCases.map { $0.required(text, isLarge: true) } == [3, 4.5])
    #expect(ContrastLevel.allCases.map { $0.required(.graphic, isLarge: false) } == [3, 4.5])
  }

  @Test func aFailNeverReadsAsAPass() {
    let path = TokenPath("a")
    for (ratio, text) in [(4.4999, "4.49"), (4.5, "4.50"), (21, "21.00"), (1.0049, "1.00")] {
      let verdict = ContrastVerdict(foreground: path, ground: path, ratio: ratio, required: 4.5)
      #expect(verdict.ratioText == text)
    }
  }
}
