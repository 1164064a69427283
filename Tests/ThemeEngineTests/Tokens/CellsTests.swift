import Testing
import ThemeEngine

@Suite struct CellsTests {
  @Test func increasedFallsBackToItsScheme() {
    let cells = Cells(light: 1, dark: 2, darkIncreased: 4)
    #expect(cells[.light, .standard] == 1)
    #expect(cells[.dark, .standard] == 2)
    #expect(cells[.light, .increased] == 1)
    #expect(cells[.dark, .increased] == 4)
  }

  @Test func mapKeepsAbsentCellsAbsent() {
    let cells = Cells(light: 1, dark: 2, lightIncreased: 3).map { String($0) }
    #expect(cells == Cells(light: "1", dark: "2", lightIncreased: "3"))
    #expect(cells.darkIncreased == nil)
  }

  @Test func mapPassesErrorsOn() {
    struct Refusal: Error, Equatable {}
    #expect(throws: Refusal()) {
      try Cells(light: 1, dark: 2).map { (_: Int) throws(Refusal) -> Int in throw Refusal() }
    }
  }

  @Test func closedWordsKeepTheirSpelling() {
    #expect(Scheme.allCases.map(\.rawValue) == ["light", "dark"])
    #expect(Contrast.allCases.map(\.rawValue) == ["standard", "increased"])
    #expect(Platform.allCases.map(\.rawValue) == ["ios", "macos", "watchos", "tvos", "visionos"])
    #expect(
      TextSizeCategory.allCases.map(\.rawValue) == [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
        "accessibility2", "accessibility3", "accessibility4", "accessibility5",
      ]
    )
    #expect(
      AppleTextStyle.allCases.map(\.rawValue) == [
        "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline",
        "footnote", "caption", "caption2",
      ]
    )
  }
}
