import Foundation
import Testing
import ThemeEngine

/// A published design system, and what its resolver document gives.
struct ResolverSystem: CustomTestStringConvertible, Sendable {
  var name: String
  /// The repository and revision that the files are from.
  var source: (repository: String, commit: String)
  var file: String
  var combinations: Int
  var tokens: Int
  /// The number of tokens where a context changes it.
  var tokensWith: [String: Int] = [:]
  /// At how many places strict reading reports a rule, by severity and rule.
  var departures: [String: Int]

  var testDescription: String { name }

  static let folder = PackageFolder.shared.appending(path: "corpus")

  static let all = [
    ResolverSystem(
      name: "GitHub Primer",
      source: ("terrazzoapp/dtcg-examples", "fbdd864"),
      file: "github-primer/github-primer.resolver.json",
      combinations: 12,
      tokens: 1353,
      tokensWith: ["coarse": 1356, "fine": 1356],
      departures: [
        "error dtcg/unknown-key": 36, "error dtcg/missing-key": 12,
        "error dtcg/malformed-hex": 5, "error dtcg/unknown-type": 3,
        "error dtcg/unknown-word": 1, "warning dtcg/wrong-type": 4,
      ]
    ),
    ResolverSystem(
      name: "IBM Carbon",
      source: ("terrazzoapp/dtcg-examples", "fbdd864"),
      file: "ibm-carbon/ibm-carbon.resolver.json",
      combinations: 4,
      tokens: 356,
      departures: [
        "error dtcg/wrong-type": 118, "error dtcg/malformed-hex": 6,
        "error dtcg/unknown-word": 4, "warning dtcg/wrong-type": 18,
      ]
    ),
    ResolverSystem(
      name: "Figma SDS",
      source: ("terrazzoapp/dtcg-examples", "fbdd864"),
      file: "figma-sds/figma-sds.resolver.json",
      combinations: 2,
      tokens: 298,
      departures: ["error dtcg/unknown-word": 19, "warning dtcg/missing-value": 1]
    ),
    ResolverSystem(
      name: "Open Props",
      source: ("argyleink/open-props", "b515be8"),
      file: "open-props/open-props.resolver.json",
      combinations: 1,
      tokens: 441,
      departures: ["error dtcg/malformed-hex": 8]
    ),
    ResolverSystem(
      name: "Swatchbook",
      source: ("unpunnyfuns/swatchbook", "953172c"),
      file: "swatchbook-reference/tokens/resolver.json",
      combinations: 24,
      tokens: 174,
      departures: [:]
    ),
  ]

  var url: URL { Self.folder.appending(path: file) }

  func read(lenient: Bool) throws -> ResolverDocument {
    ResolverDocument(
      parsing: [UInt8](try Data(contentsOf: url)),
      name: url.lastPathComponent,
      source: ResolverFolderSource(folder: url.deletingLastPathComponent()),
      options: DocumentOptions(lenient: lenient)
    )
  }
}
