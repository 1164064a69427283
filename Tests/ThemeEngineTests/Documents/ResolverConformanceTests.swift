import Foundation
import Testing
import ThemeEngine

/// An entry of the conformance suite for resolver documents.
struct ResolverSuiteEntry: CustomTestStringConvertible, Sendable {
  var id: String
  var isPositive: Bool
  var bytes: [UInt8]

  var testDescription: String { id }

  static let folder = PackageFolder.shared
    .appending(path: "conformance/dtcg-2025.10/resolver")

  /// Nothing where the suite is absent.
  static let all: [ResolverSuiteEntry] = {
    let manifest = folder.appending(path: "manifest.json")
    guard let data = try? Data(contentsOf: manifest),
      let document = try? JSONDocument(parsing: [UInt8](data))
    else { return [] }
    return (document.root["tests"]?.elements).map(Array.init)?.compactMap { test in
      guard let id = test["id"]?.string, let type = test["type"]?.string,
        let input = test["input"]?.string,
        let bytes = try? Data(contentsOf: folder.appending(path: input))
      else { return nil }
      return ResolverSuiteEntry(
        id: id,
        isPositive: type == "PositiveEvaluationTest",
        bytes: [UInt8](bytes)
      )
    } ?? []
  }()

  /// Entries that are judged by the specification instead, with the reason: none.
  ///
  /// `resolver-with-sets` repeats the key `description`; that is a warning here, so it is accepted.
  static let disagreements: [String: String] = [:]
}

@Suite(
  .enabled(
    if: PackageFolder.exists(ResolverSuiteEntry.folder),
    "skipped: the conformance suite is absent"
  )
)
struct ResolverConformanceTests {
  @Test func theSuiteIsRead() {
    #expect(ResolverSuiteEntry.all.count == 16)
    #expect(ResolverSuiteEntry.disagreements.isEmpty)
  }

  @Test(arguments: ResolverSuiteEntry.all)
  func theEntryIsJudgedAsDemanded(_ entry: ResolverSuiteEntry) {
    let document = ResolverDocument(
      parsing: entry.bytes,
      name: entry.id,
      source: ResolverTestSource()
    )
    let errors = document.findings.filter { $0.severity == .error }
    #expect(errors.isEmpty == entry.isPositive, "\(errors.map(\.text))")
    for error in errors { #expect(error.line != nil && error.column != nil) }
    guard entry.isPositive else { return }
    for inputs in document.coveringInputs {
      let result = document.document(inputs: inputs)
      #expect(!result.tokens.isEmpty)
      #expect(result.findings.map(\.text) == [])
    }
  }
}
