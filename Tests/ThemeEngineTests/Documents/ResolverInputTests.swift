import Testing
import ThemeEngine

/// Input and its faults (requirements R16 to R19).
struct ResolverInputTests {
  private let document = resolver(
    """
    {
      "version": "2025.10",
      "modifiers": {
        "Theme": {"contexts": {"Light": [\(numbers(["t": 1]))], "Dark": [\(numbers(["t": 2]))]}},
        "size": {
          "contexts": {"s": [\(numbers(["z": 1]))], "S": [\(numbers(["z": 2]))], "m": []},
          "default": "m"
        },
        "über": {"contexts": {"ÄÖ": [\(numbers(["u": 1]))], "x": []}, "default": "x"}
      },
      "resolutionOrder": [
        {"$ref": "#/modifiers/Theme"}, {"$ref": "#/modifiers/size"}, {"$ref": "#/modifiers/über"}
      ]
    }
    """
  )

  @Test(arguments: [
    ("Theme=Light", ["t=1"]),
    ("theme=dark", ["t=2"]),
    ("THEME=LIGHT size=s", ["t=1", "z=1"]),
    ("theme=light SIZE=S", ["t=1", "z=2"]),
    ("theme=light size=M", ["t=1"]),
    ("theme=light ÜBER=äö", ["t=1", "u=1"]),
  ])
  func namesCountWithoutLetterCase(_ input: String, tokens: [String]) {
    let result = document.document(inputs: pairs(input))
    #expect(result.findings.map(\.text) == [])
    #expect(result.numbers == tokens)
  }

  /// Found by fuzzing: such a finding named the file and no line of it.
  @Test func aContextThatMayMeanSeveralStandsAtItsModifier() throws {
    let document = resolver(
      """
      {"version": "2025.10", "resolutionOrder": [
        {"type": "modifier", "name": "b", "contexts": {"xS": []}},
        {"type": "modifier", "name": "b", "contexts": {"xs": [], "XS": []}}]}
      """
    )
    let read = document.document(inputs: [("b", "xS")])
    let finding = try #require(read.findings.first { $0.message.contains("may mean several") })
    #expect(finding.ruleId == .resolverAmbiguousName)
    #expect(finding.line == 3 && finding.column != nil)
  }

  @Test func theSpellingOfTheDocumentIsKept() {
    #expect(document.modifiers.map(\.name) == ["Theme", "size", "über"])
    #expect(document.modifiers.first?.contexts == ["Light", "Dark"])
    #expect(document.findings.map(\.ruleId) == [.resolverAmbiguousName])
  }

  @Test(arguments: [
    ("", [RuleID.resolverMissingInput]),
    ("theme=lihgt", [.resolverUnknownContext]),
    ("theme=light theme=dark", [.resolverDuplicateInput]),
    ("theme=light thme=dark", [.resolverUnknownModifier]),
    ("thme=dark", [.resolverUnknownModifier]),
    ("other=dark", [.resolverMissingInput, .resolverUnknownModifier]),
    (
      "size=x über=y other=z",
      [
        .resolverMissingInput, .resolverUnknownContext, .resolverUnknownContext,
        .resolverUnknownModifier,
      ]
    ),
  ])
  func allFaultsComeAtOnce(_ input: String, rules: [RuleID]) {
    let result = document.document(inputs: pairs(input))
    #expect(result.findings.map(\.ruleId.rawValue).sorted() == rules.map(\.rawValue))
    #expect(result.tokens.isEmpty)
    for finding in result.findings { #expect(finding.file == "r.json") }
  }

  @Test func suggestionsAreNamesOfTheDocument() {
    let result = document.document(inputs: [("thme", "x"), ("Theme", "drak")])
    #expect(Set(result.findings.map(\.suggestion)) == ["Theme", "Dark"])
    let missing = document.document(inputs: [])
    #expect(missing.findings.first?.expected == "'Light' or 'Dark'")
    #expect(missing.findings.first?.line == 4)
  }

  @Test(arguments: [
    ("{\"theme\":\"Dark\",\"size\":\"s\"}", []),
    ("{\"theme\":1}", [RuleID.resolverInputType]),
    ("{\"theme\":null,\"size\":[\"s\"]}", [.resolverInputType, .resolverInputType]),
    ("{\"theme\":\"x\",\"size\":true}", [.resolverUnknownContext, .resolverInputType]),
    ("{\"theme\":\"Dark\",\"theme\":\"Light\"}", [.jsonDuplicateKey]),
    ("{\"theme\":\"Dark\",\"Theme\":\"Light\"}", [.resolverDuplicateInput]),
    ("[]", [.resolverInputType]),
    ("{", [.jsonSyntax]),
  ])
  func inputMayBeJSON(_ text: String, rules: [RuleID]) {
    let result = document.document(inputJSON: Array(text.utf8), name: "input.json")
    #expect(result.findings.map(\.ruleId) == rules)
    for finding in result.findings { #expect(finding.file == "input.json" && finding.line == 1) }
    #expect(result.tokens.isEmpty == !rules.isEmpty)
  }

  @Test func withoutModifiersAnyInputIsUnknown() {
    let plain = resolver(
      body:
        "\"resolutionOrder\":[{\"type\":\"set\",\"name\":\"s\",\"sources\":[\(numbers(["a": 1]))]}]"
    )
    #expect(plain.document(inputs: []).numbers == ["a=1"])
    #expect(
      plain.document(inputs: [("m", "x")]).findings.map(\.ruleId) == [.resolverUnknownModifier]
    )
    #expect(plain.coveringInputs.count == 1)
  }

  @Test func aFewCombinationsHoldEveryContext() {
    let rows = document.coveringInputs.map { $0.map { "\($0.name)=\($0.context)" } }
    #expect(rows.count == 3)
    #expect(Set(rows.joined()).count == 7)
    for row in document.coveringInputs {
      #expect(document.document(inputs: row).findings.map(\.text) == [])
    }
  }

  private func pairs(_ text: String) -> [(name: String, context: String)] {
    text.split(separator: " ").map { pair in
      let parts = pair.split(separator: "=")
      return (String(parts[0]), String(parts[1]))
    }
  }
}
