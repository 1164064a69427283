import Testing
import ThemeEngine

struct ThemeDiffTests {
  private func theme(_ id: String = "novus") throws -> ResolvedTheme {
    try ComparedThemes.theme(id)
  }

  private func change(
    _ path: String,
    _ left: TokenValue,
    _ right: TokenValue
  ) throws -> TokenChange {
    let theme = try theme()
    let diff = ThemeDiff(theme.setting(path, left), theme.setting(path, right))
    #expect(diff.changes.count == 1)
    return try #require(diff.changes.first)
  }

  @Test func coloursHaveDifferenceAndSize() throws {
    let change = try change("color.info", .color(.hex(0x0070c0)), .color(.hex(0xd8102a)))
    #expect(change.kind == .changed)
    #expect(change.size == .different)
    #expect(change.impact == .minor)
    #expect(change.area == .color)
    let deltaE = try #require(change.deltaE)
    #expect(change.text == "#0070c0 → #d8102a, ΔE \(deltaE.rounded(toPlaces: 1)), different")
  }

  @Test func aTranslucentColourIsSeenOnItsBackground() throws {
    let theme = try theme().setting("color.background", .color(.hex(0xFFFFFF)))
    let one = theme.setting("color.infoSubtle", .color(.srgb(0, 0, 0, alpha: 0.2)))
    let other = theme.setting("color.infoSubtle", .color(.srgb(0.8, 0.8, 0.8)))
    let change = try #require(ThemeDiff(one, other).changes.first)
    #expect(change.deltaE == 0)
    #expect(change.size == .same)
    #expect(change.impact == .patch)
    #expect(change.text == "#000000 at opacity 0.2 → #cccccc, ΔE 0, same")
  }

  @Test func withoutABackgroundColoursAreSeenOnWhite() throws {
    func plain(_ color: ColorValue) -> ResolvedTheme {
      ComparedThemes.plain(
        "a",
        [CustomToken(TokenPath("veil"), CustomTraits(.color), .color(color))]
      )
    }
    let diff = ThemeDiff(plain(.srgb(0, 0, 0, alpha: 0.2)), plain(.srgb(0.8, 0.8, 0.8)))
    #expect(diff.changes.first?.size == .same)
  }

  @Test(arguments: [
    ("#FFF", ColorValue(hex: "#FFF")), ("#ffffff", ColorValue(hex: "#ffffff")),
    ("#FFFFFFFF", ColorValue(hex: "#FFFFFFFF")), ("hsl", ColorValue(.hsl, 0, 0, 100)),
    ("oklch", ColorValue(.oklch, 1, 0, 0)), ("p3", ColorValue(.displayP3, 1, 1, 1)),
  ])
  func oneColourInAnotherNotationIsNoDifference(name: String, color: ColorValue?) throws {
    let white = try #require(color)
    let theme = try theme()
    #expect(
      ThemeDiff(
        theme.setting("color.info", .color(.hex(0xFFFFFF))),
        theme.setting("color.info", .color(white))
      ).isEmpty,
      "\(name)"
    )
  }

  @Test(arguments: [
    ("space.md", TokenValue.number(16), TokenValue.number(20.5), "16 pt → 20.5 pt"),
    ("text.body.fontWeight", .number(400), .number(700), "400 regular → 700 bold"),
    ("text.body.fontWeight", .number(450), .number(1000), "450 → 1000"),
    ("text.body.fontFamily", .list([]), .strings(["Inter", "A"]), "system font → Inter, A"),
    ("text.body.scales", .bool(true), .bool(false), "yes → no"),
    ("text.body.lineHeight", .null, .number(20), "none → 20 pt"),
    ("text.body.letterSpacing", .number(-0.4), .null, "-0.4 pt → none"),
    ("component.button.disabledOpacity", .number(0.4), .number(0.5), "0.4 → 0.5"),
    ("component.button.radius", .null, .number(12), "none → 12 pt"),
    ("component.card.elevation", .string("card"), .string("flat"), "card → flat"),
    (
      "policy.amountTone", .string("neutral"), .string("signed"),
      "amounts are neutral → amounts tell their sign by colour"
    ),
    (
      "policy.accentPerView", .number(1), .null,
      "at most 1 accent a view → any number of accents a view"
    ),
    (
      "policy.judgementColors", .strings(["success", "warning"]), .list([]),
      "success and warning only on judgements → no colours are kept for judgements"
    ),
    ("brand.name", .string("Novus"), .string("Nova\u{1B}"), "Novus → Nova<U+001B>"),
  ])
  func valuesAreInWords(path: String, left: TokenValue, right: TokenValue, text: String) throws {
    let change = try change(path, left, right)
    #expect(change.text == text)
    #expect(change.kind == .changed)
    #expect(change.deltaE == nil)
    #expect(change.size == nil)
  }

  @Test func blursAreInWords() throws {
    let shadow = ElevationTests.shadow
    let theme = try theme().replacing(
      try theme().leaves("elevation.overlay"),
      ElevationTests.entries("elevation.overlay", style: "shadow", shadows: [shadow])
    )
    let blur = "elevation.overlay.shadows.0.blur"
    let diff = ThemeDiff(theme, theme.setting(blur, .blur(.css(10))))
    #expect(
      diff.changes.map(\.text)
        == ["blur 8 CSS, radius 4 SwiftUI → blur 10 CSS, radius 5 SwiftUI"]
    )
    #expect(diff.changes.map(\.token) == [TokenPath(blur)])
  }

  @Test func aPartThatIsAGroupOnOneSideIsOneChange() throws {
    let pizza = try theme("pizza")
    let group = "component.button.variants.primary"
    let without = pizza.replacing(
      pizza.leaves(group),
      [TokenTable.Entry(TokenPath(group), .null)]
    )
    let gone = try #require(ThemeDiff(pizza, without).changes.first)
    #expect(ThemeDiff(pizza, without).changes.count == 1)
    #expect(gone.token == TokenPath(group))
    #expect(gone.kind == .changed)
    #expect(gone.right == .null)
    #expect(gone.impact == .major)
    guard case .object(let members)? = gone.left else {
      Issue.record("the left side is no object")
      return
    }
    #expect(members.map(\.name) == ["background", "pressedBackground", "foreground"])
    let back = try #require(ThemeDiff(without, pizza).changes.first)
    #expect(back.left == .null)
    #expect(back.right == gone.left)
    #expect(back.impact == .minor)
    #expect(back.text.hasPrefix("none → background #"))
  }

  @Test func aBorderThatGoesIsInWords() throws {
    let theme = try theme()
    let path = TokenPath("component.card.border")
    let width = TokenTable.Entry(path.appending("width"), .number(1))
    let color = TokenTable.Entry(path.appending("color"), .color(.hex(0xdce3eb)))
    let bordered = theme.replacing(theme.leaves("\(path)"), [width, color])
    let bare = theme.replacing(theme.leaves("\(path)"), [TokenTable.Entry(path, .null)])
    #expect(ThemeDiff(bordered, bare).changes.map(\.text) == ["1 pt in #dce3eb → none"])
    #expect(ThemeDiff(bare, bordered).changes.map(\.token) == [path])
  }

  @Test func aComponentTextThatFollowsItsRoleSaysSo() throws {
    let theme = try theme()
    let role = try #require(theme.table[TokenPath("component.button.text.role")]?.string)
    let leaf = "text.\(role).textCase"
    let own = "component.button.text.textCase"
    let both = theme.setting(leaf, .string("uppercase")).setting(own, .string("uppercase"))
    let diff = ThemeDiff(theme, both)
    #expect(diff.change(own)?.follows == TokenPath(leaf))
    #expect(diff.change(leaf)?.follows == nil)
    let alone = ThemeDiff(theme, theme.setting(own, .string("uppercase")))
    #expect(alone.changes.map(\.follows) == [nil])
  }

  @Test func theOrderOfKeysIsNoDifference() throws {
    let members = [
      TokenValue.Member("color", .color(.hex(0x102030))),
      TokenValue.Member("blur", .dimension(4)),
    ]
    func theme(_ members: [TokenValue.Member]) -> ResolvedTheme {
      ComparedThemes.plain(
        "a",
        [CustomToken(TokenPath("s"), CustomTraits(.shadow), .object(members))]
      )
    }
    #expect(ThemeDiff(theme(members), theme(members.reversed())).isEmpty)
  }

  @Test func theOrderOfAListIsADifference() throws {
    let theme = try theme()
    let path = "text.body.fontFamily"
    let diff = ThemeDiff(
      theme.setting(path, .strings(["Inter", "Arial"])),
      theme.setting(path, .strings(["Arial", "Inter"]))
    )
    #expect(diff.changes.map(\.text) == ["Inter, Arial → Arial, Inter"])
  }

  @Test func theOrderOfTokensIsNoDifference() throws {
    let theme = try theme("yanipay")
    let tokens: [CustomToken] = [.color("a.b", 1), .length("a.c", 4), .color("z", 2)]
    let mixed = theme.with(
      table: TokenTable(theme.table.entries.reversed()),
      custom: tokens.reversed()
    )
    #expect(ThemeDiff(theme.with(custom: tokens), mixed).isEmpty)
    #expect(ThemeDiff(mixed, theme.with(custom: tokens)).isEmpty)
  }

  @Test func valuesCountAndNotTheWayToThem() throws {
    let definition = DeliveredBrands.registry.definition("novus")
    let brand = try #require(definition)
    func theme(_ name: String) throws -> ResolvedTheme {
      let tokens = [
        Token(
          TokenPath(name),
          .value(.color(.hex(0x111111))),
          Origin(.stated),
          custom: CustomTraits(.color)
        ),
        Token(
          TokenPath("bg"),
          .alias(TokenPath(name)),
          Origin(.stated),
          custom: CustomTraits(.color)
        ),
      ]
      return try ThemeResolver.resolve(brand.adding(tokens))
    }
    let diff = ThemeDiff(try theme("blue.500"), try theme("slate.900"))
    #expect(diff.change("bg") == nil)
  }

  @Test func theBrandIsPartOfTheTheme() throws {
    let diff = ThemeDiff(try theme("novus"), try theme("pizza")).limited(to: [.brand])
    #expect(
      diff.changes.map(\.token.description) == ["brand.id", "brand.name", "brand.productName"]
    )
    #expect(diff.impact == .patch)
    #expect(diff.left.name == "novus@light")
  }

  @Test func theAppearanceIsNotCompared() throws {
    let pinned = try ComparedThemes.theme("pizza", AppearanceRequest(.dark))
    let diff = ThemeDiff(pinned, try ComparedThemes.theme("pizza"))
    #expect(diff.isEmpty)
    #expect(diff.left.appearance.scheme == .light)
  }

  @Test func aFileNamesItsSide() throws {
    let theme = try ComparedThemes.theme("knotos", AppearanceRequest(.dark, .increased))
    let diff = ThemeDiff(theme, theme, rightFile: "themes/new.json")
    #expect(diff.left.name == "knotos@dark+increased")
    #expect(diff.right.name == "themes/new.json")
  }

  @Test func plainTokensMeetTheTablesByPath() throws {
    let theme = try theme().setting("space.md", .number(16))
    let plain = ComparedThemes.plain(
      "novus",
      [.length("space.md", 16), .color("color.accent", 0x123456), .color("own", 1)]
    )
    let diff = ThemeDiff(theme, plain)
    #expect(diff.change("space.md") == nil)
    #expect(diff.change("color.accent")?.kind == .changed)
    #expect(diff.change("own")?.kind == .added)
    #expect(diff.change("color.danger")?.kind == .removed)
    #expect(diff.verdicts.isEmpty)
  }

  @Test func aTokenOfOneBrandOnlyIsListed() throws {
    let theme = try theme()
    let more = theme.with(custom: theme.custom + [.color("semantic.bg", 0x336699)])
    let change = try #require(ThemeDiff(theme, more).changes.first)
    #expect(change.kind == .added)
    #expect(change.area == .custom)
    #expect(change.text == "added, #336699")
    #expect(ThemeDiff(more, theme).changes.map(\.text) == ["removed, was #336699"])
  }

  @Test func limitingKeepsTheAreasNamed() throws {
    let diff = ThemeDiff(try theme("novus"), try theme("knotos"))
    let policies = diff.limited(to: [.policy])
    #expect(policies.changes.allSatisfy { $0.token.section == "policy" })
    #expect(policies.changes.count == diff.changes.filter { $0.area == .policy }.count)
    #expect(policies.verdicts.isEmpty)
    #expect(diff.limited(to: Set(ThemeDiff.Area.allCases)) == diff)
    #expect(diff.limited(to: []).isEmpty)
    let custom = diff.limited(to: [.custom])
    #expect(custom.changes.map(\.token.description) == ["space.s8"])
  }
}
