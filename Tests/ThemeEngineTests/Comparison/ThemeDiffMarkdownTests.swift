import Testing
import ThemeEngine

struct ThemeDiffMarkdownTests {
  @Test func noDifference() throws {
    let theme = try ComparedThemes.theme("novus")
    #expect(
      ThemeDiff(theme, theme).markdown()
        == "### `novus@light` → `novus@light`\n\nNo differences.\n"
    )
  }

  @Test func whatIsReadOutsideCannotBreakTheTable() {
    let text = CustomToken(
      TokenPath("a|b`c"),
      CustomTraits(.fontFamily),
      .string("x | <b>*bold*</b>\n`code`")
    )
    let diff = ThemeDiff(
      ComparedThemes.plain("a", []),
      ComparedThemes.plain("a", [text]),
      rightFile: "a|b.json"
    )
    #expect(
      diff.markdown() == """
        ### `a@light` → `a\\|b.json`

        **minor**: 1 added

        #### custom

        | Token | Difference | Impact |
        | --- | --- | --- |
        | ``a\\|b`c`` | added, x \\| \\<b\\>\\*bold\\*\\</b\\>\\<U+000A\\>\\`code\\` | minor |

        """
    )
  }

  @Test func nobodyIsCalled() {
    let text = CustomToken(TokenPath("by"), CustomTraits(.fontFamily), .string("@all | #12"))
    let diff = ThemeDiff(ComparedThemes.plain("a", []), ComparedThemes.plain("a", [text]))
    #expect(diff.markdown().contains("| `by` | `added, @all \\| #12` | minor |"))
  }

  @Test func coloursAreCode() {
    let diff = ThemeDiff(
      ComparedThemes.plain("a", [.color("p", 0x333333)]),
      ComparedThemes.plain("a", [.color("p", 0x000000)])
    )
    #expect(diff.markdown().contains("| `#333333` → `#000000`, ΔE "))
  }

  @Test func verdictsComeFirst() throws {
    let theme = try ComparedThemes.theme("novus")
    let faint = theme.setting("color.textPrimary", .color(theme.color(.background)))
    let text = ThemeDiff(theme, faint).markdown()
    let contrast = try #require(text.firstRange(of: "#### Contrast"))
    let colors = try #require(text.firstRange(of: "#### color"))
    #expect(contrast.lowerBound < colors.lowerBound)
    #expect(text.contains("| `color.textPrimary` | `color.background` |"))
    #expect(text.contains("| 1.00 of 4.5 | **pass → fail** |"))
  }

  @Test func everyTableHasItsColumnsAndEveryFoldEnds() {
    let themes = ComparedThemes.all
    for (one, other) in zip(themes, themes.dropFirst()) {
      let text = ThemeDiff(one, other).markdown()
      for line in text.split(separator: "\n") where line.hasPrefix("|") {
        let cells = line.replacing("\\|", with: "").count { $0 == "|" }
        #expect(cells == 4 || cells == 6, "\(line)")
      }
      let tags = text.matches(of: /<[^>]*>/).map { String($0.0) }
      #expect(
        Set(tags).isSubset(of: ["<details>", "</details>", "<summary>", "</summary>"])
      )
      #expect(tags.count { $0 == "<details>" } == tags.count { $0 == "</details>" })
    }
  }
}
