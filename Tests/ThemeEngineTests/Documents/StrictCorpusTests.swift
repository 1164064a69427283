import Foundation
import Testing
import ThemeCommands
import ThemeEngine

/// Strict reading reports how real systems depart from the format, and nothing else.
@Suite(
  .enabled(if: PackageFolder.exists(ResolverSystem.folder), "skipped: the corpus is absent")
)
struct StrictCorpusTests {
  /// Where a finding stands and what it says, whatever depends on it in a combination.
  private struct Departure: Hashable {
    let place: String
    let rule: String
    let message: String
  }

  @Test(arguments: ResolverSystem.all)
  func everyDepartureIsReported(_ system: ResolverSystem) throws {
    let document = try system.read(lenient: false)
    #expect(document.findings.map(\.text) == [])
    var found: Set<Departure> = []
    for combination in document.combinations {
      for finding in document.document(inputs: combination).findings {
        let line = try #require(finding.line)
        let column = try #require(finding.column)
        found.insert(
          Departure(
            place: "\(finding.file ?? "-"):\(line):\(column)",
            rule: "\(finding.severity.rawValue) \(finding.ruleId.rawValue)",
            message: finding.message
          )
        )
      }
    }
    #expect(Self.counts(found.map(\.rule)) == system.departures)
  }

  @Test(arguments: ResolverSystem.all)
  func everyDepartureIsReportedOnceForAllCombinations(_ system: ResolverSystem) throws {
    let result = CommandRun.result("validate", "--format", "json", system.url.path())
    let root = try JSONDocument(parsing: result.standardOutput).root
    let findings = try #require(root["findings"]?.elements.map { $0 })
    func text(_ finding: JSONNode, _ key: String) -> String { finding[key]?.string ?? "-" }
    func number(_ finding: JSONNode, _ key: String) -> Int { finding[key]?.integer ?? 0 }
    let rules = findings.map { "\(text($0, "severity")) \(text($0, "ruleId"))" }
    #expect(Self.counts(rules) == system.departures)
    let departures = findings.map { finding in
      let (line, column) = (number(finding, "line"), number(finding, "column"))
      return Departure(
        place: "\(text(finding, "file")):\(line):\(column)",
        rule: text(finding, "ruleId"),
        message: text(finding, "message")
      )
    }
    #expect(Set(departures).count == departures.count)
    #expect(result.status == (system.count(of: "error") > 0 ? 1 : 0))
  }

  @Test(arguments: ResolverSystem.all)
  func theFilesAreThoseOfTheSource(_ system: ResolverSystem) throws {
    let folder = ResolverSystem.folder.appending(path: system.file.prefix { $0 != "/" })
    let file = folder.appending(path: "SOURCE.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("https://github.com/\(system.source.repository)\n"))
    #expect(text.contains("commit: \(system.source.commit)"))
  }

  private static func counts(_ rules: [String]) -> [String: Int] {
    rules.reduce(into: [:]) { counts, rule in counts[rule, default: 0] += 1 }
  }
}

/// The page of real systems says what strict reading reports.
struct CorpusPageTests {
  private let rows: [[String]]

  init() throws {
    let file = PackageFolder.root.appending(path: "docs/corpora.md")
    rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| ") else { return nil }
      return line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func listsEverySystem() {
    let expected = ResolverSystem.all.map { system in
      let most = system.tokensWith.values.max().map { "–\($0)" } ?? ""
      return [
        system.name, "\(system.source.repository) \(system.source.commit)",
        "\(system.combinations)", "\(system.tokens)\(most)", "\(system.count(of: "error"))",
        "\(system.count(of: "warning"))",
      ]
    }
    #expect(rows.filter { $0.count == 6 }.dropFirst() == expected[...])
  }

  @Test(arguments: ResolverSystem.all)
  func listsEveryDeparture(_ system: ResolverSystem) {
    let own = rows.filter { $0.count == 5 && $0[0] == system.name }
    let pairs = own.map { row in ("\(row[2]) \(row[1].filter { $0 != "`" })", Int(row[3]) ?? 0) }
    #expect(Dictionary(pairs, uniquingKeysWith: +) == system.departures)
    #expect(own.count == system.departures.count)
    for row in own { #expect(row[4].hasSuffix(".") && !row[4].contains(". ")) }
  }
}

extension ResolverSystem {
  /// The places of one severity.
  fileprivate func count(of severity: String) -> Int {
    departures.filter { $0.key.hasPrefix(severity) }.values.reduce(0, +)
  }
}
