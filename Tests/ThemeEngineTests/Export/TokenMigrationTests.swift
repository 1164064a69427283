import Testing
import ThemeEngine

/// Token files of any dialect leave in the Design Tokens format.
struct TokenMigrationTests {
  private struct Export {
    let files: [String: String]
    let findings: [Diagnostic]

    init(_ result: DesignTokensExport.Result) {
      files = Dictionary(
        uniqueKeysWithValues: result.files.map {
          ($0.path, String(decoding: $0.bytes, as: UTF8.self))
        }
      )
      findings = result.findings
    }

    subscript(name: String) -> JSONNode? {
      files[name].flatMap { try? JSONDocument(parsing: Array($0.utf8)).root }
    }

    var rules: [RuleID] { findings.map(\.ruleId) }

    /// The tokens of a combination, read strictly.
    func document(_ name: String, _ inputs: (String, String)...) -> TokenDocument {
      let resolver = ResolverDocument(
        parsing: Array((files[name] ?? "").utf8),
        name: name,
        source: ResolverTestSource(files)
      )
      return resolver.document(inputs: inputs.map { (name: $0.0, context: $0.1) })
    }
  }

  private static func export(
    _ files: KeyValuePairs<String, String>,
    as dialect: Dialect = .dtcg,
    lenient: Bool = false
  ) throws -> Export {
    var documents: [(document: JSONDocument, name: String?)] = []
    for (name, text) in files {
      documents.append((try JSONDocument(parsing: Array(text.utf8)), name))
    }
    let system = TokenSystem(
      files: documents,
      named: files.count == 1 ? files[0].key : "folder",
      as: dialect,
      options: DocumentOptions(lenient: lenient)
    )
    return Export(DesignTokensExport.files(of: system))
  }

  private static func export(
    resolver text: String,
    _ files: [String: String] = [:],
    lenient: Bool = false
  ) -> Export {
    Export(
      DesignTokensExport.files(
        of: TokenSystem(resolver(text, files, lenient: lenient), named: "r.json")
      )
    )
  }

  /// What is valid is written as it stands: references, pointers, extensions, notes, and what the
  /// format doesn't know.
  @Test func aValidFileStaysAsItIs() throws {
    let text = #"""
      {
        "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
        "$description": "all of it",
        "base": {
          "$type": "color",
          "$extensions": {
            "com.example.one": [1, 0.1, null]
          },
          "ink": {
            "$value": {
              "colorSpace": "oklch",
              "components": [0.5, "none", 20]
            },
            "$description": "{not.a.reference}",
            "$deprecated": "use it no more",
            "$extensions": {
              "com.example.two": null
            }
          },
          "$root": {
            "$value": "{base.ink}"
          }
        },
        "copy": {
          "$extends": "{base}",
          "own": {
            "$ref": "#/base/ink"
          }
        },
        "part": {
          "$type": "number",
          "$value": {
            "$ref": "#/base/ink/$value/components/0"
          },
          "$later": true
        }
      }

      """#
    let export = try Self.export(["a.tokens.json": text])
    #expect(export.files == ["a.tokens.json": text])
    #expect(export.rules == [.dtcgUnknownProperty])
  }

  @Test func whatIsRepairedIsWrittenAsItWasRead() throws {
    let export = try Self.export(
      [
        "a.json": #"""
        {"ink": {"$type": "color", "$value": "#10203080"}, "also": {"$value": "{ink}"},
         "gap": {"$type": "dimension", "$value": "1.5rem", "$extensions": {"x.y": 1}}}
        """#
      ],
      lenient: true
    )
    let file = try #require(export["a.tokens.json"])
    #expect(file["ink"]?["$value"]?["colorSpace"]?.string == "srgb")
    #expect(file["ink"]?["$value"]?["alpha"]?.number == 128.0 / 255)
    #expect(file["ink"]?["$value"]?["hex"]?.string == "#102030")
    #expect(file["also"]?["$value"]?.string == "{ink}")
    #expect(file["also"]?["$type"] == nil)
    #expect(file["gap"]?["$value"]?["value"]?.number == 1.5)
    #expect(file["gap"]?["$value"]?["unit"]?.string == "rem")
    #expect(file["gap"]?["$extensions"]?["x.y"]?.number == 1)
    #expect(Set(export.rules) == [.dtcgRepaired])
  }

  @Test func aFaultyFileGivesNoFiles() throws {
    let export = try Self.export(["a.json": ##"{"ink": {"$type": "color", "$value": "#102030"}}"##])
    #expect(export.files.isEmpty)
    #expect(export.rules == [.dtcgWrongType])
  }

  @Test func anotherDialectKeepsItsReferences() throws {
    let export = try Self.export(
      [
        "a.json": #"""
        {"size": {"base": {"value": "4px", "comment": "of the grid"}, "wide": {"value": "{size.base.value} * 3"},
         "same": {"value": "{size.base}"}, "logo": {"value": "logo.svg", "type": "asset"}}}
        """#
      ],
      as: .styleDictionary
    )
    let size = try #require(export["a.tokens.json"]?["size"])
    #expect(size["base"]?["$type"]?.string == "dimension")
    #expect(size["base"]?["$description"]?.string == "of the grid")
    #expect(size["wide"]?["$value"]?["value"]?.number == 12)
    #expect(size["same"]?["$value"]?.string == "{size.base}")
    #expect(size["logo"] == nil)
    #expect(export.rules == [.exportUnsaid])
    #expect(export.findings.first?.token == "size.logo")
    #expect(export.findings.first?.line == 2)
    let kept = export["a.tokens.json"]?["$extensions"]?["org.theme-engine"]?["tokens"]?["size.logo"]
    #expect(kept?["type"]?.string == "asset")
    #expect(kept?["value"]?.string == "logo.svg")
  }

  /// A folder's files become files of their own, which a resolver document lays over each other.
  @Test func aFolderKeepsItsFiles() throws {
    let export = try Self.export(
      [
        "folder/a.json": ##"{"gap": {"value": "4px"}, "ink": {"value": "#102030"}}"##,
        "folder/in/b.json": #"{"gap": {"value": "8px"}, "also": {"value": "{ink}"}}"#,
      ],
      as: .styleDictionary
    )
    #expect(
      export.files.keys.sorted() == ["a.tokens.json", "folder.resolver.json", "in/b.tokens.json"]
    )
    #expect(export["a.tokens.json"]?["gap"]?["$value"]?["value"]?.number == 4)
    let document = export.document("folder.resolver.json")
    #expect(document.findings.isEmpty)
    #expect(document.tokens.map(\.path.description).sorted() == ["also", "gap", "ink"])
    let gap = document.tokens.first { $0.path == TokenPath("gap") }
    #expect(
      gap?.cells[.light, .standard]?.expression
        == .value(.object([.init("value", .number(8)), .init("unit", .string("px"))]))
    )
  }

  private static let system = #"""
    {"version": "2025.10", "name": "All", "description": "of it",
     "sets": {
       "base/one": {"sources": [{"$ref": "a.json"}], "description": "first", "$extensions": {"x.y": 1}},
       "unused": {"sources": [{"idle": {"$type": "number", "$value": "#102030"}}]},
       "all": {"sources": [{"$ref": "#/sets/base~1one"}]}
     },
     "modifiers": {"theme": {"contexts": {
       "light": [{"ink": {"$type": "number", "$value": 2}}], "dark": [{"$ref": "deep down/b.json"}], "bare": []
     }, "default": "light", "description": "which"}},
     "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}]}
    """#
  private static let systemFiles = [
    "a.json":
      #"{"ink": {"$type": "number", "$value": 1}, "gap": {"$type": "number", "$value": 5}}"#,
    "deep down/b.json": #"{"ink": {"$type": "number", "$value": 3}}"#,
  ]

  @Test func aResolverDocumentKeepsItsSetsAndModifiers() throws {
    let text = Self.system.replacing("#102030", with: "7").replacing("\"7\"", with: "7")
    let export = Self.export(resolver: text, Self.systemFiles)
    #expect(
      export.files.keys.sorted() == [
        "a.tokens.json", "deep down/b.tokens.json", "r.resolver.json", "theme-light.tokens.json",
        "unused.tokens.json",
      ]
    )
    #expect(export.rules == [.resolverUnused])
    let root = try #require(export["r.resolver.json"])
    #expect(root["name"]?.string == "All")
    #expect(root["description"]?.string == "of it")
    #expect(root["sets"]?["base/one"]?["description"]?.string == "first")
    #expect(root["sets"]?["base/one"]?["$extensions"]?["x.y"]?.number == 1)
    #expect(root["modifiers"]?["theme"]?["default"]?.string == "light")
    #expect(root["modifiers"]?["theme"]?["description"]?.string == "which")
    #expect(export["unused.tokens.json"]?["idle"]?["$value"]?.number == 7)
    for (context, ink) in [("light", 2), ("dark", 3), ("bare", 1)] {
      let document = export.document("r.resolver.json", ("theme", context))
      #expect(document.findings.isEmpty)
      #expect(document.numbers == ["gap=5", "ink=\(ink)"])
    }
  }

  /// A token that another file replaces in every combination is in its own file all the same, in a
  /// form that the format takes.
  @Test func whatNobodySeesIsWrittenToo() throws {
    let export = try Self.export(
      [
        "folder/a.json":
          #"{"gap": {"$type": "dimension", "$value": "4px"}, "far": {"$type": "dimension", "$value": "4vw"}}"#,
        "folder/b.json":
          #"{"gap": {"$type": "dimension", "$value": "8px"}, "far": {"$type": "dimension", "$value": "8px"}}"#,
      ],
      lenient: true
    )
    #expect(export["a.tokens.json"]?["gap"]?["$value"]?["value"]?.number == 4)
    #expect(export["a.tokens.json"]?["far"] == nil)
    let kept = export["a.tokens.json"]?["$extensions"]?["org.theme-engine"]?["tokens"]?["far"]
    #expect(kept?["value"]?["unit"]?.string == "vw")
    let document = export.document("folder.resolver.json")
    #expect(document.findings.isEmpty)
    #expect(document.tokens.count == 2)
  }

  /// A token that the format can't say stands in for one that it can, and the other way round.
  @Test(arguments: [("auto", "4px", "b"), ("4px", "auto", "a")])
  func theLaterOfTwoHolds(_ first: String, _ second: String, unsayable: String) throws {
    func file(_ value: String) -> String {
      let type = value == "auto" ? "string" : "dimension"
      return #"{"gap": {"$type": "\#(type)", "$value": "\#(value)"}}"#
    }
    let export = try Self.export(
      ["folder/a.json": file(first), "folder/b.json": file(second)],
      lenient: true
    )
    let document = export.document("folder.resolver.json")
    #expect(document.findings.isEmpty)
    let token = try #require(document.tokens.first)
    #expect(document.tokens.count == 1)
    #expect(token.custom?.type.rawValue == (second == "auto" ? "string" : "dimension"))
  }

  @Test(
    arguments: [
      (
        #"{"t": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": "12px"}}}"#,
        ["fontWeight": "400", "letterSpacing": "0", "lineHeight": "1.2"]
      ),
      (
        ##"{"t": {"$type": "shadow", "$value": {"color": "#000", "offsetX": "1px", "offsetY": "2px"}}}"##,
        ["blur": "0", "spread": "0"]
      ),
      (
        ##"{"t": {"$type": "border", "$value": {"color": "#000", "width": "1px"}}}"##,
        ["style": "solid"]
      ),
      (
        #"{"t": {"$type": "transition", "$value": {"duration": "1s", "timingFunction": [0, 0, 1, 1]}}}"#,
        ["delay": "0"]
      ),
    ]
  )
  func whatTheFormatDemandsIsFilledIn(_ text: String, _ filled: [String: String]) throws {
    let export = try Self.export(["a.json": text], lenient: true)
    let value = try #require(export["a.tokens.json"]?["t"]?["$value"])
    for (name, expected) in filled {
      let member = value[name]?["value"] ?? value[name]
      #expect((member?.string ?? member?.numberText) == expected, "\(name)")
    }
    let findings = export.findings.filter { [.exportFilled, .dtcgRepaired].contains($0.ruleId) }
    for name in filled.keys { #expect(findings.contains { $0.message.contains("'\(name)'") }) }
    let read = TokenDocument(parsing: Array((export.files["a.tokens.json"] ?? "").utf8), name: nil)
    #expect(read.findings.isEmpty)
  }

  /// The format has lengths in px and rem alone, and of a text style the size is known.
  @Test(arguments: [("16px", "-2%", -0.32, "px"), ("1.5rem", "0.04em", 0.06, "rem")])
  func relativeLetterSpacingBecomesALength(
    _ size: String,
    _ spacing: String,
    value: Double,
    unit: String
  ) throws {
    let text = """
      {"size": {"$type": "dimension", "$value": "\(size)"},
       "t": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": "{size}", "fontWeight": 400,
         "lineHeight": 1, "letterSpacing": "\(spacing)"}}}
      """
    let export = try Self.export(["a.json": text], lenient: true)
    let style = try #require(export["a.tokens.json"]?["t"]?["$value"])
    #expect(style["letterSpacing"]?["value"]?.number == value)
    #expect(style["letterSpacing"]?["unit"]?.string == unit)
    #expect(style["fontSize"]?.string == "{size}")
    #expect(export.rules.contains(.exportFilled))
    #expect(!export.rules.contains(.exportUnsaid))
  }

  /// Lenient reading takes tokens below a token, for which the format has no room.
  @Test func aTokenOverOthersIsMovedOut() throws {
    let text = #"{"a": {"$type": "number", "$value": 1, "b": {"$value": 2}}}"#
    let export = try Self.export(["a.json": text], lenient: true)
    let file = try #require(export["a.tokens.json"])
    #expect(file["a"]?["$value"] == nil)
    #expect(file["a"]?["b"]?["$value"]?.number == 2)
    let kept = file["$extensions"]?["org.theme-engine"]?["tokens"]?["a"]
    #expect(kept?["value"]?.number == 1)
    let read = TokenDocument(
      parsing: Array((export.files["a.tokens.json"] ?? "").utf8),
      name: "a.tokens.json"
    )
    #expect(read.findings.isEmpty)
    #expect(read.numbers == ["a.b=2", "a=1"])
  }

  /// What is moved out of an extended group is in its copies too, and stands over what a copy has.
  @Test func copiesOfWhatIsMovedOutStay() throws {
    let text = #"""
      {"base": {"a": {"$type": "string", "$value": "AUTO"}, "b": {"$type": "number", "$value": 1}},
       "copy": {"$extends": "{base}", "b": {"$type": "string", "$value": "none"}}}
      """#
    let export = try Self.export(["a.json": text], lenient: true)
    let tokens = try #require(
      export["a.tokens.json"]?["$extensions"]?["org.theme-engine"]?["tokens"]
    )
    #expect(tokens["base.a"]?["value"]?.string == "AUTO")
    #expect(tokens["copy.a"]?["value"]?.string == "AUTO")
    let read = TokenDocument(
      parsing: Array((export.files["a.tokens.json"] ?? "").utf8),
      name: "a.tokens.json"
    )
    #expect(read.findings.isEmpty)
    let types = Dictionary(
      uniqueKeysWithValues: read.tokens.map { ($0.path, $0.custom?.type.rawValue) }
    )
    #expect(types[TokenPath("copy.b")] == "string")
    #expect(types[TokenPath("base.b")] == "number")
    #expect(read.tokens.count == 4)
  }

  @Test func filesOfOneNameAreKeptApart() throws {
    let text = #"""
      {"version": "2025.10", "resolutionOrder": [
        {"type": "set", "name": "one", "sources": [{"a": {"$type": "number", "$value": 1}}, {"b": {"$type": "number", "$value": 2}}]},
        {"type": "set", "name": "One", "sources": [{"c": {"$type": "number", "$value": 3}}]}]}
      """#
    let export = Self.export(resolver: text)
    #expect(
      export.files.keys.sorted() == [
        "One-3.tokens.json", "one-2.tokens.json", "one.tokens.json", "r.resolver.json",
      ]
    )
    #expect(export.document("r.resolver.json").numbers == ["a=1", "b=2", "c=3"])
  }

  /// What was kept once is kept again.
  @Test func aMigratedFileStaysAsItIs() throws {
    let first = try Self.export(
      ["a.json": #"{"label": {"$type": "string", "$value": "OK"}, "same": {"$value": "{label}"}}"#],
      lenient: true
    )
    let text = try #require(first.files["a.tokens.json"])
    let again = try Self.export(["a.tokens.json": text])
    #expect(again.files == first.files)
  }

  @Test(
    arguments: [
      ("\"type\": \"string\"", "\"type\": 5"), ("\"value\": \"OK\"", "\"vaule\": \"OK\""),
      ("\"alias\": \"label\"", "\"alias\": \"lable\""),
    ]
  )
  func aFaultInWhatIsKeptIsFound(_ old: String, _ new: String) throws {
    let export = try Self.export(
      ["a.json": #"{"label": {"$type": "string", "$value": "OK"}, "same": {"$value": "{label}"}}"#],
      lenient: true
    )
    let text = try #require(export.files["a.tokens.json"])
    let edited = text.replacing(old, with: new)
    try #require(edited != text)
    let read = TokenDocument(parsing: Array(edited.utf8), name: "a.json")
    let errors = read.findings.filter { $0.severity == .error }
    #expect(!errors.isEmpty)
    #expect(errors.allSatisfy { ($0.line ?? 0) > 1 && $0.expected != nil })
  }
}
