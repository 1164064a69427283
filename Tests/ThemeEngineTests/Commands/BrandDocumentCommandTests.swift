import Foundation
import Testing
import ThemeCommands
import ThemeEngine

/// A brand document in every command that takes themes, by its path and by its id.
struct BrandDocumentCommandTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    let text = #"""
      {"brandDocument": "1.0", "brand": {"id": "acme", "name": "Acme"}, "extends": "novus",
       "color": {"accent": "{palette.novusDanger}", "onAccent": {"readableOn": "accent"}}}
      """#
    try folder.write(text.utf8, to: "acme.json")
  }

  private func run(_ arguments: String...) -> CommandResult {
    CommandRun.program.outcome(arguments: arguments)
  }

  @Test(
    arguments: [
      ("", "light", "#c0473f"), ("@dark", "dark", "#d56a61"),
      ("@dark+text=small", "dark", "#d56a61"),
    ]
  )
  func resolvesByPathAndById(_ qualifiers: String, scheme: String, accent: String) throws {
    let path = folder("acme.json")
    let byPath = run("resolve", path + qualifiers)
    let byID = run("resolve", "acme" + qualifiers, "--brand-file", path)
    #expect(byPath.status == 0)
    #expect(byPath == byID)
    #expect(byPath.standardError == "")
    let root = try JSONDocument(parsing: byPath.standardOutput).root
    #expect(root["brand"]?["id"]?.string == "acme")
    #expect(root["appearance"]?["scheme"]?.string == scheme)
    #expect(root["color"]?["accent"]?["hex"]?.string == accent)
  }

  @Test func everyCommandKnowsTheBrand() throws {
    let path = folder("acme.json")
    let option = ["--brand-file", path]
    for arguments in [
      ["list"], ["resolve", "acme"], ["explain", "acme", "color.accent"],
      ["diff", "novus", "acme"],
      ["matrix"], ["matrix", "acme@dark", "novus"], ["diff", path, "acme@dark"],
      ["explain", path + "@dark", "color.accent"],
    ] {
      let result = CommandRun.program.outcome(arguments: arguments + option)
      #expect(result.status == 0, "\(arguments): \(result.standardError)")
      #expect(result.text.contains("acme"))
    }
    #expect(run("validate", path).text.contains("no findings\nchecked 1 file"))
  }

  @Test func theDialectOfTheTokensCanBeForced() throws {
    let text = #"""
      {"brandDocument": "1.0", "brand": {"id": "bay", "name": "Bay"}, "extends": "novus",
       "tokens": "TOKENS"}
      """#
    try FileManager.default.createDirectory(
      atPath: folder("tokens"),
      withIntermediateDirectories: true
    )
    let tokens = #"{"gap": {"value": "16", "type": "size"}}"#
    try folder.write(tokens.utf8, to: "tokens/a.json")
    for path in ["tokens", "tokens/a.json"] {
      try folder.write(text.replacing("TOKENS", with: path).utf8, to: "bay.json")
      let units = try ["style-dictionary", "tokens-studio"].map { dialect in
        let result = run("resolve", folder("bay.json"), "--dialect", dialect)
        let root = try JSONDocument(parsing: result.standardOutput).root
        return root["custom"]?["gap"]?["value"]?["unit"]?.string
      }
      #expect(units == ["rem", "px"])
    }
  }

  @Test func theTokensCanBeAFolder() throws {
    let text = #"""
      {"brandDocument": "1.0", "brand": {"id": "bay", "name": "Bay"}, "extends": "novus",
       "tokens": "tokens", "color": {"accent": "{sea}", "onAccent": {"readableOn": "accent"}}}
      """#
    try folder.write(text.utf8, to: "bay.json")
    try FileManager.default.createDirectory(
      atPath: folder("tokens/base"),
      withIntermediateDirectories: true
    )
    try folder.write(##"{"sea": {"value": "{deep}"}}"##.utf8, to: "tokens/a.json")
    try folder.write(##"{"deep": {"value": "#0a5a70"}}"##.utf8, to: "tokens/base/b.json")
    let theme = run("resolve", folder("bay.json"))
    #expect(theme.standardError == "")
    let root = try JSONDocument(parsing: theme.standardOutput).root
    #expect(root["color"]?["accent"]?["hex"]?.string == "#0a5a70")
    let explained = run("explain", folder("bay.json"), "accent").text
    #expect(explained.contains(folder("tokens/base/b.json:1")))

    try FileManager.default.createDirectory(
      atPath: folder("other"),
      withIntermediateDirectories: true
    )
    try folder.write(
      text.replacing(#""tokens": "tokens""#, with: #""tokens": "../tokens""#).utf8,
      to: "other/bay.json"
    )
    let refused = run("validate", folder("other/bay.json"))
    #expect(refused.status == 1)
    let tokens = URL(filePath: folder("tokens")).resolvingSymlinksInPath().path
    #expect(refused.text.contains("add '--allow-read \(tokens)'"))
    let allowed = run("validate", folder("other/bay.json"), "--allow-read", tokens)
    #expect(allowed.status == 0)
  }

  @Test func aMistypedIdSuggestsTheDocumentsBrand() {
    let result = run("resolve", "acmee", "--brand-file", folder("acme.json"))
    #expect(result.status == 2)
    #expect(result.standardError.contains("did you mean 'acme'"))
  }

  @Test func aMistypedQualifierOfAPathIsAUsageError() {
    let result = run("resolve", folder("acme.json") + "@drak")
    #expect(result.status == 2)
    #expect(result.standardError.contains("did you mean 'dark'"))
  }

  @Test func oneFileMayExtendTheBrandOfAnother() throws {
    let text = """
      {"brandDocument": "1.0", "brand": {"id": "night", "name": "Night"}, "extends": "acme"}
      """
    try folder.write(text.utf8, to: "night.json")
    let files = ["--brand-file", folder("acme.json"), "--brand-file", folder("night.json")]
    let result = CommandRun.program.outcome(arguments: ["resolve", "night"] + files)
    #expect(result.status == 0)
    #expect(result.text.contains("#c0473f"))
    let alone = run("validate", folder("night.json"))
    #expect(alone.status == 1)
    #expect(alone.text.contains("[brand/unknown-base]"))
  }

  @Test func aTakenIdIsRefused() throws {
    let text = """
      {"brandDocument": "1.0", "brand": {"id": "novus", "name": "Other"}, "extends": "novus"}
      """
    try folder.write(text.utf8, to: "other.json")
    let result = run("list", "--brand-file", folder("other.json"))
    #expect(result.status == 2)
    #expect(result.standardError.contains("other.json:1:42: error: [brand/duplicate-id]"))
  }

  @Test func aFaultyFileEndsTheCall() throws {
    try folder.write(#"{"brandDocument": "1.0"}"#.utf8, to: "bad.json")
    let result = run("resolve", "novus", "--brand-file", folder("bad.json"))
    #expect(result.status == 2)
    #expect(result.standardOutput == [])
    #expect(result.standardError.contains("[brand/missing-answer]"))
    #expect(run("list", "--brand-file", folder("absent.json")).status == 2)
  }
}
