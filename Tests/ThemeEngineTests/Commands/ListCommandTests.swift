import Testing
import ThemeCommands
import ThemeEngine

struct ListCommandTests {
  @Test func listsBrands() throws {
    let result = CommandRun.result("list")
    #expect(result.status == 0)
    #expect(result.standardError == "")
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 8)
    #expect(lines[0].hasPrefix("brand   name    product     appearance"))
    #expect(
      lines[2]
        == "pinned  Pinned  Pinned Pay  pinned, prefers light    light        Test brand (pinned.md)"
    )
    #expect(lines[5].hasPrefix("novus        12 "))
  }

  @Test func listsBrandsForPrograms() throws {
    let result = CommandRun.result("list", "--format", "json")
    let root = try JSONDocument(parsing: result.standardOutput).root
    #expect(root["formatVersion"]?.string == "1.0")
    let brands = try #require(root["brands"]).elements.map { $0 }
    #expect(brands.map { $0["id"]?.string } == ["novus", "pinned"])
    let novus = try #require(brands.first)
    #expect(novus["productName"]?.string == "novapay")
    #expect(novus["document"]?["title"]?.string == "iOS foundations")
    #expect(novus["appearance"]?["mode"]?.string == "adaptive")
    #expect(
      novus["appearances"]?.elements.map(\.string)
        == ["light", "light+increased", "dark", "dark+increased"]
    )
    #expect(
      brands.last?["appearances"]?.elements.map(\.string) == ["light", "light+increased"]
    )
    let counts = try #require(novus["provenance"]).members.map { ($0.key, $0.value.integer ?? -1) }
    #expect(counts.map(\.0) == ["stated", "platform", "derived", "assumed"])
    #expect(counts.reduce(0) { $0 + $1.1 } == novus["tokens"]?["leaves"]?.integer)
  }

  @Test func namesBrandsThatAreRefused() {
    let program = ThemeCommandLine(brands: [PinnedNovus(), PinnedNovus()])
    let result = program.outcome(arguments: ["list"])
    #expect(result.text.contains("pinned, prefers light"))
    #expect(result.standardError.contains("[brand/duplicate-id]"))
    #expect(result.status == 2)
  }
}
