import Testing
import ThemeCommands
import ThemeEngine

/// Faults of other tools with documents, each with the right value.
struct DocumentFaultTests {
  private static let ink =
    ##""$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}"##

  @Test("a composite under other names keeps its parts (AL-06)") func compositeAliases() throws {
    let files = try FaultCaseFiles([
      "t.json": #"""
      {"f": {"$type": "fontFamily", "$value": "A"}, "w": {"$type": "fontWeight", "$value": 600},
       "s": {"$type": "dimension", "$value": {"value": 16, "unit": "px"}},
       "l": {"$type": "number", "$value": 1.5},
       "type": {"body": {"$type": "typography", "$value": {"fontFamily": "{f}", "fontSize": "{s}",
         "fontWeight": "{w}", "letterSpacing": "{s}", "lineHeight": "{l}"}},
        "lead": {"$value": "{type.body}"}, "intro": {"$value": "{type.lead}"}}}
      """#
    ])
    let tokens = try files.tokens("./t.json")
    let body =
      #"{"fontFamily":["A"],"fontSize":{"value":16,"unit":"px"},"fontWeight":600,"#
      + #""letterSpacing":{"value":16,"unit":"px"},"lineHeight":1.5}"#
    for name in ["type.body", "type.lead", "type.intro"] { #expect(tokens[name] == body) }
  }

  @Test("an alias is a part of a composite where its type fits (AL-07)") func aliasParts() throws {
    let files = try FaultCaseFiles([
      "t.json": """
      {"ink": {\(Self.ink)}, "hair": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
       "zero": {"$type": "dimension", "$value": {"value": 0, "unit": "px"}},
       "lift": {"$type": "shadow", "$value": {"color": "{ink}", "offsetX": "{zero}", "offsetY": "{hair}",
         "blur": "{zero}", "spread": "{zero}"}},
       "fade": {"$type": "gradient", "$value": [{"color": "{ink}", "position": 0}]},
       "line": {"$type": "border", "$value": {"color": "{hair}", "width": "{hair}", "style": "solid"}}}
      """
    ])
    let result = files.run("validate", "./t.json")
    #expect(result.status == 1)
    #expect(result.text.contains("[alias/wrong-type]"))
    #expect(result.text.contains("'hair'") && result.text.contains("1 error\n"))
  }

  @Test("a group's root token is reached by its name alone (AL-09)") func rootToken() throws {
    let files = try FaultCaseFiles([
      "t.json": """
      {"accent": {"$root": {\(Self.ink)}, "light": {\(Self.ink)}}, "a": {"$value": "{accent.$root}"}}
      """,
      "faulty.json": """
      {"accent": {"$root": {\(Self.ink)}}, "b": {"$value": "{accent}"}}
      """,
    ])
    let tokens = try files.tokens("./t.json")
    #expect(tokens.keys.sorted() == ["a", "accent.$root", "accent.light"])
    #expect(tokens["a"] == tokens["accent.$root"])
    let faulty = files.run("resolve", "./faulty.json")
    #expect(faulty.status == 2)
    #expect(faulty.standardError.contains("[alias/group]"))
    #expect(faulty.standardError.contains("{accent.$root}"))
  }

  @Test(
    "a name is compared as it stands (AL-10)",
    arguments: ["brand blue", "my/group", "c++", "[default]", "a(b"]
  )
  func oddNames(_ name: String) throws {
    let files = try FaultCaseFiles([
      "t.json": "{\"\(name)\": {\(Self.ink)}, \"x\": {\"$value\": \"{\(name)}\"}}"
    ])
    let tokens = try files.tokens("./t.json")
    #expect(tokens["x"] == tokens[name] && tokens["x"] != nil)
  }

  @Test("a name with a point is refused, not split (AL-10)") func pointInName() throws {
    let files = try FaultCaseFiles(["t.json": "{\"0.5\": {\(Self.ink)}}"])
    let result = files.run("validate", "./t.json")
    #expect(result.status == 1)
    #expect(result.text.contains("[dtcg/invalid-name]") && result.text.contains("'0.5'"))
  }

  @Test("every fault of extending is found at once (AL-18)") func extending() throws {
    let files = try FaultCaseFiles([
      "t.json": """
      {"button": {"secondary": {"$extends": "{button}"}}, "a": {"$extends": "{b}"}, "b": {"$extends": "{a}"},
       "t": {\(Self.ink)}, "x": {"$extends": "{t}"}, "y": {"$extends": "{nowhere}"}}
      """
    ])
    let result = files.run("validate", "./t.json")
    for rule in ["dtcg/extends-cycle", "dtcg/extends-token", "dtcg/extends-unknown"] {
      #expect(result.text.contains("[\(rule)]"), "\(rule)")
    }
    // One for each member of a ring, so four places and five errors.
    #expect(result.text.contains("5 errors\n"))
  }

  @Test("the components are the colour, whatever its hex says (CO-08)") func hexMismatch() throws {
    let files = try FaultCaseFiles([
      "t.json": ##"""
      {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": 0.5, "hex": "#ff0000"}}}
      """##
    ])
    let result = files.run("validate", "./t.json")
    #expect(result.text.contains("warning: [dtcg/hex-mismatch]"))
    #expect(
      try files.tokens("./t.json")["c"]
        == ##"{"colorSpace":"srgb","components":[0.2,0.4,0.6],"alpha":0.5,"hex":"#336699"}"##
    )
  }

  @Test("a hex with its alpha, or short, is an error (CO-08)", arguments: ["#3366997f", "#369"])
  func malformedHex(_ hex: String) throws {
    let files = try FaultCaseFiles([
      "t.json":
        "{\"c\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [0.2, 0.4, 0.6], \"hex\": \"\(hex)\"}}}"
    ])
    #expect(files.run("validate", "./t.json").text.contains("error: [dtcg/malformed-hex]"))
  }

  @Test("what is saved again loses nothing and stays the same (OUT-11)") func savedAgain() throws {
    let text = #"""
      {
        "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
        "gap": {
          "$type": "number",
          "$value": 0.1,
          "$description": "a long text with é, 主色 and \"quotes\"",
          "$extensions": {
            "com.one.tool": {
              "kept": [1, null, "x"]
            },
            "org.two.tool": 0.30000000000000004
          }
        }
      }

      """#
    let files = try FaultCaseFiles(["t.tokens.json": text])
    let output = files.folder("out")
    for name in ["./t.tokens.json", "./out/t.tokens.json"] {
      #expect(files.run("export", name, "--to", "dtcg", "--output", output).status == 0)
      #expect(String(decoding: try files.folder.read("out/t.tokens.json"), as: UTF8.self) == text)
    }
  }

  @Test("the order of keys is no difference, that of lists is (DF-02)") func orderOfKeys() throws {
    let files = try FaultCaseFiles([
      "a/t.json":
        #"{"f": {"$type": "fontFamily", "$value": ["A", "B"]}, "n": {"$type": "number", "$value": 1}}"#,
      "b/t.json":
        #"{"n": {"$value": 1, "$type": "number"}, "f": {"$value": ["A", "B"], "$type": "fontFamily"}}"#,
      "c/t.json":
        #"{"n": {"$value": 1, "$type": "number"}, "f": {"$value": ["B", "A"], "$type": "fontFamily"}}"#,
    ])
    #expect(files.run("diff", "./a/t.json", "./b/t.json", "--exit-code").status == 0)
    #expect(files.run("diff", "./a/t.json", "./c/t.json", "--exit-code").status == 1)
  }

  @Test("equal values are equal, whatever they refer to (DF-04)") func otherAliases() throws {
    func file(_ name: String) -> String {
      "{\"blue\": {\(Self.ink)}, \"slate\": {\(Self.ink)}, \"bg\": {\"$value\": \"{\(name)}\"}}"
    }
    let files = try FaultCaseFiles(["a/t.json": file("blue"), "b/t.json": file("slate")])
    #expect(files.run("diff", "./a/t.json", "./b/t.json", "--exit-code").status == 0)
    #expect(files.run("explain", "./a/t.json", "bg").text.contains("blue"))
    #expect(files.run("explain", "./b/t.json", "bg").text.contains("slate"))
  }
}
