import Testing
import ThemeCommands

@testable import ThemeEngine

/// Faults of other tools with references, each with the right value.
struct AliasFaultTests {
  private static let ink = TokenReading.color(0x204060)

  @Test("one target of several references is no cycle (AL-02)") func sharedTarget() throws {
    let text = { (size: Int) in
      #"""
      {"$type": "typography", "$value": {"fontFamily": "{fonts}", "fontWeight": 400,
        "fontSize": {"value": \#(size), "unit": "px"}, "letterSpacing": "{hair}", "lineHeight": 1.5}}
      """#
    }
    let reading = TokenReading(
      #"""
      {"ink": {"$type": "color", "$value": \#(Self.ink)},
       "hair": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
       "fonts": {"$type": "fontFamily", "$value": ["Inter", "sans-serif"]},
       "edge": {"$type": "border", "$value": {"color": "{ink}", "width": "{hair}", "style": "solid"}},
       "a": \#(text(16)), "b": \#(text(18)), "c": \#(text(20))}
      """#
    )
    #expect(reading.summary == [])
    #expect(reading.text("edge") == "{color: #204060, width: {value: 1, unit: px}, style: solid}")
    for (path, size) in [("a", 16), ("b", 18), ("c", 20)] {
      #expect(
        reading.text(path)
          == "{fontFamily: [Inter, sans-serif], fontSize: {value: \(size), unit: px}, "
          + "fontWeight: 400, letterSpacing: {value: 1, unit: px}, lineHeight: 1.5}"
      )
    }
  }

  @Test("a token that refers to itself is told so (AL-03)") func selfReference() {
    let reading = TokenReading(
      #"{"$type": "number", "a": {"$value": "{a}"}, "g": {"$value": "{a}"}}"#
    )
    #expect(reading.summary == ["alias/cycle a"])
    let finding = reading.document.findings.first
    #expect(finding?.message == "'a' refers to itself; give it a value of its own")
    #expect(finding?.related.compactMap(\.token) == ["g"])
  }

  @Test("a fault that many tokens depend on counts them (AL-03)") func manyDependents() {
    let users = (0..<3_000).map { #", "d\#($0)": {"$value": "{bad}"}"# }.joined()
    let reading = TokenReading(#"{"$type": "number", "bad": {"$value": "x"}\#(users)}"#)
    #expect(reading.summary == ["dtcg/wrong-type bad"])
    let related = reading.document.findings.first?.related.map(\.message) ?? []
    #expect(related.count == 21)
    #expect(
      related.first == "3000 tokens depend on it and have no value either, among them these"
    )
  }

  @Test("a reference to a group makes no tokens (AL-08)") func groupReference() {
    let reading = TokenReading(
      #"""
      {"button": {"$type": "color", "fill": {"$value": \#(Self.ink)}, "edge": {"$value": \#(Self.ink)}},
       "icon": {"$type": "color", "$value": "{button}"}}
      """#
    )
    #expect(reading.summary == ["alias/group icon"])
    #expect(
      reading.document.findings.first?.message
        == "'button' is a group, not a token; a group is copied with '$extends'"
    )
    #expect(reading.paths == ["button.fill", "button.edge"])
  }

  @Test("a modified colour is refused, and why is said (AL-11)", arguments: [false, true])
  func colourModifiers(lenient: Bool) {
    let reading = TokenReading(
      #"""
      {"c": {"$type": "color", "$value": \#(Self.ink)},
       "x": {"$type": "color", "$value": "rgba({c}, 0.4)"}, "y": {"$value": "{c}66"}}
      """#,
      lenient: lenient
    )
    let messages = reading.document.findings.map(\.message)
    #expect(messages.count == 2)
    #expect(
      messages.first?.hasSuffix(
        "a reference is the whole value, and nothing can be computed with it"
      )
        == true
    )
    #expect(messages.last == "a reference has to be the whole text, '{' to '}', in '{c}66'")
    #expect(reading.paths == ["c"])
  }

  @Test(
    "a number within a text loses nothing (AL-12)",
    arguments: ["{n}%", "{n}px", "{n}{n}", "{n} * 2", " {n}", "{n"]
  )
  func numberInText(_ text: String) {
    for (type, lenient) in [("number", false), ("number", true), ("string", true)] {
      let reading = TokenReading(
        #"{"n": {"$type": "number", "$value": 100}, "s": {"$type": "\#(type)", "$value": "\#(text)"}}"#,
        lenient: lenient
      )
      // A type that only lenient reading knows may hold any text that doesn't begin a reference.
      let isText = type == "string" && text.first == " "
      #expect(reading.value("s") == (isText ? .string(text) : nil))
      #expect(reading.value("n") == .number(100))
    }
  }

  @Test("braces in notes and names of fonts stay as they are (AL-13)") func plainBraces() throws {
    let files = try FaultCaseFiles([
      "t.json": #"""
      {"f": {"$type": "fontFamily", "$description": "use {not.a.token}",
        "$value": ["Odd {Font}"], "$extensions": {"com.example": "{x}"}}}
      """#
    ])
    let result = files.run("resolve", "--compact", "./t.json")
    #expect(
      result.text.contains(
        #""value":["Odd {Font}"],"description":"use {not.a.token}""#
      )
    )
    #expect(result.standardError == "")
  }

  @Test("all broken references of all files are found in one run (AL-17)") func brokenReferences()
    throws
  {
    var files = ["all.resolver.json": Self.resolver(["a.json", "b.json", "c.json"])]
    for file in ["a", "b", "c"] {
      let tokens = (1...4).map { index in
        let target = file == "a" && index == 1 ? "colour.primay" : "gone.\(file)\(index)"
        return #"  "\#(file)\#(index)": {"$type": "color", "$value": "{\#(target)}"}"#
      }
      let good = #""colour": {"primary": {"$type": "color", "$value": \#(Self.ink)}},"#
      let first = file == "a" ? "{\(good)\n" : "{\n"
      files["\(file).json"] = first + tokens.joined(separator: ",\n") + "\n}"
    }
    let folder = try FaultCaseFiles(files)
    let result = folder.run("validate", "./all.resolver.json", "--format", "json")
    let root = try JSONDocument(parsing: result.standardOutput).root
    let findings = root["findings"]?.elements.map { $0 } ?? []
    #expect(
      findings.map { $0["token"]?.string }
        == ["a", "b", "c"].flatMap { name in
          (1...4).map { "\(name)\($0)" }
        }
    )
    #expect(
      findings.map { $0["line"]?.integer }
        == Array(repeating: [2, 3, 4, 5], count: 3).flatMap { $0 }
    )
    #expect(findings.allSatisfy { $0["ruleId"]?.string == "alias/unknown" })
    #expect(findings.first?["suggestion"]?.string == "colour.primary")
    #expect(findings.last?["message"]?.string == "'gone.c4' does not exist")
    #expect(findings.last?["file"]?.string == folder.folder("c.json"))
    #expect(result.status == 1)
    let text = folder.run("validate", "./all.resolver.json").text
    #expect(text.contains("c.json:5:38: error: [alias/unknown] 'gone.c4' does not exist\n"))
    #expect(text.contains("  = token: c4\n"))
    #expect(text.hasSuffix("12 errors\nchecked 1 file, 1 token\n"))
  }

  @Test("a token in place of a copied one keeps nothing of it (AL-19)") func replacedToken() throws
  {
    let files = try FaultCaseFiles([
      "t.json": #"""
      {"n": {"x": {"$type": "number", "$value": 9}},
       "base": {"w": {"$type": "dimension", "$value": {"value": 12, "unit": "rem"},
         "$description": "wide", "$deprecated": true}},
       "child": {"$extends": "{base}", "w": {"$value": "{n.x}"}}}
      """#
    ])
    #expect(
      files.run("resolve", "--compact", "./t.json").text
        .contains(#""child.w":{"type":"number","value":9}"#)
    )
  }

  @Test(
    "a pointer that isn't escaped is suggested as it is written (AL-20)",
    arguments: [
      ("#/wide/bxo/$value", "#/wide~1box/$value"), ("#/wide/box", "#/wide~1box"),
      ("#/in/wide/box/$value", "#/in/wide~1box/$value"),
    ]
  )
  func pointerSuggestion(_ pointer: String, _ suggestion: String) {
    let box = #"{"$type": "number", "$value": 3}"#
    let reading = TokenReading(
      #"""
      {"wide/box": \#(box), "in": {"wide/box": \#(box)},
       "x": {"$type": "number", "$value": {"$ref": "\#(pointer)"}}}
      """#
    )
    #expect(reading.summary == ["alias/unknown x"])
    #expect(reading.document.findings.first?.suggestion == suggestion)
  }

  @Test("the themes of a document have their own palettes (AL-21)") func themesOfOneDocument()
    throws
  {
    let contexts = [("A", "0.1"), ("B", "0.2"), ("C", "0.3")].map { name, red in
      #"""
      "\#(name)": [{"palette": {"primary": {"$type": "color",
        "$value": {"colorSpace": "srgb", "components": [\#(red), 0, 0]}}}}]
      """#
    }
    let files = try FaultCaseFiles([
      "t.resolver.json": #"""
      {"version": "2025.10",
       "sets": {"s": {"sources": [{"semantic": {"bg": {"$type": "color", "$value": "{palette.primary}"}}}]}},
       "modifiers": {"theme": {"contexts": {\#(contexts.joined(separator: ", "))}, "default": "A"}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/theme"}]}
      """#
    ])
    for (theme, red) in [("A", "0.1"), ("B", "0.2"), ("C", "0.3")] {
      let tokens = try files.tokens(files.folder("t.resolver.json@theme=\(theme)"))
      #expect(tokens["semantic.bg"]?.contains("[\(red),0,0]") == true)
      #expect(tokens["semantic.bg"] == tokens["palette.primary"])
    }
  }

  @Test("a renamed token lists its users, and they follow it (AL-22)") func rename() throws {
    func text(_ name: String) -> String {
      let none = #"{"value": 0, "unit": "px"}"#
      return #"""
        {"palette": {"\#(name)": {"$type": "color", "$value": \#(Self.ink)}},
         "link": {"$type": "color", "$value": "{palette.\#(name)}"},
         "glow": {"$type": "shadow", "$value": {"color": "{palette.\#(name)}", "offsetX": \#(none),
           "offsetY": \#(none), "blur": \#(none), "spread": \#(none)}},
         "fade": {"$type": "gradient", "$value": [{"color": "{palette.\#(name)}", "position": 0}]}}
        """#
    }
    let files = try FaultCaseFiles(["old.json": text("sky"), "new.json": text("azure")])
    let diff = files.run("diff", "./old.json", "./new.json", "--format", "json")
    let root = try JSONDocument(parsing: diff.standardOutput).root
    let changes = root["changes"]?.elements.map { $0 } ?? []
    #expect(changes.map { $0["kind"]?.string } == ["renamed"])
    #expect(
      changes.first?["text"]?.string
        == "renamed from palette.sky, #204060, referred to by fade, glow and link"
    )
    let shown = files.run("diff", "./old.json", "./new.json").text
    #expect(shown.contains("  palette.azure is referred to by fade, glow, link\n"))
    #expect(try files.tokens("./new.json")["fade"]?.hasPrefix("[{\"color\":{") == true)
  }

  /// A resolver document over files in one set.
  private static func resolver(_ files: [String]) -> String {
    let sources = files.map { #"{"$ref": "\#($0)"}"# }.joined(separator: ", ")
    return #"""
      {"version": "2025.10", "sets": {"s": {"sources": [\#(sources)]}},
       "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """#
  }
}
