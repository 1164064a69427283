import Foundation
import Testing
import ThemeCommands
import ThemeEngine

/// Brand documents over the token files of published systems.
@Suite(
  .enabled(if: PackageFolder.exists(PackageFolder.shared), "skipped: no corpus beside the package")
)
struct CorpusBrandTests {
  private static let options = [
    "--lenient", "--allow-read", PackageFolder.shared.appending(path: "corpus").path(),
  ]

  private func run(_ command: String, _ name: String, _ qualifiers: String = "") -> CommandResult {
    let path = PackageFolder.root.appending(path: "docs/examples/corpus/\(name).brand.json").path()
    return CommandRun.program.outcome(arguments: [command, path + qualifiers] + Self.options)
  }

  @Test(arguments: ["primer", "carbon"])
  func isAValidBrand(_ name: String) {
    let result = run("validate", name)
    #expect(result.status == 0, "\(result.text)")
    // All that the reader has to repair is in the token files.
    #expect(!result.text.contains(": [brand/"))
  }

  @Test(
    arguments: [
      ("primer", "@light", "background", "#ffffff"), ("primer", "@light", "accent", "#0969da"),
      ("primer", "@dark", "background", "#010409"),
      ("primer", "@dark+increased", "background", "#010409"),
      ("primer", "@dark+increased", "textPrimary", "#ffffff"),
      ("carbon", "@light", "accent", "#0f62fe"), ("carbon", "@dark", "background", "#161616"),
      ("carbon", "@dark", "textPrimary", "#f4f4f4"),
    ]
  )
  func hasTheSystemsColors(_ name: String, _ appearance: String, role: String, hex: String) throws {
    let root = try JSONDocument(parsing: run("resolve", name, appearance).standardOutput).root
    #expect(root["color"]?[role]?["hex"]?.string == hex)
  }

  @Test(arguments: [("primer", 32.0, 48.0, 600.0), ("carbon", 28, 36, 400)])
  func hasTheSystemsTitle(
    _ name: String,
    size: Double,
    lineHeight: Double,
    weight: Double
  ) throws {
    let root = try JSONDocument(parsing: run("resolve", name).standardOutput).root
    let title = try #require(root["text"]?["title"])
    #expect(title["fontSize"]?.number == size)
    let height = try #require(title["lineHeight"]?.number)
    #expect(abs(height - lineHeight) < 0.001)
    #expect(title["fontWeight"]?.number == weight)
  }

  /// Without the folder the tokens can't be read, and the message says what to add.
  @Test func readsNothingOutsideItsFolder() {
    let path = PackageFolder.root.appending(path: "docs/examples/corpus/primer.brand.json").path()
    let result = CommandRun.result("resolve", path)
    #expect(result.status == 2)
    #expect(result.standardError.contains("[brand/unreadable-tokens]"))
    #expect(result.standardError.contains("--allow-read"))
  }
}
