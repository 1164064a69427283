import Foundation
import Testing
import ThemeCommands
import ThemeEngine

struct ValidateCommandTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    let theme = CommandRun.result("resolve", "novus").text
    try folder.write(theme.utf8, to: "good.json")
    let unknown = theme.replacing("\"formatVersion\"", with: "\"farbe\": 1,\n  \"formatVersion\"")
    try folder.write(unknown.utf8, to: "unknown.json")
    let wrong = theme.replacing("\"scheme\": \"light\"", with: "\"scheme\": \"lihgt\"")
      .replacing("\"wraps\": false", with: "\"wraps\": 3")
    try folder.write(wrong.utf8, to: "wrong.json")
    try folder.write("{\"a\" 1}".utf8, to: "syntax.json")
    try folder.write("{\"a\": {\"$value\": 1}}".utf8, to: "tokens.json")
    try folder.write("{\"a\": 1, \"a\": 2}".utf8, to: "twice.json")
  }

  private func validate(_ names: String..., options: [String] = []) -> CommandResult {
    CommandRun.program.outcome(arguments: ["validate"] + names.map { folder($0) } + options)
  }

  @Test func findsNothingInAGoodTheme() throws {
    let result = validate("good.json")
    let tokens = try ResolvedTheme(json: try folder.read("good.json"))
    let count = tokens.table.entries.count + tokens.custom.count
    #expect(result.text == "no findings\nchecked 1 file, \(count) tokens\n")
    #expect(result.status == 0)
  }

  @Test func warnsOfUnknownKeys() {
    let result = validate("unknown.json")
    #expect(result.text.contains("unknown.json:2:3: warning: [theme/unknown-key]"))
    #expect(result.status == 0)
  }

  @Test(
    arguments: [
      ("wrong.json", ["[theme/unknown-word]", "[theme/wrong-type]", "2 errors"]),
      ("syntax.json", ["syntax.json:1:6: error: [json/syntax]", "{\"a\" 1}\n"]),
      ("twice.json", ["twice.json:1:10: error: [json/duplicate-key]", "[theme/wrong-type]"]),
      ("tokens.json", ["tokens.json:1:7: error: [dtcg/"]),
    ]
  )
  func findsEveryFault(name: String, texts: [String]) {
    let result = validate(name)
    for text in texts { #expect(result.text.contains(text)) }
    #expect(result.status == 1)
    #expect(result.standardError == "")
  }

  @Test func checksTheRestWhenAFileIsMissing() {
    let result = validate("good.json", "missing.json", "syntax.json")
    #expect(
      result.standardError
        == "error: can't read '\(folder("missing.json"))': No such file or directory\n"
    )
    #expect(result.text.contains("[json/syntax]"))
    #expect(result.text.contains("checked 2 files"))
    #expect(result.status == 2)
  }

  @Test func saysNothingWhereNothingWasChecked() {
    let result = validate("missing.json", options: ["--format", "json"])
    #expect(result.standardOutput == [])
    #expect(result.status == 2)
  }

  @Test func reportsToPrograms() throws {
    let result = validate("wrong.json", "good.json", options: ["--format", "json"])
    let root = try JSONDocument(parsing: result.standardOutput).root
    #expect(root["findings"]?.count == 2)
    #expect(root["findings"]?.elements.first { _ in true }?["file"]?.string == folder("wrong.json"))
    #expect(root["summary"]?["error"]?.integer == 2)
    #expect(root["summary"]?["checked"]?["files"]?.integer == 2)
    #expect(result.status == 1)
  }

  @Test func checksStandardInput() {
    let input = CommandRun.standardInput([])
    let result = CommandRun.result("validate", "-", environment: input)
    #expect(result.text.contains("<stdin>:1:1: error: [json/syntax]"))
    #expect(result.status == 1)
  }
}
