import Testing
import ThemeEngine

@Suite(
  .enabled(if: PackageFolder.exists(ResolverSystem.folder), "skipped: the corpus is absent")
)
struct ResolverCorpusTests {
  @Test(arguments: ResolverSystem.all)
  func everyCombinationHasItsTokens(_ system: ResolverSystem) throws {
    let document = try system.read(lenient: true)
    #expect(document.findings.map(\.text) == [])
    let combinations = document.combinations
    #expect(combinations.count == system.combinations)
    for combination in combinations {
      let result = document.document(inputs: combination)
      let expected = combination.compactMap { system.tokensWith[$0.context] }.first
      #expect(result.tokens.count == expected ?? system.tokens, "\(combination)")
      let errors = result.findings.filter { $0.severity == .error }
      #expect(errors.map(\.text) == [], "\(combination)")
    }
  }
}

extension ResolverDocument {
  /// Every combination of contexts; for small documents.
  var combinations: [[(name: String, context: String)]] {
    modifiers.reduce([[]]) { rows, modifier in
      rows.flatMap { row in modifier.contexts.map { row + [(modifier.name, $0)] } }
    }
  }
}
