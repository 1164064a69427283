import Foundation
import Testing
import ThemeCommands
import ThemeEngine

/// Commands on files and folders of Tokens Studio.
struct StudioCommandTests {
  private static let light = ##"{"bg": {"value": "#ffffff", "type": "color"}}"##
  private static let dark = ##"{"bg": {"value": "#000000", "type": "color"}}"##
  private static let core =
    ##"{"fg": {"value": "{bg}", "type": "color"}, "n": {"value": "4", "type": "sizing"}}"##
  private static let themes = ##"""
    [{"name": "Light", "group": "Scheme", "selectedTokenSets": {"core": "source", "scheme/light": "enabled"}},
     {"name": "Dark", "group": "Scheme", "selectedTokenSets": {"core": "source", "scheme/dark": "enabled"}}]
    """##

  private let files: FaultCaseFiles

  init() throws {
    files = try FaultCaseFiles([
      "one.json": """
      {"core": \(Self.core), "scheme/light": \(Self.light), "scheme/dark": \(Self.dark),
       "$themes": \(Self.themes)}
      """,
      "many/$themes.json": Self.themes,
      "many/$metadata.json": #"{"tokenSetOrder": ["core", "scheme/light", "scheme/dark"]}"#,
      "many/core.json": Self.core,
      "many/scheme/light.json": Self.light,
      "many/scheme/dark.json": Self.dark,
    ])
  }

  @Test(arguments: ["./one.json", "./many"])
  func aThemeIsChosenBehindThePath(_ path: String) throws {
    for (contexts, hex) in [
      ("", "#ffffff"), ("@Scheme=Light", "#ffffff"), ("@scheme=dark", "#000000"),
    ] {
      let tokens = try files.tokens(path + contexts)
      #expect(tokens.keys.sorted() == ["bg", "fg", "n"])
      #expect(tokens["fg"]?.contains(hex) == true)
      #expect(tokens["n"] == #"{"value":4,"unit":"px"}"#)
    }
  }

  @Test(arguments: ["./one.json", "./many"])
  func everyCommandTakesThemes(_ path: String) throws {
    let explained = files.run("explain", path + "@Scheme=Dark", "fg").text
    #expect(explained.contains("#000000"))
    let diff = files.run("diff", path + "@Scheme=Light", path + "@Scheme=Dark")
    #expect(diff.text.contains("bg"))
    #expect(diff.status == 0)
    let matrix = files.run("matrix", path + "@Scheme=Light", path + "@Scheme=Dark")
    #expect(matrix.text.contains("fg"))
    #expect(matrix.status == 0)
    let valid = files.run("validate", path)
    #expect(valid.status == 0)
    #expect(valid.text.contains("3 tokens"))
  }

  @Test(arguments: ["./one.json", "./many"])
  func whatIsUnknownIsSaidWithWhatWasMeant(_ path: String) {
    let theme = files.run("resolve", path + "@Scheme=Drak")
    #expect(theme.status == 2)
    #expect(theme.standardError.contains("[resolver/unknown-context]"))
    #expect(theme.standardError.contains("did you mean 'Dark'"))
    let group = files.run("resolve", path + "@Shceme=Dark")
    #expect(group.status == 2)
    #expect(group.standardError.contains("[resolver/unknown-modifier]"))
    #expect(group.standardError.contains("did you mean 'Scheme'"))
    let malformed = files.run("resolve", path + "@Scheme")
    #expect(malformed.status == 2)
  }

  @Test func everyFaultOfEveryThemeIsReportedOnce() throws {
    try files.folder.write(
      Array(
        ##"{"bg": {"value": "#000000", "type": "color"}, "x": {"value": "{gone}", "type": "color"}}"##
          .utf8
      ),
      to: "many/scheme/dark.json"
    )
    try files.folder.write(
      Array(#"{"n": {"value": "much", "type": "sizing"}}"#.utf8),
      to: "many/core.json"
    )
    try files.folder.write(Array("{".utf8), to: "many/broken.json")
    try files.folder.write(Array("[1]".utf8), to: "many/list.json")
    let result = files.run("validate", "./many")
    #expect(result.status == 1)
    #expect(result.text.contains("many/scheme/dark.json:1:62: error: [alias/unknown]"))
    #expect(result.text.contains("many/core.json:1:17: warning: [dialect/unfit-value]"))
    #expect(result.text.contains("many/broken.json:1:2: error: [json/syntax]"))
    #expect(result.text.contains("many/list.json:1:1: warning: [dialect/left-out]"))
    #expect(result.text.contains("2 errors, 2 warnings"))
  }

  @Test func theDialectCanBeForced() throws {
    let text =
      ##"{"a": {"value": "16", "type": "size"}, "b": {"value": "rgba({c}, 50%)", "type": "color"}, "##
      + ##""c": {"value": "#336699", "type": "color"}}"##
    try files.folder.write(Array(text.utf8), to: "t.json")
    #expect(try files.tokens("./t.json")["a"] == #"{"value":16,"unit":"rem"}"#)
    let forced = try files.tokens("./t.json", "--dialect", "tokens-studio")
    #expect(forced["a"] == #"{"value":16,"unit":"px"}"#)
    #expect(forced["b"]?.contains(##""alpha":0.5,"hex":"#336699""##) == true)
  }

  @Test func aFolderOfTokensStudioWithoutThemesIsOneSet() throws {
    let files = try FaultCaseFiles([
      "t/a.json": #"{"a": {"value": "4", "type": "sizing"}}"#,
      "t/b.json": #"{"b": {"value": "{a}", "type": "dimension"}}"#,
    ])
    #expect(try files.tokens("./t")["b"] == #"{"value":4,"unit":"px"}"#)
  }

  /// The plugin's export of a file with its one first set has neither themes nor an order of sets.
  @Test func aSetOfWhichThereIsOneIsASet() throws {
    let files = try FaultCaseFiles([
      "t.json": ##"""
      {"global": {"gap": {"value": "4", "type": "spacing"},
        "wide": {"value": "{gap} * 2", "type": "spacing"}}}
      """##,
      "group.json": ##"""
      {"size": {"gap": {"value": "4", "type": "spacing"},
        "wide": {"value": "{size.gap} * 2", "type": "spacing"}}}
      """##,
    ])
    #expect(try files.tokens("./t.json")["wide"] == #"{"value":8,"unit":"px"}"#)
    #expect(try files.tokens("./group.json")["size.wide"] == #"{"value":8,"unit":"px"}"#)
  }
}
