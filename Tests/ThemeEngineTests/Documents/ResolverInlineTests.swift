import Testing
import ThemeEngine

/// Sets and modifiers within the order (requirements R8 and R9).
struct ResolverInlineTests {
  private static let set = "\"sources\":[\(numbers(["a": 1]))]"
  private static let contexts = "\"contexts\":{\"x\":[\(numbers(["a": 2]))],\"y\":[]}"

  @Test func inlineItemsTakePart() {
    let document = resolver(
      body: "\"resolutionOrder\":[{\"type\":\"set\",\"name\":\"s\",\(Self.set)},"
        + "{\"type\":\"modifier\",\"name\":\"m\",\(Self.contexts),\"default\":\"y\"}]"
    )
    #expect(document.findings.map(\.text) == [])
    #expect(document.document(inputs: []).numbers == ["a=1"])
    #expect(document.document(inputs: [("m", "x")]).numbers == ["a=2"])
  }

  @Test(arguments: [
    ("{\"name\":\"s\",\(set)}", RuleID.resolverMissingKey),
    ("{\"type\":\"set\",\(set)}", .resolverMissingKey),
    ("{\"name\":\"m\",\(contexts)}", .resolverMissingKey),
    ("{\"type\":\"modifier\",\(contexts)}", .resolverMissingKey),
    ("{\"type\":\"sets\",\"name\":\"s\",\(set)}", .resolverWrongType),
    ("{\"type\":1,\"name\":\"s\",\(set)}", .resolverWrongType),
    ("{\"type\":\"set\",\"name\":1,\(set)}", .resolverWrongType),
    ("{\"type\":\"set\",\"name\":\"s\",\(set),\"more\":1}", .resolverUnknownKey),
    ("{\"type\":\"set\",\"name\":\"s\"}", .resolverMissingKey),
    ("{\"type\":\"modifier\",\"name\":\"m\"}", .resolverMissingKey),
    ("{}", .resolverMissingKey),
  ])
  func anInlineItemHasNameAndType(_ item: String, rule: RuleID) {
    let document = resolver(body: "\"resolutionOrder\":[\(item)]")
    #expect(document.errors.first == rule, "\(document.findings)")
    #expect(Set(document.errors).count == 1, "\(document.findings)")
  }

  @Test(arguments: [
    ("{\"type\":\"set\",\"name\":\"s\",\(set)},{\"type\":\"set\",\"name\":\"s\",\(set)}", 1),
    (
      "{\"type\":\"set\",\"name\":\"s\",\(set)},{\"type\":\"modifier\",\"name\":\"s\",\(contexts)}",
      1
    ),
    ("{\"$ref\":\"#/modifiers/m\"},{\"type\":\"modifier\",\"name\":\"m\",\(contexts)}", 1),
    ("{\"type\":\"modifier\",\"name\":\"M\",\(contexts)},{\"$ref\":\"#/modifiers/m\"}", 1),
    ("{\"$ref\":\"#/sets/m\"},{\"type\":\"set\",\"name\":\"m\",\(set)}", 1),
    ("{\"$ref\":\"#/sets/m\"},{\"$ref\":\"#/modifiers/m\"}", 0),
    ("{\"$ref\":\"#/sets/m\"},{\"$ref\":\"#/sets/m\"}", 0),
    ("{\"$ref\":\"#/sets/m\"},{\"type\":\"modifier\",\"name\":\"m\",\(contexts)}", 0),
  ])
  func inlineNamesAreTheirOwn(_ order: String, faults: Int) {
    let document = resolver(
      body: "\"sets\":{\"m\":{\(Self.set)}},\"modifiers\":{\"m\":{\(Self.contexts)}},"
        + "\"resolutionOrder\":[\(order)]"
    )
    #expect(document.errors == Array(repeating: .resolverDuplicateName, count: faults))
  }

  @Test func nothingRefersToAnInlineItem() {
    let document = resolver(
      body: "\"resolutionOrder\":[{\"type\":\"set\",\"name\":\"s\",\(Self.set)},"
        + "{\"$ref\":\"#/resolutionOrder/0\"},{\"$ref\":\"#/sets/s\"}],\"sets\":{}"
    )
    #expect(document.errors == [.resolverForbiddenReference, .resolverUnresolvedReference])
    #expect(document.findings.last?.message.contains("stands within 'resolutionOrder'") == true)
    #expect(document.findings.last?.related.count == 1)
  }
}
