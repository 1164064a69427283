import Foundation
import Testing
import ThemeCommands
import ThemeEngine

/// Token files of published design systems.
enum TokenCorpus {
  static let folder = PackageFolder.shared.appending(path: "corpus")
}

/// Published files of Style Dictionary.
@Suite(
  .enabled(
    if: PackageFolder.exists(TokenCorpus.folder),
    "skipped: the corpus is absent"
  )
)
struct StyleDictionaryCorpusTests {
  private static let brands: [(String, Int)] = [
    ("blocket", 232), ("dataviz", 286), ("dba", 232), ("finn", 232), ("neutral", 226),
    ("tori", 242), ("vend", 262),
  ]

  @Test(arguments: brands)
  func everyBrandOfWarpResolves(_ brand: String, tokens: Int) throws {
    for scheme in ["light", "dark"] {
      let path = TokenCorpus.folder.appending(path: "warp-ds/\(brand)-\(scheme)").path()
      let result = CommandRun.result("resolve", "--compact", path)
      #expect(result.standardError == "")
      let custom = try JSONDocument(parsing: result.standardOutput).root["custom"]
      #expect(custom?.count == tokens)
      #expect(custom?.members.allSatisfy { $0.value["type"]?.string == "color" } == true)
    }
  }

  private static let examples = [
    "assets-base64-embed", "create-react-app", "create-react-native-app", "custom-parser",
    "custom-transforms", "flutter", "font-face-rules", "format-helpers", "matching-build-files",
    "multi-brand-multi-platform", "npm-module", "referencing_aliasing", "s3", "tailwind-preset",
    "tokens-deprecation", "variables-in-outputs",
  ]

  @Test(
    arguments: examples.map { "examples/advanced/\($0)" } + [
      "examples/basic", "examples/complete", "__integration__",
    ]
  )
  func everyExampleResolves(_ name: String) throws {
    let path = TokenCorpus.folder.appending(path: "style-dictionary-examples/\(name)").path()
    let result = CommandRun.result("resolve", "--lenient", "--compact", path)
    #expect(result.status == 0)
    #expect(!result.standardError.contains("error:"))
    let custom = try JSONDocument(parsing: result.standardOutput).root["custom"]
    #expect(custom.map { $0.count > 0 } == true)
    // These are in the format itself.
    if ["examples/advanced/tailwind-preset", "examples/basic"].contains(name) { return }
    let dialect = ["--dialect", Dialect.styleDictionary.rawValue]
    let forced = CommandRun.program.outcome(
      arguments: ["resolve", "--lenient", "--compact"] + dialect + [path]
    )
    #expect(forced == result)
  }

  @Test func theBrokenFileIsReported() {
    let name = "style-dictionary-examples/__tests__/__json_files/broken/broken.json"
    let result = CommandRun.result("validate", TokenCorpus.folder.appending(path: name).path())
    #expect(result.status == 1)
    #expect(result.text.contains("broken.json:2:3: error: [json/syntax]"))
  }
}
