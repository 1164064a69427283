import Testing
import ThemeEngine

@Suite struct ByteSortingTests {
  /// What plain comparisons of the bytes give.
  private func expected(_ texts: [String]) -> [Int] {
    texts.indices.sorted { one, other in
      let (left, right) = (Array(texts[one].utf8), Array(texts[other].utf8))
      return left == right ? one < other : left.lexicographicallyPrecedes(right)
    }
  }

  private static let lists: [[String]] = [
    [], [""], ["b", "a"], ["a", "", "a", ""],
    ["color.blue.10", "color.blue", "color.blue-light", "color.blue.5", "color.blues"],
    // Zeros after the end of one text and within another one.
    ["a\0", "a", "a\0\0", "a\0b", "a\0\0\0\0\0\0\0", "a\0\0\0\0\0\0\0\0"],
    ["12345678", "1234567", "123456789", "12345678", "1234567\0", "12345678\0"],
    ["é", "e\u{301}", "z", "漢", "😀", "\u{7F}"],
  ]

  @Test(arguments: lists)
  func isTheOrderOfTheBytes(_ texts: [String]) {
    #expect(ByteSorting.order(texts.count) { texts[$0] } == expected(texts))
  }

  @Test func ordersManyTextsWithLongCommonBeginnings() {
    var generator = SplitMix(state: 7)
    let letters = Array("ab.-\0é")
    let texts = (0..<3_000).map { _ in
      String(repeating: "group.", count: Int.random(in: 0...4, using: &generator))
        + String(
          (0..<Int.random(in: 0...18, using: &generator)).map { _ in
            letters[Int.random(in: 0..<letters.count, using: &generator)]
          }
        )
    }
    #expect(ByteSorting.order(texts.count) { texts[$0] } == expected(texts))
  }
}
