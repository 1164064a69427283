import Testing
import ThemeEngine

/// Keys beside `$ref` replace those of the target, shallowly (requirement R13).
struct ResolverOverrideTests {
  @Test func anOverriddenGroupGoesWhole() {
    let document = resolver(
      body: "\"resolutionOrder\":[{\"type\":\"set\",\"name\":\"s\",\"sources\":["
        + "{\"$ref\":\"a.json\",\"g\":\(numbers(["new": 9])),\"k\":\(numbers(["l": 8]))}]}]",
      ["a.json": numbers(["a": 1, "g.old": 2])]
    )
    #expect(document.findings.map(\.text) == [])
    #expect(document.document(inputs: []).numbers == ["a=1", "g.new=9", "k.l=8"])
  }

  @Test func theNearestOfSeveralOverridesCounts() {
    let document = resolver(
      body: "\"$defs\":{\"one\":{\"$ref\":\"a.json\",\"g\":\(numbers(["x": 3])),"
        + "\"h\":\(numbers(["x": 4]))}},"
        + "\"resolutionOrder\":[{\"type\":\"set\",\"name\":\"s\",\"sources\":["
        + "{\"$ref\":\"#/$defs/one\",\"h\":\(numbers(["y": 5]))}]}]",
      ["a.json": numbers(["a": 1, "g.old": 2, "h.old": 2])]
    )
    #expect(document.document(inputs: []).numbers == ["a=1", "g.x=3", "h.y=5"])
  }

  private static let definitions =
    "\"sets\":{\"s\":{\"sources\":[\(numbers(["a": 1]))]},"
    + "\"t\":{\"$ref\":\"#/sets/s\",\"description\":\"the same\"},"
    + "\"u\":{\"$ref\":\"#/sets/s\",\"sources\":[\(numbers(["b": 2]))]}},"
    + "\"modifiers\":{\"m\":{\"contexts\":{\"x\":[\(numbers(["m": 3]))],\"y\":[\(numbers(["m": 4]))]},"
    + "\"default\":\"x\"},\"n\":{\"$ref\":\"n.json\",\"default\":\"x\"}}"

  @Test(arguments: [
    ("{\"$ref\":\"#/sets/s\"}", ["a=1"]),
    ("{\"$ref\":\"#/sets/s\",\"sources\":[]}", []),
    ("{\"$ref\":\"#/sets/s\",\"sources\":[\(numbers(["c": 9]))]}", ["c=9"]),
    ("{\"$ref\":\"#/sets/t\"}", ["a=1"]),
    ("{\"$ref\":\"#/sets/u\"}", ["b=2"]),
    ("{\"$ref\":\"#/modifiers/m\"}", ["m=3"]),
    ("{\"$ref\":\"#/modifiers/m\",\"default\":\"y\"}", ["m=4"]),
    ("{\"$ref\":\"#/modifiers/m\",\"contexts\":{\"x\":[],\"z\":[]}}", []),
    ("{\"$ref\":\"#/modifiers/n\"}", ["n=5"]),
    ("{\"$ref\":\"#/modifiers/n\",\"default\":\"y\"}", ["n=6"]),
    ("{\"$ref\":\"n.json\",\"default\":\"y\"}", ["n=6"]),
    ("{\"$ref\":\"s.json\"}", ["s=7"]),
  ])
  func membersOfSetsAndModifiersAreReplaced(_ item: String, tokens: [String]) {
    let document = resolver(
      body: "\(Self.definitions),\"resolutionOrder\":[\(item)]",
      [
        "n.json": "{\"contexts\":{\"x\":[\(numbers(["n": 5]))],\"y\":[\(numbers(["n": 6]))]}}",
        "s.json": "{\"sources\":[\(numbers(["s": 7]))]}",
      ]
    )
    #expect(document.errors == [], "\(document.findings)")
    #expect(document.document(inputs: []).numbers == tokens)
  }

  @Test func aModifierNamedTwiceTakesOneInput() {
    let document = resolver(
      body: "\(Self.definitions),\"resolutionOrder\":[{\"$ref\":\"#/modifiers/m\"},"
        + "{\"type\":\"set\",\"name\":\"between\",\"sources\":[\(numbers(["m": 9]))]},"
        + "{\"$ref\":\"#/modifiers/m\",\"default\":\"y\"}]"
    )
    #expect(document.modifiers.map(\.name) == ["m"])
    #expect(document.document(inputs: [("m", "x")]).numbers == ["m=3"])
    #expect(document.document(inputs: []).numbers == ["m=4"])
  }
}
