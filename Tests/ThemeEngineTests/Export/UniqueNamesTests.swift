import Testing

@testable import ThemeEngine

struct UniqueNamesTests {
  @Test(
    arguments: [
      (true, ["a", "A-2", "a-2-2", "a-3", "b"]), (false, ["a", "A", "a-2", "a-3", "b"]),
    ]
  )
  func aNameThatWasThereGetsANumber(_ ignoresCase: Bool, _ expected: [String]) {
    var names = UniqueNames(ignoringCase: ignoresCase)
    #expect(["a", "A", "a-2", "a", "b"].map { names.unique($0) } == expected)
  }
}
