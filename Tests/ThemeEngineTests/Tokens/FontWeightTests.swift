import Testing
import ThemeEngine

@Suite struct FontWeightTests {
  @Test(arguments: [(1, true), (1000, true), (350, true), (0, false), (1001, false), (-400, false)])
  func acceptsOneToOneThousand(value: Int, isValid: Bool) {
    #expect((FontWeight(value) != nil) == isValid)
    #expect(FontWeight(rawValue: value)?.value == (isValid ? value : nil))
  }

  @Test func namesAreMappedByRank() {
    let ranked: [FontWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(ranked.map(\.value) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(ranked.map(\.rawValue) == ranked.map(\.value))
    #expect(ranked.sorted() == ranked)
    #expect(FontWeight(400) == .regular)
    #expect(FontWeight.bold > .semibold)
  }
}
