import Testing
import ThemeEngine

/// The garish brand, and what it shows about the others.
@Suite struct RainbowTests {
  private static func theme(_ request: AppearanceRequest) throws -> ResolvedTheme {
    try ThemeResolver.resolve(BrandDefinition(Rainbow()), for: request)
  }

  // Under increased contrast several on-colours are black or white.
  @Test(arguments: AppearanceRequest.principal.filter { $0.contrast == .standard })
  func `no two roles look the same`(_ request: AppearanceRequest) throws {
    let theme = try Self.theme(request)
    // An on-colour that the engine finds is one of the brand's own.
    let roles = ColorRole.allCases.filter { $0 != .onAccent }
    let colors = Dictionary(grouping: roles) { theme.color($0) }
    #expect(colors.values.filter { $0.count > 1 } == [])
    #expect(Set(SpaceStep.allCases.map(theme.space)).count == SpaceStep.allCases.count)
    #expect(Set(RadiusStep.allCases.map(theme.radius)).count == RadiusStep.allCases.count)
    #expect(Set(TextRole.allCases.map(theme.text)).count == TextRole.allCases.count)
    #expect(Set(ElevationLevel.allCases.map(theme.elevation)).count == 3)
  }

  @Test(arguments: DeliveredBrands.appearances)
  func `no colour or length is another brand's`(_ id: String, _ scheme: Scheme) throws {
    let own = try Self.theme(AppearanceRequest(scheme))
    let other = try DeliveredBrands.resolution(id, AppearanceRequest(scheme)).theme
    var compared = 0
    for entry in own.table.entries {
      guard let theirs = other.table[entry.path] else { continue }
      switch (entry.value, theirs) {
      case (.color(let mine), .color(let theirs)):
        compared += 1
        #expect(mine != theirs, "\(entry.path)")
      case (.number(let mine), .number(let theirs)) where !Self.isFree(entry.path):
        compared += 1
        #expect(mine != theirs, "\(entry.path)")
      case (.blur(let mine), .blur(let theirs)):
        compared += 1
        #expect(mine != theirs, "\(entry.path)")
      default: break
      }
    }
    #expect(compared > 130)
  }

  /// Numbers of which there are too few to have one for each brand.
  private static func isFree(_ path: TokenPath) -> Bool {
    path.name == "fontWeight" || ["offsetX", "offsetY", "spread"].contains(path.name)
  }

  @Test func `levels differ in style between the schemes`() throws {
    let light = try Self.theme(AppearanceRequest(.light))
    let dark = try Self.theme(AppearanceRequest(.dark))
    #expect(light.elevation(.card).style == .shadow)
    #expect(light.elevation(.card).shadows.count == 2)
    #expect(dark.elevation(.card).style == .border)
    #expect(dark.elevation(.card).shadows.isEmpty)
    #expect(light.elevation(.overlay).material?.name == .thick)
    #expect(dark.elevation(.overlay).style == .none)
    #expect(dark.elevation(.overlay).material == nil)
    #expect(light.table[TokenPath("component.card.border")] == .null)
    #expect(dark.card.border?.width == 2.25)
  }

  @Test func `increased contrast has its own answers and provenance`() throws {
    for scheme in Scheme.allCases {
      let brand = BrandDefinition(Rainbow())
      let standard = try ThemeResolver.resolution(of: brand, for: AppearanceRequest(scheme))
      let increased = try ThemeResolver.resolution(
        of: brand,
        for: AppearanceRequest(scheme, .increased)
      )
      for role in [ColorRole.border, .success, .info] {
        #expect(standard.theme.color(role) != increased.theme.color(role), "\(role)")
      }
      #expect(standard.trace(ColorRole.border.path)?.provenance == .stated)
      #expect(increased.trace(ColorRole.border.path)?.provenance == .assumed)
      #expect(standard.trace(ColorRole.info.path)?.provenance == .platform)
      #expect(increased.trace(ColorRole.info.path)?.provenance == .stated)
    }
  }

  @Test func `colours keep the space that they were written in`() throws {
    let theme = try Self.theme(AppearanceRequest(.light))
    #expect(theme.color(.focusRing).space == .oklch)
    #expect(theme.color(.highlight).space == .displayP3)
    #expect(theme.color(.textSecondary).space == .displayP3)
    #expect(theme.color(.warning).space == .lab)
    #expect(theme.color(.danger).space == .hsl)
    let dark = try Self.theme(AppearanceRequest(.dark))
    #expect(dark.color(.danger).alpha == 0.9)
    #expect(dark.color(.dangerSubtle).alpha == 0.9 * 0.31)
  }

  @Test func `an extra of every kind`() throws {
    let custom = try Self.theme(AppearanceRequest()).custom
    #expect(
      custom.map(\.path.description) == [
        "brand.glitter.$root", "motion.sparkle", "noise.volume", "space.s9",
      ]
    )
    #expect(custom.map(\.traits.type) == [.color, .duration, .number, .dimension])
    #expect(custom.first?.value.color?.alpha == 0.65)
    #expect(custom.last?.value == .dimension(97))
  }

  @Test func `parts inside optional groups can be left open`() throws {
    let resolution = try ThemeResolver.resolution(of: BrandDefinition(Rainbow()))
    func provenance(_ path: String) -> Provenance? { resolution.trace(TokenPath(path))?.provenance }
    #expect(provenance("component.messageBubble.sent.border.width") == .assumed)
    #expect(provenance("component.field.border.width") == .assumed)
    #expect(provenance("component.field.focusBorder.width") == .stated)
    #expect(provenance("component.button.minHeight") == .stated)
    #expect(provenance("component.button.minWidth") == .assumed)
  }

  @Test func `policies are its own`() throws {
    let policy = try Self.theme(AppearanceRequest()).policy
    #expect(policy.accentPerView == 7)
    #expect(policy.minimumSymbolSet == "Glyphs 1")
    #expect(policy.statusTones.entries.map(\.status) == ["dreaming", "dancing", "gone"])
    #expect(policy.appearance.preferenceValues == ["follow", "dark"])
    #expect(policy.judgementColors == [.danger, .highlight])
    #expect(policy.minimumTouchTarget == 61)
  }
}
