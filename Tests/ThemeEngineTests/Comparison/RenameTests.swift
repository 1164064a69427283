import Testing
import ThemeEngine

struct RenameTests {
  private func diff(_ left: [CustomToken], _ right: [CustomToken]) -> ThemeDiff {
    ThemeDiff(ComparedThemes.plain("a", left), ComparedThemes.plain("a", right))
  }

  private func kinds(_ diff: ThemeDiff) -> [String] {
    diff.changes.map { "\($0.kind.rawValue) \($0.token)" }
  }

  @Test func theSameGroupIsEnough() throws {
    let diff = diff([.color("palette.sky", 0x0070c0)], [.color("palette.blueberry", 0x0070c0)])
    let change = try #require(diff.changes.first)
    #expect(diff.changes.count == 1)
    #expect(change.kind == .renamed)
    #expect(change.token == TokenPath("palette.blueberry"))
    #expect(change.formerToken == TokenPath("palette.sky"))
    #expect(change.impact == .minor)
    #expect(change.left == change.right)
    #expect(change.text == "renamed from palette.sky, #0070c0")
  }

  @Test(arguments: [
    // Four edits of twelve characters are a third; five are more.
    ("brand.blue12", "mark1.blue12", "renamed mark1.blue12"),
    ("brand.bl", "kinds.bl", "added kinds.bl"),
  ])
  func anotherGroupNeedsAPathThatIsNear(old: String, new: String, first: String) {
    let diff = diff([.color(old, 0x123456)], [.color(new, 0x123456)])
    #expect(kinds(diff).contains(first))
  }

  @Test func aThirdIsTheBorder() {
    // Paths of nine characters: three edits are near, four are not.
    let near = diff([.color("abc.defgh", 1)], [.color("xyz.defgh", 1)])
    #expect(kinds(near) == ["renamed xyz.defgh"])
    #expect(
      kinds(diff([.color("abc.defgh", 1)], [.color("xyz.defgi", 1)]))
        == ["removed abc.defgh", "added xyz.defgi"]
    )
  }

  @Test func aValueOfAnotherTypeIsAnother() {
    let number = CustomToken(TokenPath("a.c"), CustomTraits(.number), .number(4))
    let weight = CustomToken(TokenPath("a.b"), CustomTraits(.fontWeight), .number(4))
    #expect(kinds(diff([weight], [number])) == ["removed a.b", "added a.c"])
  }

  @Test func twoCandidatesAreNone() {
    let diff = diff(
      [.color("a.one", 0x111111)],
      [.color("a.two", 0x111111), .color("a.three", 0x111111)]
    )
    #expect(kinds(diff) == ["removed a.one", "added a.three", "added a.two"])
    #expect(diff.summary == ThemeDiff.Summary(diff.changes))
    #expect(diff.summary.renamed == 0)
  }

  @Test func aTokenThatStayedIsNoCandidate() {
    let diff = diff(
      [.color("a.kept", 0x222222), .color("a.old", 0x222222)],
      [.color("a.kept", 0x222222), .color("a.new", 0x222222)]
    )
    #expect(kinds(diff) == ["renamed a.new"])
  }

  @Test func notationDoesNotHideARename() {
    let white = CustomToken(
      TokenPath("a.snow"),
      CustomTraits(.color),
      .color(ColorValue(.hsl, 0, 0, 100))
    )
    #expect(kinds(diff([.color("a.white", 0xFFFFFF)], [white])) == ["renamed a.snow"])
  }

  @Test func aRenameIsOneTheOtherWayRound() throws {
    let diff = diff([.color("a.new", 0x222222)], [.color("a.old", 0x222222)])
    let change = try #require(diff.changes.first)
    #expect(change.kind == .renamed)
    #expect(change.formerToken == TokenPath("a.new"))
  }

  @Test func theTraceTellsWhoRefersToIt() throws {
    func theme(_ name: String, _ roles: [String]) throws -> ResolvedTheme {
      let entries = roles.map { role in
        ResolvedTheme.TraceEntry(
          path: TokenPath(role),
          trace: Trace(
            provenance: .stated,
            source: nil,
            documentName: nil,
            steps: ["\(role) = \(name)", "\(name) = #0070c0"],
            conflicts: []
          )
        )
      }
      return ComparedThemes.plain("a", [.color(name, 0x0070c0)]).with(trace: entries)
    }
    let few = ["color.accent", "color.info"]
    let text = try #require(
      ThemeDiff(try theme("p.sky", few), try theme("p.blue", few)).changes.first?.text
    )
    #expect(
      text == "renamed from p.sky, #0070c0, referred to by color.accent and color.info"
    )
    let many = try #require(
      ThemeDiff(
        try theme("p.sky", ["a", "b", "c", "d", "e"]),
        try theme("p.blue", [])
      ).changes.first?.text
    )
    #expect(many.hasSuffix("referred to by a, b, c and 2 more"))
  }

  @Test func aStatusIsNeverRenamed() throws {
    let theme = try ComparedThemes.theme("novus")
    let map = [TokenPath("policy.statusTones")]
    func status(_ name: String) -> ResolvedTheme {
      theme.replacing(
        map,
        [TokenTable.Entry(map[0].appending(name), .string("success"))]
      )
    }
    let diff = ThemeDiff(status("paid"), status("settled"))
    #expect(
      kinds(diff)
        == ["removed policy.statusTones.paid", "added policy.statusTones.settled"]
    )
    #expect(diff.impact == .major)
  }

  @Test(.timeLimit(.minutes(1)), arguments: [1, 10_000])
  func manyRemovedAgainstManyAdded(values: Int) {
    let count = 10_000
    func tokens(_ name: String) -> [CustomToken] {
      (0..<count).map { .color("group\($0 % 100).\(name)\($0)", UInt32($0 % values)) }
    }
    let summary = diff(tokens("old"), tokens("new")).summary
    // With one value for all nobody can tell who became whom.
    #expect(summary.renamed == (values == 1 ? 0 : count))
    #expect(summary.removed == (values == 1 ? count : 0))
    #expect(summary.added == (values == 1 ? count : 0))
  }
}
