import Testing
import ThemeCommands
import ThemeEngine

/// `validate` of token files and resolver documents.
struct DocumentValidateTests {
  private let folder: CommandFolder

  init() throws {
    folder = try .withTokenFiles()
    // Only the contexts 'dark' and 'wide' reach the faults.
    let text = String(decoding: try folder.read("brand.resolver.json"), as: UTF8.self)
      .replacing("dark.json", with: "faulty.json")
      .replacing("\"unit\": \"px\"", with: "\"unit\": \"qx\"")
    try folder.write(text.utf8, to: "faulty.resolver.json")
  }

  private func validate(_ arguments: String...) -> CommandResult {
    CommandRun.program.outcome(arguments: ["validate"] + arguments)
  }

  @Test(arguments: [("base.json", 4), ("brand.resolver.json", 4)])
  func findsNothingInSoundFiles(name: String, tokens: Int) {
    let result = validate(folder(name))
    #expect(result.text == "no findings\nchecked 1 file, \(tokens) tokens\n")
    #expect(result.status == 0)
  }

  @Test func countsTokensBesideFaultyOnes() throws {
    try folder.write(
      #"{"a": {"$type": "number", "$value": 1}, "b": {"$value": "{c}"}}"#.utf8,
      to: "half.json"
    )
    #expect(validate(folder("half.json")).text.hasSuffix("1 error\nchecked 1 file, 1 token\n"))
  }

  @Test(arguments: ["sets", "modifiers", "appearance", "findings"])
  func takesGroupsNamedLikeOtherKindsForTokens(group: String) throws {
    let text = "{\"\(group)\": {\"a\": {\"$type\": \"number\", \"$value\": 1}}}"
    try folder.write(text.utf8, to: "group.json")
    let result = validate(folder("group.json"))
    #expect(result.text == "no findings\nchecked 1 file, 1 token\n")
  }

  /// The contexts that are looked into are chosen here, and no fault of the file.
  @Test func findsNoFaultsOfInput() throws {
    let order = """
      {"type": "modifier", "name": "mode", "contexts": {"a": [], "b": []}},
      {"type": "modifier", "name": "mode", "contexts": {"x": [], "y": []}}
      """
    try folder.write(
      "{\"version\": \"2025.10\", \"resolutionOrder\": [\(order)]}".utf8,
      to: "same.resolver.json"
    )
    let result = validate(folder("same.resolver.json"))
    #expect(result.text.contains("[resolver/duplicate-name]"))
    #expect(result.text.contains("1 error\n"))
  }

  /// Groups without tokens are a token file as well; where no key tells, the file's name does.
  @Test(arguments: [
    ("a.tokens.json", "{}", "no findings"), ("a.tokens", #"{"g": {"h": {}}}"#, "no findings"),
    ("a.tokens.json", #"{"g": {"small": 4}}"#, "[dtcg/not-a-token]"),
    ("a.tokens.json", "[]", "[dtcg/not-a-token]"),
    ("a.resolver.json", "{}", "[resolver/version]"),
    ("a.resolver.json", "[]", "[resolver/wrong-type]"),
    ("a.json", #"{"version": "2025.10", "resolutionorder": []}"#, "[resolver/"),
    ("a.json", #"{"b": {"$extends": "{a}"}, "a": {}}"#, "no findings"),
    ("a.json", "{}", "[theme/wrong-type]"), ("a.json", #"{"g": {"h": 1}}"#, "[theme/wrong-type]"),
    ("a.tokens.json", #"{"formatVersion": "1.0"}"#, "[theme/"),
  ])
  func tellsTheKindOfAFileWithoutTokens(name: String, text: String, answer: String) throws {
    try folder.write(text.utf8, to: name)
    #expect(validate(folder(name)).text.contains(answer))
  }

  @Test func findsATokenAtAnyDepth() throws {
    let deep = String(repeating: "{\"a\": ", count: 500) + #"{"$type": "number", "$value": 1}"#
    try folder.write((deep + String(repeating: "}", count: 500)).utf8, to: "deep.json")
    #expect(validate(folder("deep.json")).text == "no findings\nchecked 1 file, 1 token\n")
  }

  @Test func showsEveryFaultInItsLine() {
    let result = validate(folder("faulty.json"))
    #expect(result.text.contains("faulty.json:2:38: error: [dtcg/"))
    #expect(result.text.contains(#""a": {"$type": "number", "$value": "one"}"#))
    #expect(result.text.contains("faulty.json:3:41: error: [alias/unknown]"))
    #expect(result.text.contains("2 errors"))
    #expect(result.status == 1)
  }

  @Test func looksIntoEveryContextOnce() throws {
    let result = validate(folder("faulty.resolver.json"), "--format", "json")
    let root = try JSONDocument(parsing: result.standardOutput).root
    let findings = try #require(root["findings"])
    let places = findings.elements.map { "\($0["file"]?.string ?? "")" }.sorted()
    #expect(
      places == [folder("faulty.json"), folder("faulty.json"), folder("faulty.resolver.json")]
    )
    #expect(root["summary"]?["error"]?.integer == 3)
    #expect(root["summary"]?["checked"]?["files"]?.integer == 1)
    #expect(result.status == 1)
  }

  /// Each context adds a token that depends on the same fault.
  @Test func namesDependentsOfEveryContextAtOneFault() throws {
    let text = #"""
      {"version": "2025.10",
       "sets": {"base": {"sources": [{"a": {"$type": "number", "$value": "one"}}]}},
       "modifiers": {"m": {"default": "x", "contexts": {
         "x": [{"b": {"$value": "{a}"}}],
         "y": [{"c": {"$value": "{a}"}}, {"b": {"$value": "{a}"}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/m"}]}
      """#
    try folder.write(text.utf8, to: "r.json")
    let result = validate(folder("r.json"), "--format", "json")
    let root = try JSONDocument(parsing: result.standardOutput).root
    let findings = try #require(root["findings"]?.elements.map { $0 })
    #expect(findings.map { $0["line"]?.integer } == [2])
    let related = try #require(findings.first?["related"]?.elements.map { $0 })
    let places = related.map { "\($0["token"]?.string ?? "-") \($0["line"]?.integer ?? 0)" }
    #expect(places == ["b 4", "c 5", "b 5"])
    #expect(root["summary"]?["error"]?.integer == 1)
  }

  @Test func reportsToCodeScanning() throws {
    let result = validate(folder("faulty.json"), "--format", "sarif")
    let root = try JSONDocument(parsing: result.standardOutput).root
    #expect(root["version"]?.string == "2.1.0")
    let run = try #require(root["runs"]?.elements.first { _ in true })
    #expect(run["tool"]?["driver"]?["name"]?.string == "theme-cli")
    let results = try #require(run["results"])
    #expect(results.count == 2)
    let unknown = try #require(results.elements.first { $0["ruleId"]?.string == "alias/unknown" })
    #expect(unknown["level"]?.string == "error")
    let location = try #require(unknown["locations"]?.elements.first { _ in true })
    let physical = try #require(location["physicalLocation"])
    #expect(physical["artifactLocation"]?["uri"]?.string?.hasSuffix("faulty.json") == true)
    #expect(physical["region"]?["startLine"]?.integer == 3)
    #expect(physical["region"]?["startColumn"]?.integer == 41)
    let names = location["logicalLocations"]?.elements.map { $0["fullyQualifiedName"]?.string }
    #expect(names == ["b"])
    #expect(result.status == 1)
  }

  @Test func reportsSoundFilesToCodeScanning() throws {
    let result = validate(folder("base.json"), "--format", "sarif")
    let root = try JSONDocument(parsing: result.standardOutput).root
    #expect(root["runs"]?.elements.first { _ in true }?["results"]?.count == 0)
    #expect(result.status == 0)
  }

  @Test func takesRepairsAsWarnings() {
    #expect(validate(folder("older.json")).status == 1)
    let lenient = validate(folder("older.json"), "--lenient")
    #expect(lenient.text.contains("older.json:1:42: warning: [dtcg/repaired]"))
    #expect(lenient.text.contains("1 warning"))
    #expect(lenient.status == 0)
  }

  @Test func reportsRepeatedTokens() throws {
    let text = #"{"a": {"$type": "number", "$value": 1}, "a": {"$type": "number", "$value": 2}}"#
    try folder.write(text.utf8, to: "twice.json")
    let result = validate(folder("twice.json"))
    #expect(result.text.contains("twice.json:1:41: error: [json/duplicate-key]"))
    #expect(result.status == 1)
  }

  @Test func reportsBrokenFilesOfAResolver() throws {
    try folder.write("{\"a\": \n".utf8, to: "dark.json")
    let result = validate(folder("brand.resolver.json"))
    #expect(result.text.contains("dark.json:2:1: error: [json/syntax]"))
    #expect(result.status == 1)
  }

  @Test func checksSeveralFiles() {
    let result = validate(folder("base.json"), folder("faulty.json"), folder("missing.json"))
    #expect(result.text.contains("checked 2 files"))
    #expect(result.standardError.contains("missing.json"))
    #expect(result.status == 2)
  }

  @Test func readsStandardInput() throws {
    let input = CommandRun.standardInput(try folder.read("faulty.json"))
    let result = CommandRun.result("validate", "-", environment: input)
    #expect(result.text.contains("<stdin>:3:41: error: [alias/unknown]"))
    #expect(result.status == 1)
  }
}
