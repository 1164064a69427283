import Testing
import ThemeEngine

/// Many combinations: one is answered without looking at the others.
struct ResolverCombinationTests {
  /// 12 modifiers of 4 contexts: 16,777,216 combinations.
  static func large(modifiers: Int, tokens: Int) -> String {
    let entries = (0..<modifiers).map { modifier in
      let contexts = (0..<4).map { context in
        let members = (0..<tokens).map {
          "\"t\($0)\":{\"$type\":\"number\",\"$value\":\(modifier * 1000 + context * 100 + $0)}"
        }
        return "\"c\(context)\":[{\"g\(modifier)\":{\(members.joined(separator: ","))},"
          + "\"shared\":{\"$type\":\"number\",\"$value\":\(modifier * 10 + context)}}]"
      }
      return
        "\"m\(modifier)\":{\"contexts\":{\(contexts.joined(separator: ","))},\"default\":\"c0\"}"
    }
    let order = (0..<modifiers).map { "{\"$ref\":\"#/modifiers/m\($0)\"}" }
    return "{\"version\":\"2025.10\",\"modifiers\":{\(entries.joined(separator: ","))},"
      + "\"resolutionOrder\":[\(order.joined(separator: ","))]}"
  }

  @Test(.timeLimit(.minutes(5))) func sixteenMillionCombinationsAreAnsweredOneByOne() {
    let document = resolver(Self.large(modifiers: 12, tokens: 20))
    #expect(document.findings.map(\.text) == [])
    #expect(document.modifiers.map(\.contexts.count).reduce(1, *) == 16_777_216)
    for choice in 0..<10 {
      let inputs = (0..<12).map { (name: "m\($0)", context: "c\(($0 * choice) % 4)") }
      let result = document.document(inputs: inputs)
      #expect(result.tokens.count == 12 * 20 + 1)
      #expect(result.numbers.contains("shared=\(110 + (11 * choice) % 4)"))
      #expect(result.numbers.contains("g3.t7=\(3007 + (3 * choice) % 4 * 100)"))
    }
  }

  @Test(.timeLimit(.minutes(5))) func manySetsStayLinear() {
    let count = 20_000
    let sets = (0..<count).map { "\"s\($0)\":{\"sources\":[\(numbers(["t\($0)": $0]))]}" }
    let order = (0..<count).map { "{\"$ref\":\"#/sets/s\($0)\"}" }
    let document = resolver(
      body: "\"sets\":{\(sets.joined(separator: ","))},"
        + "\"resolutionOrder\":[\(order.joined(separator: ","))]"
    )
    #expect(document.findings.isEmpty)
    #expect(document.document(inputs: []).tokens.count == count)
  }
}
