import Foundation
import Testing
import ThemeCommands

@testable import ThemeEngine

/// Faults of other tools with layers, brands and appearances, each with the right value.
struct LayerFaultTests {
  private static func colors(_ tokens: KeyValuePairs<String, UInt32>) -> String {
    let members = tokens.map { #""\#($0)": {"$value": \#(TokenReading.color($1))}"# }
    return #"{"$type": "color", "# + members.joined(separator: ",\n ") + "}"
  }

  private static let light = colors(["bg": 0xFFFFFF, "text": 0x000000, "muted": 0x666666])
  private static let dark = colors(["bg": 0x000000, "text": 0xFFFFFF, "muted": 0x999999])

  @Test("what a light pack leaves out comes from light, and explain says so (TH-02)")
  func lightPack() throws {
    let files = try FaultCaseFiles([
      "light.json": Self.light, "dark.json": Self.dark,
      "acme.json": Self.colors(["bg": 0xFFFAF0, "text": 0x330000]),
      "t.resolver.json": #"""
      {"version": "2025.10",
       "modifiers": {"scheme": {"default": "light", "contexts": {
         "light": [{"$ref": "light.json"}, {"$ref": "acme.json"}], "dark": [{"$ref": "dark.json"}]}}},
       "resolutionOrder": [{"$ref": "#/modifiers/scheme"}]}
      """#,
    ])
    let tokens = try files.tokens("./t.resolver.json")
    #expect(tokens["bg"]?.contains("#fffaf0") == true)
    #expect(tokens["muted"]?.contains("#666666") == true)
    let result = files.run("resolve", "./t.resolver.json", "--trace")
    let trace = try JSONDocument(parsing: result.standardOutput).root["trace"]
    let origins = ["bg", "text", "muted"].map { trace?[$0]?["source"]?["file"]?.string }
    #expect(origins == ["acme.json", "acme.json", "light.json"])
    let explained = files.run("explain", "./t.resolver.json", "muted").text
    #expect(explained.contains("  document    light.json\n"))
    #expect(explained.contains("  declared    \(files.folder("light.json")):3\n"))
  }

  @Test("what no layer of an appearance has is an error (TH-02)") func missingInOneAppearance()
    throws
  {
    let files = try FaultCaseFiles([
      "acme.json": Self.colors(["accent": 0xFF0000]), "dark.json": Self.dark,
      "t.resolver.json": #"""
      {"version": "2025.10", "sets": {"roles": {"sources": [
         {"note": {"$type": "color", "$value": "{muted}"}}]}},
       "modifiers": {"scheme": {"default": "light", "contexts": {
         "light": [{"$ref": "acme.json"}], "dark": [{"$ref": "dark.json"}]}}},
       "resolutionOrder": [{"$ref": "#/sets/roles"}, {"$ref": "#/modifiers/scheme"}]}
      """#,
    ])
    let light = files.run("resolve", "./t.resolver.json")
    #expect(light.standardOutput == [])
    #expect(light.standardError.contains("t.resolver.json:2:42: error: [alias/unknown] 'muted'"))
    #expect(light.status == 2)
    #expect(try files.tokens(files.folder("t.resolver.json@scheme=dark")).count == 4)
  }

  @Test("what a contrast pack leaves out equals dark (TH-03)") func contrastPack() throws {
    let files = try FaultCaseFiles([
      "light.json": Self.light, "dark.json": Self.dark,
      "high.json": Self.colors(["text": 0xFFFFCC]),
      "t.resolver.json": #"""
      {"version": "2025.10", "modifiers": {
        "scheme": {"default": "light",
          "contexts": {"light": [{"$ref": "light.json"}], "dark": [{"$ref": "dark.json"}]}},
        "contrast": {"default": "standard", "contexts": {"standard": [], "high": [{"$ref": "high.json"}]}}},
       "resolutionOrder": [{"$ref": "#/modifiers/scheme"}, {"$ref": "#/modifiers/contrast"}]}
      """#,
    ])
    let (dark, high) = (
      files.folder("t.resolver.json@scheme=dark"),
      files.folder("t.resolver.json@scheme=dark,contrast=high")
    )
    var (before, after) = (try files.tokens(dark), try files.tokens(high))
    #expect(after.removeValue(forKey: "text")?.contains("#ffffcc") == true)
    before.removeValue(forKey: "text")
    #expect(after == before)
    #expect(after.count == 2)
    let diff = files.run("diff", dark, high, "--format", "json")
    let root = try JSONDocument(parsing: diff.standardOutput).root
    #expect(root["changes"]?.elements.map { $0["token"]?.string } == ["text"])
    #expect(root["left"]?["appearance"]?.string == "scheme=dark")
    #expect(root["right"]?["appearance"]?.string == "scheme=dark,contrast=high")
    let lines = files.run("diff", dark, high).text.split(separator: "\n").prefix(2)
    #expect(lines.joined(separator: " ") == "\(dark) → \(high)")
  }

  @Test("layers win as they are declared, whatever their files are called (TH-04)")
  func declaredOrder() throws {
    let files = try FaultCaseFiles([
      "z.json": numbers(["x": 1, "core": 1]), "a.json": numbers(["x": 2, "core": 2]),
      "m.json": numbers(["x": 3]),
    ])
    func document(_ order: [String]) -> String {
      #"""
      {"version": "2025.10", "sets": {"core": {"sources": [{"$ref": "z.json"}]},
        "brand": {"sources": [{"$ref": "a.json"}]}, "feature": {"sources": [{"$ref": "m.json"}]}},
       "resolutionOrder": [\#(order.map { ##"{"$ref": "#/sets/\##($0)"}"## }.joined(separator: ","))]}
      """#
    }
    try files.folder.write(document(["core", "brand", "feature"]).utf8, to: "t.resolver.json")
    for name in ["z", "a", "m"] {
      // The file that was written last is no layer of its own.
      try FileManager.default.setAttributes(
        [.modificationDate: Date()],
        ofItemAtPath: files.folder("\(name).json")
      )
      #expect(try files.tokens("./t.resolver.json") == ["x": "3", "core": "2"])
    }
    try files.folder.write(document(["feature", "brand", "core"]).utf8, to: "t.resolver.json")
    #expect(try files.tokens("./t.resolver.json") == ["x": "1", "core": "1"])
  }

  private static let overrides: [(String, String?)] = [
    (#"{"gap": {"$value": {"value": 8, "unit": "px"}}}"#, nil),
    (#"{"gap": {"$value": "{n}"}}"#, #"{"type":"number","value":2}"#),
    (
      #"{"$type": "dimension", "gap": {"$value": {"value": 8, "unit": "px"}}}"#,
      #"{"type":"dimension","value":{"value":8,"unit":"px"}}"#
    ),
  ]

  @Test("an override is a token of its own, with its own type (TH-05)", arguments: overrides)
  func override(_ text: String, _ token: String?) throws {
    let files = try FaultCaseFiles([
      "base.json": #"""
      {"gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}, "$description": "base",
        "$deprecated": true, "$extensions": {"com.example": {"id": 7}}},
       "n": {"$type": "number", "$value": 2}}
      """#,
      "own.json": text,
      "t.resolver.json": #"""
      {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "base.json"}, {"$ref": "own.json"}]}},
       "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """#,
    ])
    let result = files.run("resolve", "--compact", "./t.resolver.json")
    if let token {
      #expect(result.text.contains(#""gap":\#(token)"#))
      #expect(result.status == 0)
    } else {
      #expect(
        result.standardError.contains("own.json:1:9: error: [dtcg/missing-type] 'gap' has no")
      )
      #expect(result.status == 2)
    }
  }

  @Test("a token that one brand only has resolves there, and the diff says so (TH-09)")
  func brandOnlyToken() throws {
    let files = try FaultCaseFiles([
      "t.resolver.json": #"""
      {"version": "2025.10", "sets": {"base": {"sources": [
         {"palette": {"blue": {"$type": "color", "$value": \#(TokenReading.color(0x0000FF))}},
          "semantic": {"bg": {"$type": "color", "$value": "{palette.blue}"}}}]}},
       "modifiers": {"brand": {"default": "plain", "contexts": {"plain": [], "acme": [
         {"palette": {"extra": {"$type": "color", "$value": \#(TokenReading.color(0xFF0000))}},
          "semantic": {"bg": {"$type": "color", "$value": "{palette.extra}"}}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/brand"}]}
      """#
    ])
    let (plain, acme) = (
      files.folder("t.resolver.json"), files.folder("t.resolver.json@brand=acme")
    )
    #expect(try files.tokens(plain)["semantic.bg"]?.contains("#0000ff") == true)
    #expect(try files.tokens(plain)["palette.extra"] == nil)
    #expect(try files.tokens(acme)["semantic.bg"]?.contains("#ff0000") == true)
    let diff = files.run("diff", plain, acme, "--format", "json")
    let changes = try JSONDocument(parsing: diff.standardOutput).root["changes"]
    #expect(
      changes?.elements.map { "\($0["kind"]?.string ?? "") \($0["token"]?.string ?? "")" }
        == ["added palette.extra", "changed semantic.bg"]
    )
  }
}
