import Testing
import ThemeCommands
import ThemeEngine

/// What may stand behind the `@` of a path, and what is said of the rest.
struct DocumentContextTests {
  private let folder: CommandFolder

  init() throws { folder = try .withTokenFiles() }

  private func resolve(_ reference: String) -> CommandResult {
    CommandRun.result("resolve", folder(reference))
  }

  @Test(
    arguments: [
      ("@", "a modifier is missing"),
      ("@theme", "'theme' names no context"),
      ("@theme=", "'theme=' names no context"),
      ("@=dark", "'=dark' names no context"),
      ("@theme=dark,", "a modifier is missing"),
      ("@theme=dark,,density=wide", "a modifier is missing"),
    ]
  )
  func refusesMalformedContexts(contexts: String, message: String) {
    let result = resolve("brand.resolver.json" + contexts)
    #expect(result.standardError.hasPrefix("error: \(message)\n"))
    #expect(result.standardError.contains("expected NAME=CONTEXT\n"))
    #expect(result.standardError.contains("^"))
    #expect(result.standardOutput == [])
    #expect(result.status == 2)
  }

  @Test(
    arguments: [
      ("@theme=drak", "[resolver/unknown-context]", "dark"),
      ("@thme=dark", "[resolver/unknown-modifier]", "theme"),
      ("@theme=dark,theme=light", "[resolver/duplicate-input]", "theme"),
    ]
  )
  func refusesWhatTheDocumentLacks(contexts: String, rule: String, name: String) {
    let result = resolve("brand.resolver.json" + contexts)
    #expect(result.standardError.contains("error: \(rule)"))
    #expect(result.standardError.contains("'\(name)'"))
    #expect(result.standardOutput == [])
    #expect(result.status == 2)
  }

  @Test func namesAllFaultsAtOnce() {
    let result = resolve("brand.resolver.json@theme=drak,densty=wide")
    #expect(result.standardError.contains("[resolver/unknown-context]"))
    #expect(result.standardError.contains("[resolver/unknown-modifier]"))
  }

  @Test func needsAContextWithoutADefault() throws {
    let text = String(decoding: try folder.read("brand.resolver.json"), as: UTF8.self)
    let bytes = text.replacing(",\n      \"default\": \"light\"", with: "").utf8
    try folder.write(bytes, to: "required.json")
    let missing = resolve("required.json")
    #expect(missing.standardError.contains("[resolver/missing-input]"))
    #expect(missing.standardError.contains("'theme'"))
    #expect(missing.status == 2)
    #expect(resolve("required.json@theme=dark").status == 0)
  }

  @Test func belongsToResolverDocuments() throws {
    let theme = resolve("base.json").standardOutput
    try folder.write(theme, to: "theme.json")
    let ofTheme = resolve("theme.json@theme=dark")
    #expect(ofTheme.standardError.contains("a resolved theme has its own appearance"))
    #expect(ofTheme.status == 2)
    let ofTokens = resolve("base.json@theme=dark")
    #expect(ofTokens.standardError.contains("only a resolver document and themes of"))
    #expect(ofTokens.standardError.contains("^~~~~~~~~~"))
    #expect(ofTokens.status == 2)
  }

  @Test func followsADash() throws {
    let bytes = Array(
      #"""
      {"version": "2025.10", "modifiers": {"m": {"contexts": {
        "a": [{"t": {"$type": "number", "$value": 1}}],
        "b": [{"t": {"$type": "number", "$value": 2}}]}}},
       "resolutionOrder": [{"$ref": "#/modifiers/m"}]}
      """#.utf8
    )
    let input = CommandRun.standardInput(bytes)
    let result = CommandRun.result("resolve", "--compact", "--", "-@m=b", environment: input)
    #expect(result.text.contains(#""t":{"type":"number","value":2}"#))
    #expect(result.status == 0)
  }
}
