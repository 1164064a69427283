import Foundation
import Testing
import ThemeEngine

/// A published design system with the tokens that its resolver document gives.
struct ResolverSystem: CustomTestStringConvertible, Sendable {
  var file: String
  var combinations: Int
  var tokens: Int
  /// The number of tokens where a context changes it.
  var tokensWith: [String: Int] = [:]

  var testDescription: String { file }

  static let folder = PackageFolder.shared.appending(path: "corpus")

  static let all = [
    ResolverSystem(
      file: "github-primer/github-primer.resolver.json",
      combinations: 12,
      tokens: 1353,
      tokensWith: ["coarse": 1356, "fine": 1356]
    ),
    ResolverSystem(
      file: "ibm-carbon/ibm-carbon.resolver.json",
      combinations: 4,
      tokens: 356
    ),
    ResolverSystem(file: "figma-sds/figma-sds.resolver.json", combinations: 2, tokens: 298),
    ResolverSystem(file: "open-props/open-props.resolver.json", combinations: 1, tokens: 441),
    ResolverSystem(
      file: "swatchbook-reference/tokens/resolver.json",
      combinations: 24,
      tokens: 174
    ),
  ]
}

@Suite(
  .enabled(if: PackageFolder.exists(ResolverSystem.folder), "skipped: the corpus is absent")
)
struct ResolverCorpusTests {
  private func read(_ system: ResolverSystem) throws -> ResolverDocument {
    let file = ResolverSystem.folder.appending(path: system.file)
    return ResolverDocument(
      parsing: [UInt8](try Data(contentsOf: file)),
      name: file.lastPathComponent,
      source: ResolverFolderSource(folder: file.deletingLastPathComponent()),
      options: DocumentOptions(lenient: true)
    )
  }

  @Test(arguments: ResolverSystem.all)
  func everyCombinationHasItsTokens(_ system: ResolverSystem) throws {
    let document = try read(system)
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
