import Testing
import ThemeEngine

/// What holds of every comparison.
struct ThemeDiffPropertyTests {
  private static let mirrored: [TokenChange.Kind: TokenChange.Kind] = [
    .changed: .changed, .added: .removed, .removed: .added, .renamed: .renamed,
  ]

  /// What has to be the same of a change and of its mirror.
  private struct Difference: Hashable {
    let left: TokenPath
    let right: TokenPath
    let kind: TokenChange.Kind
    let values: [TokenValue?]
    let deltaE: Double?
    let size: DifferenceSize?
    let follows: TokenPath?
    let area: ThemeDiff.Area
  }

  private func differences(_ diff: ThemeDiff, mirrored: Bool) -> Set<Difference> {
    Set(
      diff.changes.map { change in
        let former = change.formerToken ?? change.token
        let kind = mirrored ? Self.mirrored[change.kind] ?? change.kind : change.kind
        return Difference(
          left: mirrored ? change.token : former,
          right: mirrored ? former : change.token,
          kind: kind,
          values: mirrored ? [change.right, change.left] : [change.left, change.right],
          deltaE: change.deltaE,
          size: change.size,
          follows: change.follows,
          area: change.area
        )
      }
    )
  }

  private func expectMirrored(_ one: ThemeDiff, _ other: ThemeDiff) {
    #expect(one.left == other.right)
    #expect(one.right == other.left)
    #expect(differences(one, mirrored: false) == differences(other, mirrored: true))
    #expect(
      Set(one.verdicts)
        == Set(other.verdicts.map { VerdictFlip(left: $0.right, right: $0.left) })
    )
    let renamed = one.changes.contains { $0.kind == .renamed }
    if !renamed { #expect(one.changes.map(\.token) == other.changes.map(\.token)) }
    #expect(one.summary.added == other.summary.removed)
    #expect(one.summary.renamed == other.summary.renamed)
  }

  private func expectSound(_ diff: ThemeDiff) {
    #expect(Set(diff.changes.map(\.token)).count == diff.changes.count)
    for change in diff.changes {
      switch change.kind {
      case .added: #expect(change.left == nil && change.right != nil)
      case .removed: #expect(change.left != nil && change.right == nil)
      case .changed: #expect(change.left != nil && change.right != nil)
      case .renamed: #expect(change.formerToken != nil && change.left != nil)
      }
      #expect((change.formerToken != nil) == (change.kind == .renamed))
      #expect((change.deltaE == nil) == (change.size == nil))
      #expect(!change.text.isEmpty && !change.text.contains("Optional"))
      #expect(!change.text.contains("nil") && !change.text.contains("\n"))
    }
    // Whatever fails on major fails on minor too, and on patch.
    let failing = Impact.allCases.map { limit in diff.changes.filter { $0.impact >= limit }.count }
    #expect(failing == failing.sorted(by: >))
    #expect(failing.first == diff.changes.count)
    #expect((diff.impact == nil) == diff.isEmpty)
    #expect(diff.summary.total == diff.changes.count)
  }

  @Test func everyOrderedPairOfThemes() {
    let themes = ComparedThemes.all
    #expect(themes.count == 16)
    let diffs = themes.map { one in themes.map { ThemeDiff(one, $0) } }
    for (row, one) in themes.enumerated() {
      #expect(diffs[row][row].isEmpty)
      for (column, other) in themes.enumerated() where column != row {
        let diff = diffs[row][column]
        // A pinned brand has one scheme, whichever is asked for.
        #expect(diff.changes.isEmpty == (one.table == other.table))
        expectSound(diff)
        expectMirrored(diff, diffs[column][row])
      }
    }
  }

  @Test func aThemeReadFromItsFileIsTheSame() throws {
    for theme in ComparedThemes.all {
      #expect(ThemeDiff(theme, try ResolvedTheme(json: theme.json())).isEmpty)
    }
  }

  @Test func aThousandRandomThemes() {
    let themes = ComparedThemes.all
    for seed in 0..<1_000 {
      var mutation = ThemeMutation(seed: seed)
      let theme = themes[seed % themes.count]
      let (other, tokens) = mutation.mutate(theme, leaves: seed % 7)
      let diff = ThemeDiff(theme, other)
      #expect(Set(diff.changes.map(\.token)) == tokens, "seed \(seed)")
      #expect(diff.changes.allSatisfy { $0.kind == .changed })
      expectSound(diff)
      expectMirrored(diff, ThemeDiff(other, theme))
      #expect(ThemeDiff(other, other).isEmpty)
      for flip in diff.verdicts { #expect(flip.left.passes != flip.right.passes) }
    }
  }

  @Test func aThousandSetsOfTokensOfTheirOwn() throws {
    let theme = ComparedThemes.plain("own", [])
    for seed in 0..<1_000 {
      var mutation = ThemeMutation(seed: seed)
      let (left, right, kinds) = mutation.mutateCustom(theme)
      let diff = ThemeDiff(left, right)
      let found = Dictionary(uniqueKeysWithValues: diff.changes.map { ($0.token, $0.kind) })
      #expect(found == kinds, "seed \(seed)")
      expectSound(diff)
      expectMirrored(diff, ThemeDiff(right, left))
    }
  }

  @Test(arguments: DeliveredBrands.ids)
  func oneColourHasExactlyItsConsequences(id: String) throws {
    let theme = try ComparedThemes.theme(id)
    for role in ColorRole.allCases {
      let color = theme.color(role).adjustingLightness(by: 0.2)
      let other = theme.setting("\(role.path)", .color(color))
      guard theme != other else { continue }
      let diff = ThemeDiff(theme, other)
      #expect(diff.changes.map(\.token) == [role.path])
      // Only pairs that the colour takes part in can turn, or those that lie on it.
      let grounds: Set<ColorRole> = [.background, .surface, .surfaceRaised]
      if !grounds.contains(role) {
        for flip in diff.verdicts {
          #expect(flip.foreground == role.path || flip.ground == role.path)
        }
      }
    }
  }
}
