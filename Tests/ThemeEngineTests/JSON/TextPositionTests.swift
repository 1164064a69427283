import Testing

@testable import ThemeEngine

@Suite struct TextPositionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var target: String
    var line: Int
    var column: Int
    var testDescription: String { text }

    init(_ text: String, _ target: String, _ line: Int, _ column: Int) {
      self.text = text
      self.target = target
      self.line = line
      self.column = column
    }
  }

  private static let places: [Case] = [
    Case("@", "@", 1, 1), Case("ab@", "@", 1, 3), Case("a\n@", "@", 2, 1),
    Case("a\r\n@", "@", 2, 1), Case("a\r@", "@", 2, 1), Case("a\n\r@", "@", 3, 1),
    Case("a\r\r\n\nb@", "@", 4, 2), Case("\t\t@", "@", 1, 3), Case("\u{FEFF}@", "@", 1, 1),
    Case("\u{FEFF}a\n@", "@", 2, 1), Case("é@", "@", 1, 2), Case("e\u{301}@", "@", 1, 2),
    Case("👨‍👩‍👧‍👦@", "@", 1, 2), Case("🇩🇪🇫🇷@", "@", 1, 3), Case("漢字@", "@", 1, 3),
    Case("\"\u{301}x\"@", "@", 1, 4), Case("a\u{2028}b@", "@", 1, 4), Case("ab\r\n", "\n", 1, 3),
    Case("ab\r\n", "\r", 1, 3), Case("é\r\n", "\n", 1, 2), Case("a\u{301}", "\u{301}", 1, 1),
    Case("👍🏽", "\u{1F3FD}", 1, 1),
  ]

  @Test(arguments: places)
  func position(_ example: Case) throws {
    let bytes = Array(example.text.utf8)
    let target = Array(example.target.utf8)
    let offset = try #require(
      bytes.indices.first { bytes[$0...].starts(with: target) }
    )
    let expected = TextPosition(line: example.line, column: example.column)
    #expect(LineIndex(bytes).position(at: offset) == expected)
  }

  @Test func documentAndIndexAgreeEverywhere() throws {
    let text = "\u{FEFF}{\"a\u{301}\": [1,\r\n\t\"👨‍👩‍👧\",\r \"漢\"],\n\n\"b\": null}\r\n"
    let document = try JSONDocument(parsing: Array(text.utf8))
    let offsets = Array(-1...document.bytes.count + 2)
    let places = document.lineIndex().positions(at: offsets)
    #expect(places == offsets.map { document.position(at: $0) })
    #expect(places == places.sorted())
    #expect(document.lineIndex().lineCount == 6)
    #expect(places.last == TextPosition(line: 6, column: 1))
  }

  /// Wherever the byte before was, the line is the one that the place is in.
  @Test func linesNearEachOther() {
    let text =
      "\u{FEFF}a\nb\r\n\n" + String(repeating: "é", count: 2 * LineIndex.window) + "\rlast\n\nend"
    let index = LineIndex(Array(text.utf8))
    let offsets = Array(stride(from: -1, through: text.utf8.count + 2, by: 3))
    for order in [offsets, offsets.reversed(), offsets.map { $0 * 37 % text.utf8.count }] {
      var mark = 0
      for offset in order {
        #expect(index.line(at: offset, near: &mark) == index.position(at: offset).line)
      }
    }
  }

  @Test func endOfTheInput() throws {
    let document = try JSONDocument(parsing: Array("[\n1]".utf8))
    #expect(document.position(at: 4) == TextPosition(line: 2, column: 3))
    #expect(document.position(at: 400) == TextPosition(line: 2, column: 3))
  }

  /// A hundred thousand places in one long line cost no more than the line's length.
  @Test(arguments: ["x", "é", "e\u{301}", "👩‍🚀"])
  func longLines(_ character: String) throws {
    let count = 100_000
    let text = "\n" + String(repeating: character, count: count)
    let index = LineIndex(Array(text.utf8))
    let size = character.utf8.count
    let places = index.positions(at: (0..<count).map { 1 + $0 * size })
    #expect(places.map(\.column) == Array(1...count))
    #expect(places.allSatisfy { $0.line == 2 })
  }

  @Test func excerpts() throws {
    let index = LineIndex(Array("first\r\nsecond line\n\n漢字かな\n".utf8))
    let whole = try #require(index.excerpt(line: 2, around: 3, reach: 50))
    #expect(String(whole.characters) == "second line")
    #expect(whole.firstColumn == 1 && !whole.isCutBefore && !whole.isCutAfter)
    let part = try #require(index.excerpt(line: 2, around: 8, reach: 2))
    #expect(String(part.characters) == "d lin")
    #expect(part.firstColumn == 6 && part.isCutBefore && part.isCutAfter)
    let wide = try #require(index.excerpt(line: 4, around: 2, reach: 1))
    #expect(String(wide.characters) == "漢字か")
    #expect(index.excerpt(line: 1, around: 1, reach: 9)?.characters == Array("first"))
    #expect(index.excerpt(line: 3, around: 1, reach: 9)?.characters == [])
    #expect(index.excerpt(line: 5, around: 1, reach: 9)?.characters == [])
    #expect(index.excerpt(line: 6, around: 1, reach: 9) == nil)
    #expect(index.excerpt(line: 0, around: 1, reach: 9) == nil)
  }

  @Test func excerptsOfLongLines() throws {
    let text = "\n" + String(repeating: "aé漢😀", count: 5000) + "\nz"
    let index = LineIndex(Array(text.utf8))
    for column in [1, 2, 900, 5001, 19_999, 20_000] {
      let excerpt = try #require(index.excerpt(line: 2, around: column, reach: 20))
      let expected = Array("aé漢😀")[(column - 1) % 4]
      #expect(excerpt.characters[column - excerpt.firstColumn] == expected)
      #expect(excerpt.isCutAfter == (column < 19_980))
    }
  }
}
