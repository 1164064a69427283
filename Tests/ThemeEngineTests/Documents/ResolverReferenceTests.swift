import Testing
import ThemeEngine

/// What references reach and what they may not (requirements R6 and R9 to R13).
struct ResolverReferenceTests {
  /// A document whose one set has this source.
  private func document(
    source: String,
    _ files: [String: String] = [:],
    more: String = ""
  ) -> ResolverDocument {
    resolver(
      body: "\"sets\":{\"base\":{\"sources\":[\(source)]}\(more)},"
        + "\"resolutionOrder\":[{\"$ref\":\"#/sets/base\"}],"
        + "\"$defs\":{\"t/1\":\(numbers(["def": 1])),\"to\":{\"$ref\":\"#/$defs/t~11\"},"
        + "\"x\":{\"$ref\":\"#/$defs/y\"},\"y\":{\"$ref\":\"#/$defs/x\"},\"list\":[]},"
        + "\"modifiers\":{\"m\":{\"contexts\":{\"p\":[],\"q\":[]},\"default\":\"p\"}}",
      files
    )
  }

  private static let files = [
    "a.json": numbers(["a": 1, "g.h": 2]),
    "f/b c.json": numbers(["b": 3]),
    "f/r.json": "{\"version\":\"2025.10\",\"sets\":{\"far\":{\"sources\":[{\"$ref\":\"far.json\"},"
      + "{\"$ref\":\"#/sets/near\"}]},\"near\":{\"sources\":[\(numbers(["near": 5]))]}},"
      + "\"resolutionOrder\":[{\"$ref\":\"#/sets/far\"}]}",
    "f/far.json": numbers(["far": 4]),
    "tokens.json":
      "{\"sets\":{\"x\":\(numbers(["n": 6]))},\"modifiers\":{\"y\":\(numbers(["n": 7]))}}",
  ]

  @Test(arguments: [
    ("a.json", ["a=1", "g.h=2"]),
    ("./f/../a.json", ["a=1", "g.h=2"]),
    ("a.json#", ["a=1", "g.h=2"]),
    ("a.json#/", ["a=1", "g.h=2"]),
    ("a.json#/g", ["h=2"]),
    ("f/b c.json", ["b=3"]),
    ("f/b%20c.json", ["b=3"]),
    ("#/$defs/t~11", ["def=1"]),
    ("#/%24defs/t~11", ["def=1"]),
    ("#/$defs/to", ["def=1"]),
    ("f/r.json#/sets/far", ["far=4", "near=5"]),
    ("f/r.json#/sets/near/sources/0", ["near=5"]),
    ("tokens.json#/sets/x", ["n=6"]),
    ("tokens.json#/modifiers/y", ["n=7"]),
  ])
  func aReferenceReachesTokens(_ reference: String, tokens: [String]) {
    let document = document(source: "{\"$ref\":\"\(reference)\"}", Self.files)
    #expect(document.errors == [], "\(document.findings)")
    #expect(document.document(inputs: []).numbers == tokens)
  }

  @Test(arguments: [
    ("", RuleID.resolverMalformedReference),
    ("#sets/base", .resolverMalformedReference),
    ("a.json#sets/x", .resolverMalformedReference),
    ("#/$defs/t~2", .resolverMalformedReference),
    ("#/sets/nowhere", .resolverUnresolvedReference),
    ("#/$defs/nowhere", .resolverUnresolvedReference),
    ("a.json#/g/x", .resolverUnresolvedReference),
    ("f/r.json#/sets/near/sources/1", .resolverUnresolvedReference),
    ("f/r.json#/sets/near/sources/00", .resolverUnresolvedReference),
    ("f/r.json#/sets/near/sources/-", .resolverUnresolvedReference),
    ("f/r.json#/sets/near/sources/99999999999999999999", .resolverUnresolvedReference),
    ("nowhere.json", .resolverUnreadableFile),
    ("https://example.com/a.json", .resolverUnsupportedReference),
    ("//example.com/a.json", .resolverUnsupportedReference),
    ("file:///a.json", .resolverUnsupportedReference),
    ("#", .resolverCircularReference),
    ("#/", .resolverCircularReference),
    ("#/sets", .resolverCircularReference),
    ("#/sets/base", .resolverCircularReference),
    ("#/sets/base/sources", .resolverCircularReference),
    ("#/sets/base/sources/0", .resolverCircularReference),
    ("r.json", .resolverCircularReference),
    ("f/../r.json#/sets/base", .resolverCircularReference),
    ("#/$defs/x", .resolverCircularReference),
    ("#/modifiers/m", .resolverForbiddenReference),
    ("r.json#/modifiers/m", .resolverForbiddenReference),
    ("#/modifiers/m/contexts/p", .resolverForbiddenReference),
    ("#/resolutionOrder/0", .resolverForbiddenReference),
    ("#/$defs/list", .resolverWrongTarget),
    ("#/version", .resolverWrongTarget),
    ("a.json#/a/$value", .resolverWrongTarget),
    ("f/r.json", .resolverWrongTarget),
  ])
  func aReferenceThatLeadsNowhereIsFound(_ reference: String, rule: RuleID) {
    let document = document(source: "{\"$ref\":\"\(reference)\"}", Self.files)
    #expect(document.errors == [rule], "\(document.findings)")
    #expect(document.document(inputs: []).tokens.isEmpty)
  }

  @Test(arguments: [
    ("#sets/base", "#/sets/base"),
    ("#/sets/bas", "#/sets/base"),
    ("#/set/base", "#/sets/base"),
    ("a.json#/k", nil),
    ("a.json#/gg", "a.json#/g"),
    ("#/$defs/t~12", "#/$defs/t~11"),
  ])
  func theSuggestionIsAWholeReference(_ reference: String, suggestion: String?) {
    let document = document(source: "{\"$ref\":\"\(reference)\"}", Self.files)
    let error = document.findings.first { $0.severity == .error }
    #expect(error?.suggestion == suggestion)
  }

  @Test func aModifierNamedAsASetIsSuggested() {
    let document = resolver(
      body: "\"resolutionOrder\":[{\"$ref\":\"#/sets/m\"}],\"sets\":{},"
        + "\"modifiers\":{\"m\":{\"contexts\":{\"p\":[],\"q\":[]}}}"
    )
    let error = document.findings.first { $0.severity == .error }
    #expect(error?.suggestion == "#/modifiers/m")
  }

  @Test(arguments: [
    // Each refers to the next; the last one closes the circle.
    ("a:b b:c c:a", 1), ("a:b b:a c:a", 1), ("a:b,c b: c:", 0), ("a:b,c b:d c:d d:", 0),
    ("a:b b:a,c c:b", 2), ("a:b b:c c:b", 1), ("a:a b: c:", 1), ("a:b,b b: c:b,a", 0),
  ])
  func circlesOfSetsAreFound(_ sets: String, circles: Int) {
    let members = sets.split(separator: " ").map { set -> String in
      let parts = set.split(separator: ":", omittingEmptySubsequences: false)
      let sources = parts[1].split(separator: ",").map { "{\"$ref\":\"#/sets/\($0)\"}" }
      let all = sources + [numbers([String(parts[0]): 1])]
      return "\"\(parts[0])\":{\"sources\":[\(all.joined(separator: ","))]}"
    }
    let document = resolver(
      body: "\"sets\":{\(members.joined(separator: ","))},"
        + "\"resolutionOrder\":[{\"$ref\":\"#/sets/a\"}]"
    )
    #expect(
      document.errors == Array(repeating: .resolverCircularReference, count: circles),
      "\(document.findings)"
    )
    #expect(document.document(inputs: []).numbers.contains("a=1"))
  }

  @Test func aCircleThroughFilesIsFound() {
    let file =
      "{\"version\":\"2025.10\",\"sets\":{\"x\":{\"sources\":[{\"$ref\":\"r.json#/sets/base\"}]}},"
      + "\"resolutionOrder\":[{\"$ref\":\"#/sets/x\"}]}"
    let document = document(source: "{\"$ref\":\"o.json#/sets/x\"}", ["o.json": file])
    #expect(document.errors == [.resolverCircularReference])
    #expect(document.findings.contains { $0.message.contains("'base' → 'x' → 'base'") })
  }

  @Test func setsThatNameEachOtherManyTimesStayLinear() {
    let sets = (0..<60).map { level in
      "\"s\(level)\":{\"sources\":["
        + (level == 59
          ? numbers(["a": 1])
          : "{\"$ref\":\"#/sets/s\(level + 1)\"},{\"$ref\":\"#/sets/s\(level + 1)\"}") + "]}"
    }
    let document = resolver(
      body: "\"sets\":{\(sets.joined(separator: ","))},"
        + "\"resolutionOrder\":[{\"$ref\":\"#/sets/s0\"}]"
    )
    #expect(document.findings.map(\.text) == [])
    #expect(document.document(inputs: []).numbers == ["a=1"])
  }

  @Test func aLongChainIsRefused() {
    let links = (0..<100).map { "\"l\($0)\":{\"$ref\":\"#/$defs/l\($0 + 1)\"}" }
    let document = resolver(
      body: "\"$defs\":{\(links.joined(separator: ",")),\"l100\":\(numbers(["a": 1]))},"
        + "\"resolutionOrder\":[{\"type\":\"set\",\"name\":\"s\",\"sources\":["
        + "{\"$ref\":\"#/$defs/l0\"},{\"$ref\":\"#/$defs/l50\"}]}]"
    )
    #expect(document.errors == [.resolverUnsupportedReference])
    #expect(document.document(inputs: []).numbers == ["a=1"])
  }

  @Test func eachFileIsReadOnce() {
    let source = ResolverTestSource(Self.files)
    let references = [
      "a.json", "./a.json", "f/../a.json", "a.json#/g", "f/r.json#/sets/far", "no.json",
    ]
    .map { "{\"$ref\":\"\($0)\"}" }
    let list = references.joined(separator: ",")
    let text =
      "{\"version\":\"2025.10\",\"resolutionOrder\":[{\"type\":\"set\",\"name\":\"s\","
      + "\"sources\":[\(list),\(list)]}]}"
    let document = ResolverDocument(parsing: Array(text.utf8), name: "r.json", source: source)
    _ = document.document(inputs: [])
    _ = document.document(inputs: [])
    #expect(source.reads.sorted() == ["a.json", "f/far.json", "f/r.json", "no.json"])
    #expect(document.errors == [.resolverUnreadableFile, .resolverUnreadableFile])
  }

  @Test func aMalformedFileIsNamedOnceWithItsReference() {
    let document = document(
      source: "{\"$ref\":\"bad.json\"},{\"$ref\":\"bad.json\"}",
      ["bad.json": "{\n  \"a\": }"]
    )
    let error = document.findings.first { $0.severity == .error }
    #expect(document.errors == [.jsonSyntax])
    #expect(error?.file == "bad.json" && error?.line == 2)
    #expect(error?.related.first?.file == "r.json")
  }

  @Test func repeatedKeysOfFilesAreFound() {
    let document = document(source: "{\"$ref\":\"a.json\"}", ["a.json": "{\"a\":{},\n\"a\":{}}"])
    #expect(document.errors == [.jsonDuplicateKey])
    #expect(document.findings.first?.file == "a.json")
  }
}
