import Testing
import ThemeCommands
import ThemeEngine

struct MatrixCommandTests {
  private func run(_ line: String) -> CommandResult { DeliveredBrandsRun.result("matrix " + line) }

  @Test(
    arguments: [
      ("--tokens color.*", 100, "matrix-colors"),
      ("--tokens elevation.*", 100, "matrix-elevation"),
      ("--tokens policy.*", 60, "matrix-narrow"),
      ("--tokens radius --format markdown", 100, "matrix-markdown"),
    ]
  )
  func showsThemes(line: String, columns: Int, golden: String) throws {
    let result = DeliveredBrandsRun.result("matrix " + line, columns: columns)
    #expect(result.status == 0)
    #expect(result.standardError == "")
    try CommandGolden.expect(result.text, golden)
  }

  @Test func showsEveryBrandOrTheThemesNamed() throws {
    let all = try JSONDocument(parsing: run("--tokens space --format json").standardOutput)
    #expect(all.root.kind == .object)
    #expect(all.root["rows"]?.count ?? 0 > 0)
    func heading(_ line: String) throws -> [Substring] {
      try #require(run(line).text.split(separator: "\n").first).split(separator: " ")
    }
    #expect(
      try heading("--tokens space")
        == ["token", "novus@light", "yanipay@light", "knotos@dark", "pizza@light"]
    )
    #expect(
      try heading("pizza novus@dark --tokens space") == ["token", "pizza@light", "novus@dark"]
    )
  }

  @Test(
    arguments: [
      ("color.acent", "'color.acent'; did you mean 'color.accent'?\n"),
      ("acent", "'acent'; did you mean 'accent'?\n"),
      (
        "colour.*",
        """
        'colour.*'
        a pattern is matched with whole paths, such as 'color.accent'

        """
      ),
    ]
  )
  func saysThatNothingMatches(pattern: String, error: String) {
    let result = run("--tokens \(pattern)")
    #expect(
      result.standardError == "error: no token matches \(error)see 'theme-cli matrix --help'\n"
    )
    #expect(result.standardOutput == [])
    #expect(result.status == 2)
  }

  @Test func showsTheRestWhereAThemeIsMissing() {
    let result = run("novus missing.json pizza --tokens space")
    #expect(result.text.hasPrefix("token"))
    #expect(result.standardError.hasPrefix("error: can't read 'missing.json'"))
    #expect(result.status == 2)
    let none = run("missing.json other.json")
    #expect(none.standardOutput == [])
    #expect(none.standardError.contains("'missing.json'"))
    #expect(none.standardError.contains("'other.json'"))
    #expect(none.status == 2)
  }

  @Test(
    arguments: [
      ("- novus -", "error: '-' is given twice; standard input holds one theme\n"),
      ("novus nvous", "error: unknown brand 'nvous' in the theme 'nvous'; did you mean 'novus'?\n"),
    ]
  )
  func refuses(line: String, error: String) {
    let result = run(line)
    #expect(result.standardError.hasPrefix(error))
    #expect(result.standardOutput == [])
    #expect(result.status == 2)
  }

  @Test(arguments: [40, 60, 100])
  func fitsTheTerminal(columns: Int) {
    let plain = DeliveredBrandsRun.result("matrix", columns: columns)
    #expect(plain.widestLine <= columns)
    #expect(!plain.text.contains("\u{1B}"))
    let colors = ["COLORTERM": "truecolor"]
    let result = DeliveredBrandsRun.result("matrix", columns: columns, onTerminal: colors)
    #expect(result.widestLine <= columns)
  }

  @Test func marksWhatIsUnlikeTheOthers() {
    let line = "matrix --tokens policy.amountTone"
    let plain = DeliveredBrandsRun.result(line).text
    #expect(plain.contains("colour*"))
    #expect(plain.hasSuffix("\n\n* unlike most themes\n"))
    let terminal = DeliveredBrandsRun.result(line, onTerminal: ["COLORTERM": "truecolor"]).text
    #expect(terminal.contains("\u{1B}[1m"))
    #expect(!terminal.contains("*"))
    #expect(!run("--tokens policy.minimumTouchTarget").text.contains("unlike"))
  }
}
