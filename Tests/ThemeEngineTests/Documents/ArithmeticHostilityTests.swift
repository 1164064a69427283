import Testing
import ThemeEngine

/// Input that was made to break the reader.
struct ArithmeticHostilityTests {
  @Test(arguments: ["(", "max(", "-(", "2 ^ ("])
  func deepNestingIsRefused(_ opening: String) {
    let text =
      String(repeating: opening, count: 100_000) + "1" + String(repeating: ")", count: 100_000)
    let error = #expect(throws: ArithmeticError.self) { try ArithmeticExpression(parsing: text) }
    let bracket = opening.utf8.count - (opening == "max(" ? 4 : 1)
    #expect(error?.kind == .tooDeep(limit: 64))
    #expect(error?.offset == 64 * opening.utf8.count + bracket)
  }

  @Test func theLimitItselfIsAllowed() throws {
    let text = String(repeating: "(", count: 64) + "1" + String(repeating: ")", count: 64)
    #expect(try value(text) == ArithmeticQuantity(1))
    let pairs = String(repeating: "(1) + ", count: 1_000) + "1"
    #expect(try value(pairs) == ArithmeticQuantity(1_001))
  }

  /// A million bytes each; what takes longer than linear time would never end.
  @Test(
    arguments: [
      (String(repeating: "1+", count: 500_000) + "1", 500_001),
      (String(repeating: "-", count: 1_000_000) + "1", 1),
      (String(repeating: "1^", count: 500_000) + "1", 1),
      (String(repeating: " ", count: 1_000_000) + "1", 1),
      (String(repeating: "0", count: 1_000_000) + "1", 1),
      ("max(" + String(repeating: "1,", count: 500_000) + "7)", 7),
      ("{" + String(repeating: "a-", count: 500_000) + "} + 1", 4),
    ] as [(String, Double)]
  )
  func longFlatExpressionsHaveAValue(_ text: String, _ expected: Double) throws {
    #expect(try value(text) == ArithmeticQuantity(expected))
  }

  @Test(arguments: ["9", "a", "{a", "1 ", "1,", "*", "+ ", ") ", "é", "1.", "max", "\u{0}"])
  func longNonsenseIsRefused(_ part: String) {
    let text = String(repeating: part, count: 300_000)
    let error = #expect(throws: ArithmeticError.self) { try ArithmeticExpression(parsing: text) }
    #expect((error?.message.utf8.count ?? 0) < 300)
    #expect(!ArithmeticExpression.isExpression(text))
  }

  /// 100 000 strings, always the same ones.
  @Test func mutatedTextsNeverTrap() throws {
    let seeds = [
      "({a} + 4px) / 2", "roundTo({space.base-x} * 1.5, 1)", "16 * 1.25 ^ -2", "max(1, 2rem) % 3",
      "0.5 + 6 * 0.04", "-{a}-2", "1e3px - .5em",
    ]
    let parts =
      Array("0123456789.+-*/%^(){},e px\t".map(String.init))
      + ["round(", "max(", "rem", "{a}", "é", "🙂", "\u{0}", "NaN", "1e", "--", "\u{301}"]
    var random = SplitMix(state: 7)
    var values = 0
    for _ in 0..<100_000 {
      var scalars = Array(seeds[Int.random(in: 0..<seeds.count, using: &random)].unicodeScalars)
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let start = Int.random(in: 0...scalars.count, using: &random)
        let end = min(scalars.count, start + Int.random(in: 0...2, using: &random))
        let part = parts[Int.random(in: 0..<parts.count, using: &random)]
        scalars.replaceSubrange(start..<end, with: part.unicodeScalars)
      }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      if try isSound(text) { values += 1 }
    }
    // Neither all of them are refused nor none.
    #expect((5_000..<50_000).contains(values))
  }

  /// Whether a text has a value; an error has to name a part of the text.
  private func isSound(_ text: String) throws -> Bool {
    do {
      let result = try value(text)
      try #require(result.value.isFinite)
      return true
    } catch let error as ArithmeticError {
      let bytes = Array(text.utf8)
      try #require(error.offset >= 0 && error.length >= 0)
      try #require(error.offset + error.length <= bytes.count)
      for place in [error.offset, error.offset + error.length] where place < bytes.count {
        try #require(bytes[place] & 0xC0 != 0x80, "\(text) is cut within a character")
      }
      return false
    }
  }

  private func value(_ text: String) throws -> ArithmeticQuantity {
    try ArithmeticExpression(parsing: text).evaluated { path in
      path.count > 20 ? .quantity(ArithmeticQuantity(3)) : .quantity(ArithmeticQuantity(8, .px))
    }
  }
}
