import Foundation
import Testing

@testable import ThemeEngine

/// The draft official test suite of the format.
///
/// Where the reader and the suite disagree, the specification decides:
///
/// | entry | the suite | the reader | sentence that decides |
/// |---|---|---|---|
/// | reference-json-pointer-missing-value | refuses `"$ref": "#/colors/srgb-color"` | accepts | Format, JSON Pointer references: `$ref` may name a token, whose value is then taken; the section's own example points at the token |
/// | reference-json-pointer-space-in-path | refuses the raw blank | refuses, for its missing target only | Format, JSON Pointer references: the table of examples lists `#/brand colors/primary` as valid |
@Suite(.enabled(if: FormatSuite.entries != nil, "skipped: no test suite beside the package"))
struct FormatSuiteTests {
  static let accepted: Set<String> = ["reference-json-pointer-missing-value"]

  @Test func hasBothKindsOfEntries() throws {
    let entries = try #require(FormatSuite.entries)
    #expect(entries.contains { $0.isPositive })
    #expect(entries.contains { !$0.isPositive })
    #expect(Self.accepted.isSubset(of: entries.map(\.id)))
  }

  @Test(arguments: FormatSuite.entries ?? [])
  func isReadAsTheManifestDemands(_ entry: FormatSuite.Entry) throws {
    let bytes = [UInt8](try Data(contentsOf: FormatSuite.folder.appending(path: entry.input)))
    let reading = TokenReading(TokenDocument(parsing: bytes, name: entry.input))
    let errors = reading.document.findings.filter { $0.severity == .error }
    if entry.isPositive || Self.accepted.contains(entry.id) {
      // The suite's own `hex` doesn't always fit its components.
      let others = reading.document.findings.filter { $0.ruleId != .dtcgHexMismatch }
      #expect(others.isEmpty)
      #expect(!reading.document.tokens.isEmpty)
    } else {
      #expect(!errors.isEmpty)
      #expect(errors.allSatisfy { $0.file == entry.input && $0.line != nil && $0.column != nil })
    }
    #expect(reading.isSound)
  }

  @Test func aRawBlankInAPointerIsNoFault() {
    let reading = TokenReading(
      #"""
      {"a b": {"$type": "number", "$value": 3}, "c": {"$type": "number", "$ref": "#/a b/$value"},
       "d": {"$ref": "#/a%20b"}}
      """#
    )
    #expect(reading.summary == [])
    #expect(reading.text("c") == "3")
    #expect(reading.text("d") == "3")
  }
}

/// The entries of the suite's manifest.
enum FormatSuite {
  struct Entry: Sendable, CustomTestStringConvertible {
    let id: String
    let input: String
    let isPositive: Bool

    var testDescription: String { id }
  }

  static let folder = PackageFolder.shared.appending(path: "conformance/dtcg-2025.10/format")

  /// Nil where the suite isn't there.
  static let entries: [Entry]? = {
    let file = folder.appending(path: "manifest.json")
    guard let data = try? Data(contentsOf: file),
      let manifest = try? JSONDocument(parsing: [UInt8](data)), let tests = manifest.root["tests"]
    else { return nil }
    return tests.elements.map { test in
      Entry(
        id: test["id"]?.string ?? "",
        input: test["input"]?.string ?? "",
        isPositive: test["type"]?.string == "PositiveEvaluationTest"
      )
    }
  }()
}
