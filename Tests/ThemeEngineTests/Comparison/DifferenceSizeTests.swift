import Testing
import ThemeEngine

struct DifferenceSizeTests {
  @Test(arguments: [
    (0.0, DifferenceSize.same), (0.000_001, .imperceptible), (0.999_999, .imperceptible),
    (1, .slight), (2.299_999, .slight), (2.3, .clear), (9.999_999, .clear), (10, .different),
    (100, .different),
  ])
  func aBorderBelongsToTheLargerWord(deltaE: Double, size: DifferenceSize) {
    #expect(DifferenceSize(deltaE: deltaE) == size)
  }

  @Test func clearIsFromThere() {
    #expect(DifferenceSize.allCases.map(\.isClear) == [false, false, false, true, true])
  }

  @Test(arguments: [
    (0xffffff as UInt32, 0xfffffe as UInt32, DifferenceSize.imperceptible),
    (0x808080, 0x848484, .slight), (0x808080, 0x888888, .clear), (0x0070c0, 0xd8102a, .different),
  ])
  func coloursHaveTheSizeThatTheyLook(left: UInt32, right: UInt32, size: DifferenceSize) throws {
    let one = ComparedThemes.plain("a", [.color("blue", left)])
    let other = ComparedThemes.plain("a", [.color("blue", right)])
    let change = try #require(ThemeDiff(one, other).changes.first)
    #expect(change.size == size)
    #expect(change.deltaE == change.deltaE?.rounded(toPlaces: 6))
    #expect(change.impact == (size.isClear ? .minor : .patch))
  }

  @Test func aTextNeverShowsANumberOfAnotherWord() throws {
    for step in 1...60 {
      let grey = ColorValue.srgb(0.5, 0.5, 0.5 + Double(step) / 1000)
      let one = ComparedThemes.plain("a", [.color("grey", 0x80_8080)])
      let token = CustomToken(TokenPath("grey"), CustomTraits(.color), .color(grey))
      let change = try #require(
        ThemeDiff(one, ComparedThemes.plain("a", [token])).changes.first
      )
      let words = change.text.split(separator: " ")
      let start = try #require(words.firstIndex(of: "ΔE"))
      let shown = try #require(Double(words[start + 1].dropLast()))
      #expect(DifferenceSize(deltaE: shown) == change.size)
    }
  }
}
