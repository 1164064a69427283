import Testing

@testable import ThemeEngine

/// The files that traces name, and steps as they are written.
struct FileTraceTests {
  private func resolution(_ document: TokenDocument) throws -> Resolution {
    try ThemeResolver.resolution(of: BrandDefinition(document, file: "all.resolver.json"))
  }

  @Test func theSourceIsTheFileOfTheLiteral() throws {
    let document = resolver(
      body: #"""
        "sets": {"s": {"sources": [{"$ref": "files/a.json"}, {"$ref": "files/b.json"},
          {"own": {"$type": "number", "$value": 3}}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]
        """#,
      [
        "files/a.json": numbers(["base": 1, "late": 1]),
        "files/b.json":
          #"{"role": {"$value": "{base}"}, "late": {"$type": "number", "$value": 2}}"#,
      ]
    ).document(inputs: [])
    let resolution = try resolution(document)
    let files = ["base", "role", "late", "own"].map {
      resolution.trace(TokenPath($0))?.source?.file
    }
    #expect(files == ["a.json", "a.json", "b.json", "r.json"])
  }

  @Test func theOnlyFileOfADocumentIsTheSource() throws {
    let document = resolver(
      body: #"""
        "sets": {"s": {"sources": [{"$ref": "files/a.json"}]}},
        "resolutionOrder": [{"$ref": "#/sets/s"}]
        """#,
      ["files/a.json": numbers(["base": 1])]
    ).document(inputs: [])
    let resolution = try resolution(document)
    #expect(resolution.trace(TokenPath("base"))?.source?.file == "a.json")
    #expect(resolution.brand.id == "all")
  }

  /// The name that is known wins, else the shortest.
  @Test(arguments: [
    ("a = #ffffff", "a", "a", "#ffffff"), ("a b = c", "a b", "a b", "c"),
    ("a = b = 7", "a = b", "a = b", "7"), ("a = b = 7", "a", "a", "b = 7"),
    ("a = b = 7", "other", "a", "b = 7"), ("a =b = 7", "a =b", "a =b", "7"),
  ])
  func aStepIsReadBack(_ step: String, known: String, _ token: String, _ text: String) throws {
    let parts = try #require(Trace.parts(of: step) { $0 == TokenPath(known) })
    #expect(parts.token == TokenPath(token))
    #expect(parts.text == text)
  }

  @Test func aTextThatSaysNothingIsNoStep() {
    #expect(Trace.parts(of: "nothing") { _ in true } == nil)
  }
}
