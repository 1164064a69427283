import Testing
import ThemeEngine

@Suite struct EditDistanceTests {
  private static let distances: [(String, String, Int)] = [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("acent", "accent", 1),
    ("accent", "acent", 1), ("surface", "surfcae", 1), ("ca", "abc", 3), ("kitten", "sitting", 3),
    ("ab", "ba", 1), ("abcd", "badc", 2), ("é", "e", 1), ("color.accent", "color.acent", 1),
    ("👨‍👩‍👧", "👨‍👩‍👦", 1), ("A", "a", 1),
  ]

  @Test(arguments: distances)
  func distance(_ first: String, _ second: String, _ expected: Int) {
    #expect(EditDistance.between(first, second, limit: 10) == expected)
    #expect(EditDistance.between(second, first, limit: 10) == expected)
    #expect(EditDistance.between(first, second, limit: expected) == expected)
    #expect(EditDistance.between(first, second, limit: expected - 1) == nil)
  }

  @Test func bandAgreesWithTheWholeTable() {
    let words = [
      "accent", "accentHover", "acent", "hcoverAcent", "success", "sucess", "onSuccess", "x", "",
    ]
    for first in words {
      for second in words {
        let whole = Self.wholeTable(Array(first), Array(second))
        for limit in 0...12 {
          let expected = whole <= limit ? whole : nil
          #expect(EditDistance.between(first, second, limit: limit) == expected)
        }
      }
    }
  }

  /// The definition, without a band.
  private static func wholeTable(_ first: [Character], _ second: [Character]) -> Int {
    var table = Array(
      repeating: Array(repeating: 0, count: second.count + 1),
      count: first.count + 1
    )
    for row in 0...first.count { table[row][0] = row }
    for column in 0...second.count { table[0][column] = column }
    for row in stride(from: 1, through: first.count, by: 1) {
      for column in stride(from: 1, through: second.count, by: 1) {
        let change = first[row - 1] == second[column - 1] ? 0 : 1
        var best = min(
          table[row - 1][column] + 1,
          table[row][column - 1] + 1,
          table[row - 1][column - 1] + change
        )
        if row > 1, column > 1, first[row - 1] == second[column - 2],
          first[row - 2] == second[column - 1]
        {
          best = min(best, table[row - 2][column - 2] + 1)
        }
        table[row][column] = best
      }
    }
    return table[first.count][second.count]
  }
}
