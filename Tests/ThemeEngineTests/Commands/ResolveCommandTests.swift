import BrandNovus
import Testing
import ThemeCommands
import ThemeEngine

struct ResolveCommandTests {
  private static let dark = Result {
    try ThemeResolver.resolve(BrandDefinition(Novus()), for: AppearanceRequest(.dark))
  }

  @Test func printsTheTheme() throws {
    let result = CommandRun.result("resolve", "novus@dark")
    #expect(result.standardOutput == (try Self.dark.get().json()))
    #expect(result.standardError == "")
    #expect(result.status == 0)
  }

  @Test(
    arguments: [
      ["--compact", "resolve", "novus@dark"], ["resolve", "--compact", "novus@dark"],
      ["resolve", "--compact", "--", "novus@dark"],
      ["--output", "-", "resolve", "novus@dark", "--compact"],
      ["--output=-", "resolve", "novus@dark", "--compact", "--no-color"],
    ]
  )
  func takesOptionsAnywhere(arguments: [String]) throws {
    let result = CommandRun.program.outcome(arguments: arguments)
    #expect(result.standardOutput == (try Self.dark.get().json(style: .compact)))
  }

  @Test func addsTheTrace() throws {
    let result = CommandRun.result("resolve", "novus", "--trace")
    let theme = try ResolvedTheme(json: result.standardOutput)
    let accent = theme.trace?.first { $0.path == TokenPath("color.accent") }?.trace
    #expect(accent?.documentName == "--accent")
    #expect(theme.trace?.count == theme.table.entries.count + theme.custom.count)
  }

  @Test func notesThatABrandIsPinned() {
    let result = CommandRun.result("resolve", "pinned@dark+increased")
    #expect(result.standardError == "note: pinned is pinned to light; dark was asked for\n")
    #expect(result.text.contains("\"requestedScheme\": \"dark\""))
    #expect(result.status == 0)
    #expect(CommandRun.result("resolve", "pinned").standardError == "")
  }

  @Test func printsAFileAgain() throws {
    let folder = try CommandFolder()
    for style in [JSONStyle.pretty, .compact] {
      try folder.write(try Self.dark.get().json(style: style), to: "theme.json")
      let result = CommandRun.result("resolve", folder("theme.json"))
      #expect(result.standardOutput == (try Self.dark.get().json()))
      #expect(result.status == 0)
    }
  }

  @Test func readsStandardInput() throws {
    let bytes = try Self.dark.get().json()
    let result = CommandRun.result("resolve", "-", environment: CommandRun.standardInput(bytes))
    #expect(result.standardOutput == bytes)
  }

  @Test func notesThatAFileHasNoTrace() throws {
    let bytes = try Self.dark.get().json()
    let result = CommandRun.result(
      "resolve",
      "-",
      "--trace",
      environment: CommandRun.standardInput(bytes)
    )
    #expect(
      result.standardError
        == "note: '<stdin>' was written without a trace; resolve its brand with --trace\n"
    )
    #expect(result.standardOutput == bytes)
  }

  @Test(
    arguments: [
      ("{\"formatVersion\": 1}", "theme.json:1:"),
      ("{", "theme.json:1:2: error: [json/syntax]"),
      (
        "{\n  \"red\": {\"$value\": \"#f00\"}\n}",
        "theme.json:2:"
      ),
      ("{\"sets\": {}}", "[resolver/"),
      (
        "[]",
        "theme.json:1:1: error: [theme/wrong-type] expected a resolved theme, a brand document, a token file or a "
          + "resolver document, found a list"
      ),
      ("{}", "found an empty object"),
      ("{\"a\": 1}", "found an object with the key 'a'"),
    ]
  )
  func refusesOtherFiles(content: String, text: String) throws {
    let folder = try CommandFolder()
    try folder.write(content.utf8, to: "theme.json")
    let output = folder("out.json")
    let result = CommandRun.result("resolve", folder("theme.json"), "--output", output)
    #expect(result.standardError.contains(text))
    #expect(result.status == 2)
    #expect(try folder.names == ["theme.json"])
  }

  @Test func namesAFileThatIsMissing() {
    let result = CommandRun.result("resolve", "/nowhere/theme.json")
    #expect(
      result.standardError
        == "error: can't read '/nowhere/theme.json': No such file or directory\n"
    )
    #expect(result.status == 2)
  }
}
