import Testing
import ThemeCommands
import ThemeEngine

/// Token files and resolver documents as themes of `resolve`, `explain`, `diff` and `matrix`.
struct DocumentCommandTests {
  private let folder: CommandFolder

  init() throws { folder = try .withTokenFiles() }

  private func run(_ arguments: String...) -> CommandResult {
    CommandRun.program.outcome(arguments: arguments)
  }

  private func ink(_ result: CommandResult) throws -> String? {
    let root = try JSONDocument(parsing: result.standardOutput).root
    return root["custom"]?["ink"]?["value"]?["hex"]?.string
  }

  @Test func resolvesATokenFile() throws {
    let result = run("resolve", folder("base.json"))
    let root = try JSONDocument(parsing: result.standardOutput).root
    #expect(root["brand"]?["id"]?.string == "base")
    #expect(root["color"]?.isNull == true)
    #expect(root["policy"]?.isNull == true)
    let custom = try #require(root["custom"])
    #expect(custom.members.map(\.key) == ["gap", "ink", "palette.black", "palette.white"])
    #expect(custom["ink"]?["type"]?.string == "color")
    #expect(custom["ink"]?["description"]?.string == "what text is drawn with")
    #expect(custom["gap"]?["value"]?["value"]?.number == 4)
    #expect(try ink(result) == "#000000")
    #expect(result.standardError == "")
    #expect(result.status == 0)
  }

  @Test func showsTheLineOfARemarkOnStandardInput() {
    let line = #"{"a": {"$type": "number", "$value": 1, "$foo": 2}}"#
    let input = CommandRun.standardInput(Array(line.utf8))
    let result = CommandRun.result("resolve", "-", environment: input)
    #expect(result.standardError.contains("<stdin>:1:40: warning: [dtcg/unknown-property]"))
    #expect(result.standardError.contains("1 | \(line)"))
    #expect(result.status == 0)
  }

  @Test func resolvesStandardInput() throws {
    let bytes = try folder.read("base.json")
    let result = CommandRun.result("resolve", "-", environment: CommandRun.standardInput(bytes))
    #expect(try ink(result) == "#000000")
    #expect(result.status == 0)
  }

  @Test(
    arguments: [
      ("", "#000000", 4.0), ("@theme=light", "#000000", 4), ("@theme=dark", "#ffffff", 4),
      ("@density=wide", "#000000", 8), ("@theme=dark,density=wide", "#ffffff", 8),
      ("@density=wide,theme=dark", "#ffffff", 8), ("@Theme=DARK", "#ffffff", 4),
    ]
  )
  func resolvesContexts(contexts: String, color: String, gap: Double) throws {
    let result = run("resolve", folder("brand.resolver.json") + contexts, "--compact")
    #expect(try ink(result) == color)
    let root = try JSONDocument(parsing: result.standardOutput).root
    #expect(root["custom"]?["gap"]?["value"]?["value"]?.number == gap)
    #expect(root["brand"]?["id"]?.string == "brand")
    #expect(result.status == 0)
  }

  @Test func explainsWhichFileSaysSo() throws {
    let dark = run("explain", folder("brand.resolver.json") + "@theme=dark", "ink")
    #expect(dark.text.contains("declared    \(folder("dark.json")):"))
    #expect(dark.text.contains("\(folder("base.json")):"))
    let light = run("explain", folder("brand.resolver.json"), "ink")
    #expect(!light.text.contains("dark.json"))
  }

  @Test func headsColumnsOfOneFileByTheirContexts() {
    let file = folder("brand.resolver.json")
    let compared = run("diff", file, file + "@theme=dark").text
    #expect(
      compared.split(separator: "\n").contains {
        $0.contains(" defaults ") && $0.contains(" theme=dark ")
      }
    )
    let matrix = run("matrix", file + "@theme=light", file + "@theme=dark", "--tokens", "ink").text
    #expect(matrix.contains("token  theme=light  theme=dark"))
    let mixed = run("matrix", file, folder("base.json"), "--tokens", "ink").text
    #expect(!mixed.contains("defaults"))
    #expect(mixed.contains("token  brand.resolver.json  base.json"))
  }

  @Test func givesTheSameBytesAgain() {
    let reference = folder("brand.resolver.json") + "@theme=dark"
    #expect(run("resolve", reference, "--trace") == run("resolve", reference, "--trace"))
  }

  @Test(arguments: ["base.json", "brand.resolver.json@theme=dark,density=wide"])
  func readsItsOwnThemesAgain(reference: String) throws {
    let bytes = run("resolve", folder(reference), "--trace").standardOutput
    try folder.write(bytes, to: "plain.json")
    #expect(run("resolve", folder("plain.json")).standardOutput == bytes)
    #expect(run("diff", folder("plain.json"), folder(reference), "--exit-code").status == 0)
    let explained = run("explain", folder("plain.json"), "ink")
    #expect(explained.text.contains("palette."))
    #expect(explained.standardError == "")
    #expect(run("validate", folder("plain.json")).text.hasPrefix("no findings\n"))
  }

  @Test func readsTokensNamedLikeRolesAgain() throws {
    let text = """
      {"color": {"accent": {"$type": "number", "$value": 1}},
       "space": {"$type": "number", "$value": 2}}
      """
    try folder.write(text.utf8, to: "roles.json")
    let bytes = run("resolve", folder("roles.json")).standardOutput
    try folder.write(bytes, to: "plain.json")
    #expect(run("resolve", folder("plain.json")).standardOutput == bytes)
    #expect(run("validate", folder("plain.json")).status == 0)
  }

  @Test func saysWhatATraceWouldTell() throws {
    try folder.write(run("resolve", folder("base.json")).standardOutput, to: "plain.json")
    let result = run("explain", folder("plain.json"), "ink")
    #expect(result.text.contains("#000000"))
    #expect(result.standardError.contains("was written without a trace"))
    #expect(result.status == 0)
  }

  @Test func explainsAliases() throws {
    let reference = folder("brand.resolver.json") + "@theme=dark"
    let text = run("explain", reference, "ink").text
    #expect(text.contains("palette.white"))
    #expect(text.contains("#ffffff"))
    let json = run("explain", reference, "ink", "--format", "json")
    let root = try JSONDocument(parsing: json.standardOutput).root
    #expect(root["theme"]?.string == reference)
    #expect(root["value"]?["hex"]?.string == "#ffffff")
    #expect(root["steps"]?.elements.map { $0["token"]?.string } == ["ink", "palette.white"])
  }

  @Test func suggestsTokens() {
    let result = run("explain", folder("base.json"), "palette.blakc")
    #expect(result.standardError.contains("did you mean 'palette.black'?"))
    #expect(result.status == 2)
  }

  @Test func comparesContexts() throws {
    let document = folder("brand.resolver.json")
    let result = run("diff", document, document + "@theme=dark,density=wide", "--format", "json")
    let root = try JSONDocument(parsing: result.standardOutput).root
    let changes = try #require(root["changes"])
    #expect(changes.elements.map { $0["token"]?.string } == ["gap", "ink"])
    #expect(changes.elements.map { $0["kind"]?.string } == ["changed", "changed"])
    #expect(root["verdicts"]?.count == 0)
    #expect(root["left"]?["file"]?.string == document)
    #expect(run("diff", document, document + "@theme=light", "--exit-code").status == 0)
    #expect(run("diff", document, document + "@theme=dark", "--exit-code").status == 1)
  }

  @Test func comparesWithABrand() {
    let result = run("diff", "novus", folder("base.json"), "--format", "json")
    #expect(result.text.contains("\"token\": \"ink\""))
    #expect(result.text.contains("\"impact\": \"major\""))
    #expect(result.status == 0)
  }

  @Test func putsContextsSideBySide() {
    let document = folder("brand.resolver.json")
    let result = run("matrix", document, document + "@theme=dark", "--tokens", "ink")
    #expect(result.text.contains("#000000"))
    #expect(result.text.contains("#ffffff"))
    #expect(result.status == 0)
  }

  @Test func hasNoRoles() throws {
    let result = run("explain", folder("base.json"), "color.accent")
    #expect(result.standardError.contains("color.accent"))
    #expect(result.status == 2)
    let bytes = run("resolve", folder("base.json")).standardOutput
    let error = #expect(throws: ThemeError.self) { try ResolvedTheme(json: bytes) }
    let finding = try #require(error?.findings.first { $0.ruleId == .themeNoRoles })
    #expect(finding.message.contains("has no roles"))
  }

  @Test func repairsWhenAsked() throws {
    let strict = run("resolve", folder("older.json"))
    #expect(strict.standardError.contains("older.json:1:42: error: [dtcg/wrong-type]"))
    #expect(strict.standardOutput == [])
    #expect(strict.status == 2)
    let lenient = run("resolve", folder("older.json"), "--lenient")
    #expect(try ink(lenient) == "#336699")
    #expect(lenient.standardError.contains("older.json:1:42: warning: [dtcg/repaired]"))
    #expect(lenient.status == 0)
  }

  @Test(arguments: ["resolve", "explain", "diff"])
  func refusesFaultyTokens(command: String) {
    let rest = ["resolve": [], "explain": ["a"], "diff": ["novus"]][command] ?? []
    let arguments = [command, folder("faulty.json")] + rest
    let result = CommandRun.program.outcome(arguments: arguments)
    #expect(result.standardError.contains("faulty.json:2:38: error: [dtcg/"))
    #expect(result.standardError.contains("faulty.json:3:41: error: [alias/unknown]"))
    #expect(result.standardOutput == [])
    #expect(result.status == 2)
  }

  @Test func writesNoFileOfFaultyTokens() throws {
    let result = run("resolve", folder("faulty.json"), "--output", folder("out.json"))
    #expect(result.files == [])
    #expect(result.status == 2)
  }
}

extension CommandFolder {
  /// A token file, a resolver document over it with two modifiers, and files with faults.
  static func withTokenFiles() throws -> CommandFolder {
    let folder = try CommandFolder()
    for (name, text) in tokenFiles { try folder.write(text.utf8, to: name) }
    return folder
  }

  private static let tokenFiles = [
    "base.json": """
    {
      "palette": {
        "$type": "color",
        "black": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}},
        "white": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff"}}
      },
      "ink": {"$value": "{palette.black}", "$description": "what text is drawn with"},
      "gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}
    }
    """,
    "dark.json": """
    {"ink": {"$type": "color", "$value": "{palette.white}"}}
    """,
    "brand.resolver.json": """
    {
      "version": "2025.10",
      "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
      "modifiers": {
        "theme": {
          "contexts": {"light": [], "dark": [{"$ref": "dark.json"}]},
          "default": "light"
        },
        "density": {
          "contexts": {
            "normal": [],
            "wide": [{"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}]
          },
          "default": "normal"
        }
      },
      "resolutionOrder": [
        {"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/density"}
      ]
    }
    """,
    "older.json": """
    {"ink": {"$type": "color",     "$value": "#336699"}}
    """,
    "faulty.json": """
    {
      "a": {"$type": "number", "$value": "one"},
      "b": {"$type": "dimension", "$value": "{nowhere}"}
    }
    """,
  ]
}
