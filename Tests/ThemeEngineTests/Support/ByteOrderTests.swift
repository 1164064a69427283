import Testing
import ThemeEngine

@Suite struct ByteOrderTests {
  private static let composed = "caf\u{E9}"
  private static let decomposed = "cafe\u{301}"

  @Test func equivalentSpellingsDiffer() {
    #expect(Self.composed == Self.decomposed)
    #expect(!Self.composed.equalsInBytes(Self.decomposed))
    #expect(Self.decomposed.precedesInBytes(Self.composed))
    #expect(!Self.composed.precedesInBytes(Self.decomposed))
    #expect(Self.composed.equalsInBytes("caf" + "\u{E9}"))
  }

  @Test func orderIsThatOfBytes() {
    let words = ["é", "z", "a", "ab", "", "Z", "\u{FFFD}", "😀", "a.b", "a-b", "aB"]
    let sorted = words.sorted { $0.precedesInBytes($1) }
    #expect(sorted == ["", "Z", "a", "a-b", "a.b", "aB", "ab", "z", "é", "\u{FFFD}", "😀"])
    for word in words { #expect(!word.precedesInBytes(word)) }
  }
}
