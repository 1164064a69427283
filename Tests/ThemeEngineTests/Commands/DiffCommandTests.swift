import Testing
import ThemeCommands
import ThemeEngine

struct DiffCommandTests {
  private func run(_ line: String) -> CommandResult { DeliveredBrandsRun.result("diff " + line) }

  @Test(
    arguments: [
      ("novus pizza", 100, "diff-brands"),
      ("knotos@dark knotos@light", 100, "diff-schemes"),
      ("yanipay novus --only elevation,policy", 100, "diff-elevation"),
      ("yanipay novus --only color,elevation", 60, "diff-narrow"),
      ("knotos@dark knotos@light --only component", 60, "diff-narrow-components"),
      ("novus novus@dark --only color --format markdown", 100, "diff-markdown"),
      ("novus pizza --only radius,elevation --format json", 100, "diff-json"),
    ]
  )
  func comparesThemes(line: String, columns: Int, golden: String) throws {
    let result = DeliveredBrandsRun.result("diff " + line, columns: columns)
    #expect(result.status == 0)
    #expect(result.standardError == "")
    try CommandGolden.expect(result.text, golden)
  }

  @Test(
    arguments: [
      ("novus novus --exit-code", 0),
      ("novus novus --fail-on patch", 0),
      ("novus pizza", 0),
      ("novus pizza --exit-code", 1),
      ("novus pizza --fail-on major", 1),
      ("novus pizza --fail-on patch", 1),
      // Both brands have the same space scale, and the same text sizes at both schemes.
      ("novus pizza --only space --exit-code", 0),
      ("novus novus@dark --only text --exit-code --fail-on patch", 0),
      // The names of brands are no more than a patch.
      ("novus pizza --only brand --fail-on patch", 1),
      ("novus pizza --only brand --fail-on minor", 0),
      ("novus pizza --only brand --fail-on major", 0),
      ("novus pizza --only brand --fail-on major --exit-code", 1),
      ("novus pizza --only brand --exit-code --format json", 1),
      ("novus pizza --only brand --exit-code --format markdown", 1),
    ]
  )
  func endsWith(line: String, status: Int32) { #expect(run(line).status == status) }

  @Test(arguments: ["novus pizza", "knotos@dark knotos@light", "yanipay novus --only color"])
  func failsOnWhatIsWorseToo(line: String) {
    let statuses = ["patch", "minor", "major"].map { run("\(line) --fail-on \($0)").status }
    #expect(statuses == statuses.sorted(by: >))
    #expect(statuses[0] == run("\(line) --exit-code").status)
  }

  @Test(arguments: DeliveredBrands.ids)
  func findsNothingInTheSame(id: String) {
    let result = run("\(id) \(id)")
    #expect(result.text == "no differences\n")
    #expect(result.status == 0)
  }

  @Test func readsFilesAndStandardInput() throws {
    let folder = try CommandFolder()
    let theme = DeliveredBrandsRun.result("resolve novus@dark").standardOutput
    try folder.write(theme, to: "theme.json")
    #expect(run("\(folder("theme.json")) novus@dark").text == "no differences\n")
    let result = DeliveredBrandsRun.result("diff - novus --only color", input: theme)
    #expect(result.text.hasPrefix("<stdin> → novus@light\n"))
    let mirrored = DeliveredBrandsRun.result("diff novus - --format json", input: theme)
    let root = try JSONDocument(parsing: mirrored.standardOutput).root
    #expect(root["right"]?["file"]?.string == "<stdin>")
    #expect(root["left"]?["file"]?.kind == .null)
  }

  @Test(
    arguments: [
      (
        "diff - -", "error: both themes are standard input; name the file of one of them\n"
      ),
      (
        "diff novus pizza --only colour",
        """
        error: unknown area 'colour' of '--only'; did you mean 'color'?
          colour
          ^~~~~~
        expected \(DiffCommandTests.areas)

        """
      ),
      (
        "diff novus pizza --only color,,text",
        """
        error: an area of '--only' is missing
          color,,text
                ^
        expected \(DiffCommandTests.areas)

        """
      ),
      (
        "diff novus pizza --fail-on mayor",
        """
        error: unknown value 'mayor' of '--fail-on'; did you mean 'major'?
        expected major, minor or patch

        """
      ),
      (
        "diff novus pizza --format html",
        "error: unknown value 'html' of '--format'\nexpected text, json or markdown\n"
      ),
    ]
  )
  func refuses(line: String, error: String) {
    let result = DeliveredBrandsRun.result(line)
    #expect(result.standardError == error + "see 'theme-cli diff --help'\n")
    #expect(result.standardOutput == [])
    #expect(result.status == 2)
  }

  private static let areas =
    "brand, color, text, space, radius, elevation, component, policy or custom"

  @Test(arguments: ["diff novus missing.json", "diff missing.json novus --exit-code"])
  func namesWhatItCantOpen(line: String) {
    let result = DeliveredBrandsRun.result(line)
    #expect(result.standardError.contains("can't read 'missing.json'"))
    #expect(result.standardOutput == [])
    #expect(result.status == 2)
  }

  @Test func tellsColorsOfOneHexApart() throws {
    let theme = DeliveredBrandsRun.result("resolve novus").text
    let moved = theme.replacing("[0, 0.4392156862745098,", with: "[0, 0.44,")
    try #require(moved != theme)
    let result = DeliveredBrandsRun.result("diff - novus --only color", input: Array(moved.utf8))
    let rows = result.text.split(separator: "\n").map { row in
      row.split(separator: " ").joined(separator: " ")
    }
    #expect(
      rows.contains(
        "color.accent srgb(0 0.44 0.7529) srgb(0 0.4392 0.7529) 0.07 imperceptible patch"
      )
    )
  }

  @Test func tellsThatABrandIsPinned() {
    let result = run("novus@dark pizza@dark --only space")
    #expect(result.standardError == "note: pizza is pinned to light; dark was asked for\n")
  }

  @Test(
    arguments: ["novus pizza", "knotos yanipay@increased"],
    [40, 47, 60, 80, 100]
  )
  func fitsTheTerminal(themes: String, columns: Int) {
    let plain = DeliveredBrandsRun.result("diff \(themes)", columns: columns)
    #expect(plain.widestLine <= columns)
    #expect(!plain.text.contains("\u{1B}"))
    let colors = ["COLORTERM": "truecolor"]
    let result = DeliveredBrandsRun.result("diff \(themes)", columns: columns, onTerminal: colors)
    #expect(result.widestLine <= columns)
  }

  @Test(
    arguments: [
      (["COLORTERM": "truecolor"], "\u{1B}[48;2;0;112;192m  \u{1B}[0m #0070c0"),
      ([:], "\u{1B}[48;5;25m  \u{1B}[0m #0070c0"),
    ]
  )
  func showsColors(variables: [String: String], swatch: String) {
    let line = "diff novus pizza --only color"
    let result = DeliveredBrandsRun.result(line, onTerminal: variables)
    #expect(result.text.contains(swatch))
    let declined = DeliveredBrandsRun.result(line + " --no-color", onTerminal: variables)
    #expect(declined.text == DeliveredBrandsRun.result(line).text)
  }

  @Test func foldsComponentTextsThatFollowTheirRole() {
    let lines = run("novus pizza --only component").text.split(separator: "\n")
    let following = lines.filter { $0.contains(" follows ") }
    #expect(following.contains { $0.hasPrefix("  component.messageBubble.text ") })
    #expect(following.count == Set(following).count)
  }
}
