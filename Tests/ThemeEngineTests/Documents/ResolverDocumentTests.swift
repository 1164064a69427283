import Testing
import ThemeEngine

/// Documents by their root, sets, modifiers and order (requirements R1 to R8, R14, R15, R20).
struct ResolverDocumentTests {
  private static let base = "\"sets\":{\"base\":{\"sources\":[\(numbers(["a": 1, "b": 2]))]}}"
  private static let order = "\"resolutionOrder\":[{\"$ref\":\"#/sets/base\"}]"

  @Test(arguments: [
    ("{\"version\":\"2025.10\",\"resolutionOrder\":[]}", true),
    ("{\"resolutionOrder\":[]}", true),
    ("{\"version\":\"2025.10\",\"sets\":{}}", true),
    ("{\"version\":\"2025.10\"}", false),
    ("{\"$schema\":\"https://www.designtokens.org/schemas/2025.10/resolver.json\"}", false),
    ("{\"resolutionOrder\":{\"$type\":\"number\",\"$value\":1}}", false),
    ("{\"version\":{\"$type\":\"number\",\"$value\":1},\"sets\":{}}", false),
    ("[]", false),
  ])
  func aResolverDocumentIsKnownByItsKeys(_ text: String, isResolver: Bool) throws {
    let document = try JSONDocument(parsing: Array(text.utf8))
    #expect(ResolverDocument.isResolver(document.root) == isResolver)
  }

  @Test(arguments: [
    ("", RuleID.jsonSyntax),
    ("{\"version\":\"2025.10\",", .jsonSyntax),
    ("// text\n{}", .jsonSyntax),
    ("[]", .resolverWrongType),
    ("{\(order),\(base)}", .resolverVersion),
    ("{\"version\":\"2024.01\",\(order),\(base)}", .resolverVersion),
    ("{\"version\":2025.10,\(order),\(base)}", .resolverVersion),
    ("{\"version\":\"2025.10\",\(base)}", .resolverMissingKey),
    ("{\"version\":\"2025.10\",\(base),\"resolutionOrder\":{}}", .resolverWrongType),
    ("{\"version\":\"2025.10\",\(base),\"resolutionOrder\":[1]}", .resolverWrongType),
    ("{\"version\":\"2025.10\",\"resolutionOrder\":[]}", .resolverEmptyOrder),
    ("{\"version\":\"2025.10\",\(order),\(base),\"name\":1}", .resolverWrongType),
    ("{\"version\":\"2025.10\",\(order),\(base),\"description\":[]}", .resolverWrongType),
    ("{\"version\":\"2025.10\",\(order),\(base),\"modifers\":{}}", .resolverUnknownKey),
    ("{\"version\":\"2025.10\",\(order),\"sets\":[]}", .resolverWrongType),
    ("{\"version\":\"2025.10\",\(order),\(base),\(base)}", .jsonDuplicateKey),
    ("{\"version\":\"2025.10\",\(order),\"sets\":{\"base\":{}}}", .resolverMissingKey),
    ("{\"version\":\"2025.10\",\(order),\"sets\":{\"base\":{\"sources\":{}}}}", .resolverWrongType),
    (
      "{\"version\":\"2025.10\",\(order),\"sets\":{\"base\":{\"sources\":[1]}}}", .resolverWrongType
    ),
    (
      "{\"version\":\"2025.10\",\(order),\"sets\":{\"base\":{\"sources\":[],\"$extensions\":1}}}",
      .resolverWrongType
    ),
  ])
  func aFaultIsFound(_ text: String, rule: RuleID) throws {
    let document = resolver(text)
    #expect(document.errors.contains(rule), "\(document.findings)")
    for finding in document.findings { #expect(finding.file == "r.json" && finding.line == 1) }
  }

  @Test func aSoundDocumentHasNoFindings() {
    let document = resolver(
      """
      {
        "$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json",
        "version": "2025.10",
        "name": "Sound",
        "description": "All that a document may hold",
        "$defs": {"anything": [1, {"$ref": "nowhere"}]},
        "sets": {
          "base": {
            "description": "The base",
            "sources": [\(numbers(["a": 1]))],
            "$extensions": {"com.example": {"sources": [{"$ref": "nowhere"}]}}
          }
        },
        "modifiers": {
          "theme": {
            "description": "The theme",
            "contexts": {"Light": [], "Dark": [\(numbers(["a": 2]))]},
            "default": "Light",
            "$extensions": {"com.example": 1}
          }
        },
        "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]
      }
      """
    )
    #expect(document.findings.map(\.text) == [])
    let modifiers = document.modifiers
    #expect(modifiers.map(\.name) == ["theme"])
    #expect(modifiers.map(\.contexts) == [["Light", "Dark"]])
    #expect(modifiers.map(\.default) == ["Light"])
    #expect(document.document(inputs: []).numbers == ["a=1"])
  }

  @Test func placesAndSuggestionsHelp() {
    let document = resolver(
      """
      {
        "version": "2025.10",
        "modifers": {},
        "sets": {"base": {"sources": []}},
        "resolutionOrder": [{"$ref": "#/sets/bsae"}]
      }
      """
    )
    let text = document.findings.map(\.text)
    #expect(text.count == 2)
    #expect(
      text.first == "r.json:3:3: error: [resolver/unknown-key] a resolver document has no key "
        + "'modifers'; did you mean 'modifiers'?"
    )
    #expect(
      text.last == "r.json:5:32: error: [resolver/unresolved-reference] the reference "
        + "'#/sets/bsae' leads nowhere: there is no 'bsae'; did you mean '#/sets/base'?"
    )
  }

  @Test func laterSourcesSetsAndModifiersWin() {
    let body = """
      "sets":{"one":{"sources":[\(numbers(["a": 1, "b": 1, "c.d": 1])),\(numbers(["b": 2]))]},
        "two":{"sources":[\(numbers(["c.d": 3, "c.e": 3]))]}},
      "modifiers":{"m":{"contexts":{"x":[\(numbers(["a": 4])),\(numbers(["a": 5]))],"y":[]}}}
      """
    func tokens(_ order: String) -> [String] {
      let document = resolver(
        body: body + ",\"resolutionOrder\":["
          + order.split(separator: " ").map { "{\"$ref\":\"#/\($0)\"}" }.joined(separator: ",")
          + "]"
      )
      return document.document(inputs: [("m", "x")]).numbers
    }
    #expect(tokens("sets/one sets/two modifiers/m") == ["a=5", "b=2", "c.d=3", "c.e=3"])
    #expect(tokens("modifiers/m sets/two sets/one") == ["a=1", "b=2", "c.d=1", "c.e=3"])
    #expect(tokens("sets/one modifiers/m sets/one") == ["a=1", "b=2", "c.d=1"])
  }

  @Test(arguments: [
    ("\"contexts\":{}", RuleID.resolverNoContexts),
    ("\"contexts\":{\"x\":[]}", .resolverSingleContext),
    ("\"contexts\":{\"x\":[],\"y\":[]},\"default\":\"z\"", .resolverUnknownDefault),
    ("\"contexts\":{\"x\":[],\"y\":[]},\"default\":1", .resolverWrongType),
    ("\"contexts\":{\"x\":[],\"y\":{}}", .resolverWrongType),
    ("\"contexts\":[]", .resolverWrongType),
    ("\"context\":{\"x\":[],\"y\":[]}", .resolverMissingKey),
    ("\"contexts\":{\"x\":[],\"y\":[]},\"defualt\":\"x\"", .resolverUnknownKey),
  ])
  func aModifierHasContexts(_ members: String, rule: RuleID) {
    let document = resolver(
      body: "\"modifiers\":{\"m\":{\(members)}},"
        + "\"resolutionOrder\":[{\"$ref\":\"#/modifiers/m\"}]"
    )
    #expect(document.errors == [rule], "\(document.findings)")
  }

  @Test func contextForContextsIsExplainedAndRepairedLeniently() {
    let body =
      "\"modifiers\":{\"m\":{\"context\":{\"x\":[\(numbers(["a": 1]))],\"y\":[]}}},"
      + "\"resolutionOrder\":[{\"$ref\":\"#/modifiers/m\"}]"
    #expect(resolver(body: body).findings.map(\.suggestion) == ["contexts"])
    let lenient = resolver(body: body, lenient: true)
    #expect(lenient.errors == [])
    #expect(lenient.document(inputs: [("m", "x")]).numbers == ["a=1"])
  }

  @Test func aModifierWithoutUseNeedsNoInput() {
    let document = resolver(
      body: "\(Self.base),\(Self.order),"
        + "\"modifiers\":{\"m\":{\"contexts\":{\"x\":[],\"y\":[]}}}"
    )
    #expect(document.findings.map(\.ruleId) == [.resolverUnused])
    #expect(document.errors == [])
    #expect(document.modifiers.isEmpty)
    #expect(document.document(inputs: []).numbers == ["a=1", "b=2"])
    let given = document.document(inputs: [("m", "x")])
    #expect(given.findings.map(\.ruleId) == [.resolverUnusedInput])
    #expect(given.numbers == ["a=1", "b=2"])
  }

  @Test func aliasesAreFollowedAfterTheOrder() {
    let document = resolver(
      body: """
        "sets":{"base":{"sources":[{"bg":{"$type":"number","$value":"{ink}"}}]}},
        "modifiers":{"m":{"contexts":{"x":[\(numbers(["ink": 7]))],"y":[\(numbers(["ink": 8]))]}}},
        "resolutionOrder":[{"$ref":"#/sets/base"},{"$ref":"#/modifiers/m"}]
        """
    )
    for context in ["x", "y"] {
      let result = document.document(inputs: [("m", context)])
      #expect(result.findings.map(\.text) == [])
      #expect(result.tokens.map(\.path.description).sorted() == ["bg", "ink"])
    }
  }

  @Test func whatATokenSaysBesideItsValueIsKept() throws {
    let note =
      "\"$description\":\"the ink\",\"$deprecated\":\"use ink2\","
      + "\"$extensions\":{\"com.example\":{\"id\":7}}"
    let document = resolver(
      body: "\"resolutionOrder\":[{\"type\":\"set\",\"name\":\"s\",\"sources\":["
        + "{\"ink\":{\"$type\":\"number\",\"$value\":1,\(note)}}]}]"
    )
    let result = document.document(inputs: [])
    let traits = try #require(result.tokens.first?.custom)
    #expect(traits.description == "the ink")
    #expect(traits.deprecated == .reason("use ink2"))
    #expect(result.extensions(at: 0)?["com.example"]?["id"]?.integer == 7)
  }

  @Test func aLaterTokenReplacesAllOfAnEarlierOne() throws {
    let document = resolver(
      body: "\"resolutionOrder\":[{\"type\":\"set\",\"name\":\"s\",\"sources\":["
        + "{\"g\":{\"ink\":{\"$type\":\"number\",\"$value\":1,\"$description\":\"old\"}}},"
        + "{\"g\":{\"$type\":\"number\",\"ink\":{\"$value\":2}}}]}]"
    )
    let result = document.document(inputs: [])
    #expect(result.findings.map(\.text) == [])
    #expect(result.numbers == ["g.ink=2"])
    #expect(result.tokens.first?.custom == CustomTraits(.number))
  }

  @Test func reservedKeysAndOneContextAreWarningsWhereTheyMayBe() {
    let body =
      "\"$later\":1,\"modifiers\":{\"m\":{\"contexts\":{\"x\":[]}}},"
      + "\"resolutionOrder\":[{\"$ref\":\"#/modifiers/m\"}]"
    let strict = resolver(body: body)
    #expect(strict.findings.map(\.ruleId) == [.resolverUnknownKey, .resolverSingleContext])
    #expect(strict.findings.map(\.severity) == [.warning, .error])
    #expect(resolver(body: body, lenient: true).errors == [])
  }
}
