import Testing
import ThemeCommands

struct HelpTests {
  static let commands = [
    "list", "resolve", "explain", "diff", "matrix", "validate", "export", "new-brand", "schema",
    "help",
  ]

  @Test(arguments: commands)
  func helpsWithACommand(name: String) throws {
    let result = CommandRun.result(name, "--help")
    #expect(result.status == 0)
    #expect(result.standardError == "")
    try CommandGolden.expect(result.text, "help-\(name)")
    #expect(CommandRun.result("help", name) == result)
    #expect(CommandRun.result("-h", name) == result)
    #expect(CommandRun.result(name, "more", "--unknown", "-h") == result)
  }

  @Test func helpsWithTheProgram() throws {
    let result = CommandRun.result("--help")
    try CommandGolden.expect(result.text, "help")
    #expect(CommandRun.result("help") == result)
    for name in Self.commands { #expect(result.text.contains("\n  \(name) ")) }
  }

  @Test func fitsTheTerminal() {
    let narrow = CommandEnvironment(
      program: "theme-cli",
      variable: { $0 == "COLUMNS" ? "60" : nil }
    )
    let text = CommandRun.result("--help", environment: narrow).text
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func tellsItsVersions() {
    #expect(CommandRun.result("--version").text == "theme-cli 0.1.0 (theme format 1.0)\n")
    let other = CommandEnvironment(program: "acme-themes")
    #expect(
      CommandRun.result("--version", environment: other).text
        == "acme-themes 0.1.0 (theme format 1.0)\n"
    )
  }
}
