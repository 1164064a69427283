import Testing

@testable import ThemeEngine

struct IncreasedContrastTests {
  private func resolution(
    _ id: String,
    _ scheme: Scheme,
    _ contrast: ThemeEngine.Contrast = .increased
  ) throws -> Resolution {
    try DeliveredBrands.resolution(id, AppearanceRequest(scheme, contrast))
  }

  /// The worst ratio of a role on its grounds, each on the layers that it can lie on.
  private func worst(_ color: ColorValue, _ role: ColorRole, in theme: ResolvedTheme) -> Double {
    let layers: [ColorValue] = [.background, .surface, .surfaceRaised].map {
      theme.color($0).composited(over: theme.color(.background))
    }
    let grounds = role.grounds.flatMap { ground -> [ColorValue] in
      let own = theme.color(ground)
      return own.alpha == 1 ? [own] : layers.map { own.composited(over: $0) }
    }
    return grounds.map { color.contrastRatio(with: $0) }.min() ?? 1
  }

  /// Whether the brand states, or the platform brings, what the role is under increased contrast.
  private func hasOwnIncreasedValue(
    _ role: ColorRole,
    _ scheme: Scheme,
    _ resolution: Resolution
  ) -> Bool {
    resolution.steps(role.path).contains {
      resolution.brand.graph[$0.path]?.cells.hasIncreased(scheme) ?? false
    }
  }

  private static let targets: [(roles: [ColorRole], ratio: Double)] = [
    ([.accent, .highlight, .success, .warning, .danger, .info, .focusRing], 4.5),
    ([.textPrimary, .textSecondary, .textMuted, .accentText], 7),
    ([.onAccent, .onHighlight, .onSuccess, .onWarning, .onDanger, .onInfo], 7),
    ([.border], 3),
  ]

  @Test(arguments: DeliveredBrands.appearances)
  func everyTargetIsMetOrReported(_ id: String, _ scheme: Scheme) throws {
    let resolution = try resolution(id, scheme)
    let unreachable = Set(resolution.findings.compactMap(\.token))
    #expect(resolution.findings.allSatisfy { $0.ruleId == .contrastUnreachable })
    for (roles, target) in Self.targets {
      for role in roles {
        let ratio = worst(resolution.theme.color(role), role, in: resolution.theme)
        let path = role.path.description
        if unreachable.contains(path) {
          #expect(ratio < target, "\(path) is reported and has \(ratio)")
        } else if !hasOwnIncreasedValue(role, scheme, resolution) {
          #expect(ratio >= target, "\(path) has \(ratio), not \(target)")
        }
      }
    }
  }

  @Test(arguments: DeliveredBrands.appearances)
  func blackOrWhiteCanBeReadOnEveryAccent(_ id: String, _ scheme: Scheme) throws {
    let resolution = try resolution(id, scheme)
    let unreachable = Set(resolution.findings.compactMap(\.token))
    let theme = resolution.theme
    let accents: [ColorRole] = [
      .accent, .accentHover, .accentPressed, .highlight, .success, .warning, .danger, .info,
    ]
    for role in accents
    where !unreachable.contains(role.path.description)
      && !hasOwnIncreasedValue(role, scheme, resolution)
    {
      let ground = theme.color(role).composited(over: theme.color(.background))
      let ratios = [ColorValue.hex(0), .hex(0xFFFFFF)].map { $0.contrastRatio(with: ground) }
      #expect(max(ratios[0], ratios[1]) >= 7, "\(role)")
    }
  }

  @Test(arguments: DeliveredBrands.appearances)
  func huesStayWithinTwoDegrees(_ id: String, _ scheme: Scheme) throws {
    let derivations = try resolution(id, scheme).derivations.values
    for derivation in derivations where !derivation.rule.contains("black and white") {
      let before = derivation.source.converted(to: .oklch).components
      let after = derivation.value.converted(to: .oklch).components
      // Of a grey the hue says nothing.
      guard before.y > 0.02, after.y > 0.02 else { continue }
      let turn = abs(before.z - after.z).truncatingRemainder(dividingBy: 360)
      #expect(min(turn, 360 - turn) < 2, "\(derivation.role): \(before.z) and \(after.z)")
      #expect(derivation.value.alpha == derivation.source.alpha)
    }
  }

  @Test(arguments: DeliveredBrands.appearances)
  func lightnessMovesLeast(_ id: String, _ scheme: Scheme) throws {
    let resolution = try resolution(id, scheme)
    let texts: [ColorRole] = [.textPrimary, .textSecondary, .textMuted, .accentText]
    for role in texts {
      guard let derivation = resolution.derivations[role.path], derivation.isReached else {
        continue
      }
      let source = derivation.source.converted(to: .oklch).components.x
      let moved = derivation.value.converted(to: .oklch).components.x - source
      // A hundredth less than the move falls short.
      let less = derivation.source.adjustingLightness(by: moved * 0.99)
      #expect(worst(less, role, in: resolution.theme) < 7, "\(role)")
    }
  }

  @Test(arguments: DeliveredBrands.appearances)
  func groundsAndPlatformColoursStay(_ id: String, _ scheme: Scheme) throws {
    let increased = try resolution(id, scheme)
    let standard = try resolution(id, scheme, .standard)
    for role in [ColorRole.background, .surface, .surfaceRaised] {
      #expect(increased.derivations[role.path] == nil)
      if increased.trace(role.path)?.provenance == .stated {
        #expect(increased.theme.color(role) == standard.theme.color(role))
      }
    }
    for derivation in increased.derivations.keys {
      #expect(increased.trace(derivation)?.provenance != .platform)
    }
    #expect(standard.derivations.isEmpty && standard.findings.isEmpty)
  }

  @Test func applesLabelsHaveTheirOwnIncreasedValues() throws {
    let theme = try resolution("yanipay", .light).theme
    #expect(theme.color(.textSecondary).alpha == 173.0 / 255)
    let muted = try #require(try resolution("yanipay", .light).trace(ColorRole.textMuted.path))
    #expect(muted.provenance == .platform)
  }

  @Test func subtleGroundsFollowTheirSource() throws {
    let theme = try resolution("novus", .light).theme
    #expect(theme.color(.accent) != .hex(0x0070C0))
    #expect(theme.color(.accentSubtle) == theme.color(.accent).withAlpha(0.12))
    #expect(theme.button.variants.primary.background == theme.color(.accent))
  }

  @Test func aDerivedColourNamesItsRuleAndSource() throws {
    let trace = try #require(try resolution("novus", .dark).trace(ColorRole.accent.path))
    #expect(trace.provenance == .derived)
    #expect(
      trace.steps == [
        "color.accent = #3f99ed, derived from #0070c0: 4.5 on the worst layer, and 7 for black or "
          + "white on it",
        "color.accent = palette.novusAccent", "palette.novusAccent = #0070c0",
      ]
    )
  }

  @Test func increasedValuesThatABrandStatesAreNotMoved() throws {
    let brand = BrandDefinition(Rainbow())
    for scheme in Scheme.allCases {
      let request = AppearanceRequest(scheme, .increased)
      let resolution = try ThemeResolver.resolution(of: brand, for: request)
      let stated = ColorRole.allCases.filter { role in
        brand.graph[role.path]?.cells.hasIncreased(scheme) ?? false
      }
      #expect(!stated.isEmpty)
      for role in stated { #expect(resolution.derivations[role.path] == nil) }
    }
  }

  @Test func whatNoLightnessReachesIsKeptAtItsBestAndReported() throws {
    let grey = ColorValue.hex(0x777777)
    let colors: [ColorRole: ColorValue] = [
      .background: .hex(0xFFFFFF), .surface: .hex(0x000000), .surfaceRaised: grey,
      .textPrimary: grey,
    ]
    let contrast = IncreasedContrast(color: { colors[$0] }, isFixed: { _ in false })
    let derivation = try #require(contrast.foregrounds.first { $0.role == .textPrimary })
    #expect(!derivation.isReached)
    #expect(derivation.ratio < 7)
    let finding = try #require(derivation.finding(theme: "t@light+increased"))
    #expect(finding.ruleId == .contrastUnreachable)
    #expect(finding.severity == .warning)
  }

  /// A theme of high contrast whose texts read worse than the standard one's is a known fault; what
  /// was above its target may come down to it where its ground has moved.
  @Test(arguments: DeliveredBrands.appearances)
  func nothingDerivedReadsWorseThanBefore(_ id: String, _ scheme: Scheme) throws {
    let standard = try resolution(id, scheme, .standard).theme
    let increased = try resolution(id, scheme)
    for derivation in increased.derivations.values {
      let before = worst(standard.color(derivation.role), derivation.role, in: standard)
      let after = worst(derivation.value, derivation.role, in: increased.theme)
      let target = min(before, derivation.target)
      #expect(
        after >= target || !derivation.isReached,
        "\(derivation.role): \(before) and \(after)"
      )
    }
  }

  /// An override of one colour for increased contrast leaves the others as they are in the scheme.
  @Test func whatHasNoIncreasedValueIsTheSchemesOwn() throws {
    let own = Token.Definition(.value(.number(2)), Origin(.stated))
    let light = Token.Definition(.value(.number(1)), Origin(.stated))
    let increased = Token.Definition(.value(.number(3)), Origin(.stated))
    let graph = TokenGraph([
      Token(TokenPath("a"), .varying(light: light, dark: own, darkIncreased: increased)),
      Token(TokenPath("b"), .varying(light: light, dark: own)),
    ])
    let values = Evaluation(graph, Appearance(.dark, .increased), [], theme: "t").values
    #expect(values == [.number(3), .number(2)])
  }
}
