import Testing

@testable import ThemeEngine

struct WordListTests {
  @Test(arguments: [
    ([], "", ""), (["a"], "a", "a"), (["a", "b"], "a or b", "a and b"),
    (["a", "b", "c"], "a, b or c", "a, b and c"),
  ])
  func wordsAreListedAsInASentence(_ words: [String], _ or: String, _ and: String) {
    #expect(WordList(words).or == or)
    #expect(WordList(words).and == and)
  }

  @Test(arguments: [
    (1, "'a' and 2 others"), (2, "'a', 'b' and 1 other"), (3, "'a', 'b' and 'c'"),
    (4, "'a', 'b' and 'c'"),
  ])
  func namesAreQuotedUpToALimit(_ limit: Int, _ text: String) {
    #expect(WordList(quoting: ["a", "b", "c"], atMost: limit).and == text)
  }
}
