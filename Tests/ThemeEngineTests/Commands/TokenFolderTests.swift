import Foundation
import Testing
import ThemeCommands
import ThemeEngine

/// Folders of token files, and files of other dialects, as themes.
struct TokenFolderTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try FileManager.default.createDirectory(
      atPath: folder("tokens/more"),
      withIntermediateDirectories: true
    )
    try write(
      ##"{"color": {"ink": {"value": "#111111"}, "edge": {"value": "{color.ink.value}"}}}"##,
      "tokens/a.json"
    )
    try write(##"{"color": {"ink": {"value": "#222222"}}}"##, "tokens/more/b.json")
    try write("{\"unit\": \"px\"}", "tokens/c.json")
    try write("not JSON", "tokens/notes.md")
    try write("{", "tokens/.hidden.json")
  }

  private func write(_ text: String, _ name: String) throws {
    try folder.write(Array(text.utf8), to: name)
  }

  @Test func aFolderIsOneSetOfTokens() throws {
    let result = CommandRun.result("resolve", folder("tokens"))
    #expect(result.standardError == "")
    let root = try JSONDocument(parsing: result.standardOutput).root
    #expect(root["brand"]?["id"]?.string == "tokens")
    #expect(root["custom"]?["color.edge"]?["value"]?["hex"]?.string == "#222222")
    let explained = CommandRun.result("explain", folder("tokens"), "color.edge").text
    #expect(explained.contains("declared    \(folder("tokens/a.json")):1"))
    #expect(explained.contains("\(folder("tokens/more/b.json")):1"))
  }

  @Test func everyFaultOfAFolderIsFound() throws {
    try write("{", "tokens/broken.json")
    try write(#"{"t": {"value": "{gone}"}}"#, "tokens/d.json")
    let result = CommandRun.result("validate", folder("tokens"))
    #expect(result.status == 1)
    #expect(result.text.contains("tokens/broken.json:1:2: error: [json/syntax]"))
    #expect(
      result.text.contains("tokens/d.json:1:17: error: [alias/unknown] 'gone' does not exist")
    )
    #expect(CommandRun.result("resolve", folder("tokens")).status == 2)
  }

  @Test func aFolderWithoutTokensIsAnError() throws {
    try FileManager.default.createDirectory(
      atPath: folder("empty"),
      withIntermediateDirectories: true
    )
    let result = CommandRun.result("validate", folder("empty"))
    #expect(result.status == 1)
    #expect(result.text.contains("holds no token file"))
    #expect(CommandRun.result("resolve", folder("empty")).status == 2)
  }

  @Test func filesInTheFormatAreMergedAndOthersLeftOut() throws {
    try FileManager.default.createDirectory(
      atPath: folder("dtcg"),
      withIntermediateDirectories: true
    )
    try write(#"{"n": {"$type": "number", "$value": 1}, "m": {"$value": "{n}"}}"#, "dtcg/a.json")
    try write(#"{"n": {"$type": "number", "$value": 2}}"#, "dtcg/b.tokens")
    try write(#"{"name": "package"}"#, "dtcg/package.json")
    let result = CommandRun.result("resolve", folder("dtcg"))
    let root = try JSONDocument(parsing: result.standardOutput).root
    #expect(root["custom"]?["m"]?["value"]?.integer == 2)
    #expect(result.standardError.contains("dtcg/package.json:1:1: warning: [dialect/left-out]"))
  }

  @Test func theDialectCanBeForced() throws {
    try write(#"{"a": {"$type": "number", "$value": 1, "value": 2}}"#, "both.json")
    let told = CommandRun.result("validate", folder("both.json"))
    #expect(told.text.contains("[dtcg/unknown-key]"))
    let forced = CommandRun.result("resolve", "--dialect", "style-dictionary", folder("both.json"))
    let root = try JSONDocument(parsing: forced.standardOutput).root
    #expect(root["custom"]?["a"]?["value"]?.integer == 2)
    let wrong = CommandRun.result("resolve", "--dialect", "style-dictionry", folder("both.json"))
    #expect(wrong.status == 2)
    #expect(wrong.standardError.contains("did you mean 'style-dictionary'"))
  }

  @Test func aForcedDialectConcernsTokenFilesAlone() throws {
    let theme = CommandRun.result("resolve", "novus", "--compact")
    try folder.write(theme.standardOutput, to: "novus.json")
    let again = CommandRun.result(
      "resolve",
      "--compact",
      "--dialect",
      "style-dictionary",
      folder("novus.json")
    )
    #expect(again == theme)
  }

  @Test func aThemeInAFolderIsLeftOut() throws {
    let theme = CommandRun.result("resolve", folder("tokens/a.json"), "--compact")
    try folder.write(theme.standardOutput, to: "tokens/theme.json")
    let result = CommandRun.result("resolve", "--compact", folder("tokens"))
    #expect(
      result.standardError.contains(
        "tokens/theme.json:1:1: warning: [dialect/left-out] this is a resolved theme"
      )
    )
    let custom = try JSONDocument(parsing: result.standardOutput).root["custom"]
    #expect(custom?.members.map(\.key) == ["color.edge", "color.ink"])
  }
}
