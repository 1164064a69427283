import Testing
import ThemeCommands
import ThemeEngine

struct ExplainCommandTests {
  @Test(
    arguments: [
      ("novus@dark", "accent", "explain-leaf"),
      ("novus", "onSuccess", "explain-readable"),
      ("novus@dark", "accentSubtle", "explain-tint"),
      ("novus", "palette.novusAccent", "explain-palette"),
      ("novus@text=accessibility3", "text.body.fontSize", "explain-size"),
      ("novus", "space.s8", "explain-custom"),
      ("pinned", "warning", "explain-conflict"),
      ("novus", "elevation.card", "explain-group"),
      ("novus@dark", "button", "explain-component"),
    ]
  )
  func tellsTheWay(theme: String, token: String, golden: String) throws {
    let result = CommandRun.result("explain", theme, token)
    #expect(result.status == 0)
    #expect(result.standardError == "")
    try CommandGolden.expect(result.text, golden)
  }

  @Test func tellsProgramsTheWay() throws {
    let leaf = CommandRun.result("explain", "pinned", "warning", "--format", "json")
    try CommandGolden.expect(leaf.text, "explain-leaf-json")
    let group = CommandRun.result("explain", "novus", "radius", "--format=json")
    let document = try JSONDocument(parsing: group.standardOutput)
    #expect(document.root["token"]?.string == "radius")
    #expect(document.root["leaves"]?.elements.map { $0["value"]?.number } == [6, 8, 12, 16])
  }

  @Test(
    arguments: [
      ("accent", "color.accent"), ("body", "text.body"), ("novusText", "palette.novusText"),
      ("minimumTouchTarget", "policy.minimumTouchTarget"), ("elevation.card", "elevation.card"),
      ("primary.background", "component.button.variants.primary.background"), ("policy", "policy"),
    ]
  )
  func findsTokens(name: String, path: String) throws {
    let result = CommandRun.result("explain", "novus", name, "--format", "json")
    #expect(try JSONDocument(parsing: result.standardOutput).root["token"]?.string == path)
  }

  @Test func explainsAFileByItsTrace() throws {
    let theme = CommandRun.result("resolve", "novus@dark", "--trace").standardOutput
    let input = CommandRun.standardInput(theme)
    let result = CommandRun.result("explain", "-", "accentSubtle", environment: input)
    #expect(result.standardError == "")
    try CommandGolden.expect(result.text, "explain-file")
  }

  @Test func tellsThatAFileHasNoTrace() {
    let theme = CommandRun.result("resolve", "novus@dark").standardOutput
    let input = CommandRun.standardInput(theme)
    let result = CommandRun.result("explain", "-", "accent", environment: input)
    #expect(result.text.hasPrefix("color.accent in <stdin>\n\n  value  #0070c0\n\ncontrast\n"))
    #expect(!result.text.contains("chain"))
    #expect(
      result.standardError
        == "note: '<stdin>' was written without a trace, so only its values are known\n"
    )
    #expect(result.status == 0)
  }

  @Test(
    arguments: [
      (["COLORTERM": "truecolor"], "\u{1B}[48;2;0;112;192m  \u{1B}[0m "),
      (["COLORTERM": "24bit"], "\u{1B}[48;2;0;112;192m  \u{1B}[0m "),
      ([:], "\u{1B}[48;5;25m  \u{1B}[0m "),
      (["NO_COLOR": ""], "\u{1B}[48;5;25m  \u{1B}[0m "),
    ]
  )
  func showsColors(variables: [String: String], swatch: String) {
    let terminal = CommandRun.terminal(variables)
    let result = CommandRun.result("explain", "novus", "accent", environment: terminal)
    #expect(result.text.contains(swatch))
  }

  @Test func showsNoColorsWhereTheyAreDeclined() {
    let plain = CommandRun.result("explain", "novus", "accent")
    for variables in [["NO_COLOR": "1", "COLORTERM": "truecolor"], ["TERM": "dumb"]] {
      let terminal = CommandRun.terminal(variables)
      #expect(CommandRun.result("explain", "novus", "accent", environment: terminal) == plain)
    }
    let terminal = CommandRun.terminal()
    #expect(
      CommandRun.result("explain", "novus", "accent", "--no-color", environment: terminal) == plain
    )
    let error = CommandRun.result("explain", "--no-color", "nowhere", environment: terminal)
    #expect(!error.standardError.contains("\u{1B}"))
  }
}
