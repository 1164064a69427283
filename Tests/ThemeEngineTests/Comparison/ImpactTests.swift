import Testing
import ThemeEngine

struct ImpactTests {
  private func impact(
    _ path: String,
    _ left: TokenValue,
    _ right: TokenValue,
    of brand: String = "novus"
  ) throws -> Impact? {
    let theme = try ComparedThemes.theme(brand)
    let diff = ThemeDiff(theme.setting(path, left), theme.setting(path, right))
    return diff.change(path)?.impact
  }

  private func impact(_ left: [CustomToken], _ right: [CustomToken]) -> Impact? {
    ThemeDiff(ComparedThemes.plain("a", left), ComparedThemes.plain("a", right)).impact
  }

  @Test func theWordsAreOrdered() {
    #expect(Impact.allCases.sorted() == [.patch, .minor, .major])
    #expect(Impact.allCases.max() == .major)
  }

  @Test func tokensThatComeAndGo() {
    #expect(impact([.color("a", 1)], []) == .major)
    #expect(impact([], [.color("a", 1)]) == .minor)
    #expect(impact([.color("g.a", 1)], [.color("g.b", 1)]) == .minor)
    #expect(impact([.color("a", 1)], [.color("a", 1)]) == nil)
  }

  @Test func anotherTypeIsMajor() throws {
    let number = CustomToken(TokenPath("a"), CustomTraits(.number), .number(16))
    let diff = ThemeDiff(
      ComparedThemes.plain("a", [.length("a", 16)]),
      ComparedThemes.plain("a", [number])
    )
    let change = try #require(diff.changes.first)
    #expect(change.kind == .changed)
    #expect(change.impact == .major)
    #expect(change.text == "dimension 16 pt → number 16")
  }

  @Test(arguments: [
    // The scale of these tests has the steps 4, 8, 16, 24, 32, 48, 64.
    ("component.card.padding", 16.0, 19.0, Impact.patch),
    // 20 is as near to 24: the smaller step counts.
    ("component.card.padding", 16, 20, .patch), ("component.card.padding", 16, 20.5, .minor),
    ("component.card.padding", 60, 90, .patch), ("space.md", 16, 17, .minor),
    // The radii are 2, 8, 12, 16.
    ("component.card.radius", 12, 14, .patch), ("component.card.radius", 12, 14.5, .minor),
    // The parts of a text style have no steps.
    ("text.body.fontSize", 17, 34, .patch), ("component.chip.text.fontSize", 13, 40, .patch),
    ("component.button.disabledOpacity", 0.1, 0.9, .patch),
    ("policy.minimumTouchTarget", 44, 45, .major),
  ])
  func lengthsReachSteps(path: String, left: Double, right: Double, impact: Impact) throws {
    var theme = try ComparedThemes.theme("novus").with(custom: [])
    for (step, points) in zip(SpaceStep.allCases, [4.0, 8, 16, 24, 32, 48, 64]) {
      theme = theme.setting("\(step.path)", .number(points))
    }
    for (step, points) in zip(RadiusStep.allCases, [2.0, 8, 12, 16]) {
      theme = theme.setting("\(step.path)", .number(points))
    }
    let diff = ThemeDiff(
      theme.setting(path, .number(left)),
      theme.setting(path, .number(right))
    )
    // A step of the scale moves with its own scale: 17 is the right theme's, 16 the left one's.
    #expect(diff.change(path)?.impact == (path == "space.md" ? .patch : impact))
  }

  @Test func aStepOfTheBrandsOwnCounts() throws {
    let theme = try ComparedThemes.theme("novus").setting("component.card.padding", .number(48))
    let diff = ThemeDiff(theme, theme.setting("component.card.padding", .number(63)))
    #expect(theme.custom.map(\.path.description) == ["space.s8"])
    #expect(diff.impact == .minor)
  }

  @Test func nullAgainstAValue() throws {
    #expect(try impact("component.button.radius", .null, .number(8)) == .minor)
    #expect(try impact("component.button.radius", .number(8), .null) == .minor)
    #expect(try impact("component.card.background", .color(.hex(1)), .null) == .minor)
    #expect(try impact("text.body.lineHeight", .null, .number(20)) == .patch)
    #expect(try impact("text.body.fontFace", .string("Inter"), .null) == .patch)
    #expect(try impact("policy.accentPerView", .number(1), .null) == .major)
  }

  @Test func policiesAreMajor() throws {
    #expect(try impact("policy.gradients", .string("allowed"), .string("forbidden")) == .major)
    #expect(try impact("policy.dynamicType", .bool(true), .bool(false)) == .major)
  }

  @Test func aStatusThatGoesIsMajorAndANewOneMinor() throws {
    let theme = try ComparedThemes.theme("novus")
    let map = TokenPath("policy.statusTones")
    let none = theme.replacing(theme.leaves("\(map)"), [TokenTable.Entry(map, .object([]))])
    let paid = theme.replacing(
      theme.leaves("\(map)"),
      [TokenTable.Entry(map.appending("paid"), .string("success"))]
    )
    let added = ThemeDiff(none, paid)
    #expect(added.changes.map(\.kind) == [.added])
    #expect(added.changes.map(\.text) == ["added, 'paid' is success"])
    #expect(added.impact == .minor)
    #expect(ThemeDiff(paid, none).changes.map(\.kind) == [.removed])
    #expect(ThemeDiff(paid, none).impact == .major)
  }

  @Test func aClearColourInACompositeIsMinor() {
    func shadow(_ rgb: UInt32, _ blur: Double) -> [CustomToken] {
      let members = [
        TokenValue.Member("color", .color(.hex(rgb))), TokenValue.Member("blur", .dimension(blur)),
      ]
      return [CustomToken(TokenPath("s"), CustomTraits(.shadow), .object(members))]
    }
    #expect(impact(shadow(0x0070c0, 4), shadow(0xd8102a, 4)) == .minor)
    #expect(impact(shadow(0x0070c0, 4), shadow(0x0070c1, 40)) == .patch)
  }

  @Test func aVerdictThatTurnsIsMajorOneWay() throws {
    let theme = try ComparedThemes.theme("novus")
    let ground = theme.color(.background)
    let faint = theme.setting("color.textPrimary", .color(ground))
    let diff = ThemeDiff(theme, faint)
    let flip = try #require(
      diff.verdicts.first {
        $0.foreground == ColorRole.textPrimary.path && $0.ground == ColorRole.background.path
      }
    )
    #expect(flip.left.passes && !flip.right.passes)
    #expect(flip.right.ratio == 1)
    #expect(diff.impact == .major)
    #expect(diff.changes.map(\.impact).max() == .minor)
    let back = ThemeDiff(faint, theme)
    #expect(back.verdicts.map(\.impact).allSatisfy { $0 == .patch })
    #expect(back.impact == .minor)
  }
}
