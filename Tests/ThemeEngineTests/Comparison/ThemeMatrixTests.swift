import Testing
import ThemeEngine

struct ThemeMatrixTests {
  private func brands() throws -> [ResolvedTheme] {
    try DeliveredBrands.ids.map { try ComparedThemes.theme($0) }
  }

  @Test func everyTokenHasOneRow() throws {
    let themes = try brands()
    let matrix = ThemeMatrix(themes)
    #expect(matrix.columns.map(\.name).first == "novus@light")
    #expect(matrix.rows.allSatisfy { $0.cells.count == themes.count })
    #expect(Set(matrix.rows.map(\.token)).count == matrix.rows.count)
    for theme in themes {
      for entry in theme.table.entries
      where entry.path.section != "elevation" && entry.value != .null && entry.value != .object([])
      {
        #expect(matrix.rows.contains { $0.token == entry.path }, "\(entry.path)")
      }
    }
    let areas = matrix.rows.map { ThemeDiff.Area.allCases.firstIndex(of: $0.area) ?? -1 }
    let isInOrder = zip(areas, areas.dropFirst()).allSatisfy(<=)
    #expect(isInOrder)
  }

  @Test func whatALaterThemeAddsStandsInItsPlace() {
    func theme(_ names: [String]) -> ResolvedTheme {
      let entries = names.map { TokenTable.Entry(TokenPath("component.\($0)"), .number(1)) }
      return ComparedThemes.plain("a", []).with(table: TokenTable(entries))
    }
    let rows = ThemeMatrix([theme(["a", "b", "c"]), theme(["a", "x", "y", "b", "z"])]).rows
    #expect(rows.map { String($0.token.name) } == ["a", "x", "y", "b", "z", "c"])
  }

  @Test func anElevationIsARowInWords() throws {
    let rows = ThemeMatrix(try brands(), matching: "elevation.*").rows
    #expect(
      rows.map(\.token.description) == ["elevation.flat", "elevation.card", "elevation.overlay"]
    )
    let card = try #require(rows.first { $0.token == ElevationLevel.card.path })
    #expect(card.cells.allSatisfy { $0.value?[member: "style"] != nil })
    #expect(card.cells.contains { $0.text.hasPrefix("border 1 pt in ") })
    #expect(card.cells.contains { $0.text.hasPrefix("shadow 0 ") })
  }

  @Test func aPartThatOneThemeLacksIsNullInItsRows() throws {
    let theme = try ComparedThemes.theme("pizza")
    let group = "component.button.variants.primary"
    let without = theme.replacing(
      theme.leaves(group),
      [TokenTable.Entry(TokenPath(group), .null)]
    )
    let rows = ThemeMatrix([theme, without], matching: "\(group)*").rows
    #expect(
      rows.map(\.token.name) == ["background", "pressedBackground", "foreground"]
    )
    #expect(rows.allSatisfy { $0.cells[1].value == .null && $0.cells[1].text == "none" })
    #expect(rows.allSatisfy { $0.spread == nil })
  }

  @Test func whoDiffersFromTheMajorityIsMarked() {
    func theme(_ rgb: UInt32?) -> ResolvedTheme {
      ComparedThemes.plain("a", rgb.map { [.color("p.blue", $0)] } ?? [])
    }
    func outliers(_ values: [UInt32?]) -> [Bool] {
      ThemeMatrix(values.map(theme), matching: "p.blue").rows
        .flatMap { $0.cells.map(\.isOutlier) }
    }
    #expect(outliers([1, 1, 2]) == [false, false, true])
    #expect(outliers([1, 1, 1]) == [false, false, false])
    #expect(outliers([1, 2]) == [false, false])
    #expect(outliers([1, 1, 2, 2]) == [false, false, false, false])
    #expect(outliers([1, 1, 2, 3]) == [false, false, false, false])
    #expect(outliers([1, nil, nil]) == [true, false, false])
  }

  @Test func theSpreadIsTheLargestDifference() throws {
    let themes = [0xFFFFFF, 0x808080, 0x000000].map {
      ComparedThemes.plain("a", [.color("p", UInt32($0))])
    }
    let row = try #require(ThemeMatrix(themes, matching: "p").rows.last)
    #expect(row.spread == 100)
    #expect(ThemeMatrix([themes[0]]).rows.allSatisfy { $0.spread == nil })
  }

  @Test(arguments: [
    ("color.*", ["color.a", "color.b.background"]),
    ("*.background", ["color.b.background"]), ("olor.a", ["color.a"]),
    ("color.?", ["color.a"]), ("", ["brand.id", "color.a", "color.b.background", "z*"]),
    ("*", ["brand.id", "color.a", "color.b.background", "z*"]),
    ("**", ["brand.id", "color.a", "color.b.background", "z*"]),
    ("nothing", []), ("?*?.b*d", ["color.b.background"]), ("*a", ["color.a"]),
  ])
  func patternsChooseRows(pattern: String, tokens: [String]) {
    let theme = ComparedThemes.plain(
      "a",
      [.color("color.a", 1), .color("color.b.background", 2), .color("z*", 3)]
    )
    let rows = ThemeMatrix([theme], matching: pattern).rows.map(\.token.description)
    #expect(rows == tokens)
  }

  @Test func jsonAndMarkdown() throws {
    let themes = [0xFFFFFF, 0xFFFFFF, 0x000000].map {
      ComparedThemes.plain("a", [.color("p|q", UInt32($0))])
    }
    let matrix = ThemeMatrix(themes, files: [nil, "b.json"], matching: "p*")
    #expect(
      matrix.markdown() == """
        #### custom

        | Token | `a@light` | `b.json` | `a@light` | ΔE |
        | --- | --- | --- | --- | --- |
        | `p\\|q` | `#ffffff` | `#ffffff` | **`#000000`** | 100 |

        """
    )
    let json = String(decoding: matrix.json(style: .compact), as: UTF8.self)
    #expect(json.hasPrefix(#"{"formatVersion":"1.0","themes":[{"brand":"a","appearance":"light","#))
    #expect(json.contains(#""rows":[{"token":"p|q","spread":100,"cells":[{"value":{"#))
    #expect(json.contains(##""text":"#000000","outlier":true}]}]}"##))
  }
}
