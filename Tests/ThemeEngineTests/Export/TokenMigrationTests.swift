import Testing
import ThemeEngine

/// Token files of any dialect leave in the Design Tokens format.
struct TokenMigrationTests {
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
    let export = try MigratedFiles.export(["a.tokens.json": text])
    #expect(export.files == ["a.tokens.json": text])
    #expect(export.rules == [.dtcgUnknownProperty])
  }

  @Test func whatIsRepairedIsWrittenAsItWasRead() throws {
    let export = try MigratedFiles.export(
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

  /// Strict reading takes such a text for one odd name, with a warning; what was meant is written.
  @Test func aFontStackInOneTextIsWrittenAsAList() throws {
    let text = #"{"sans": {"$type": "fontFamily", "$value": "Open Sans, sans-serif"}}"#
    let export = try MigratedFiles.export(["a.json": text], lenient: true)
    let value = export["a.tokens.json"]?["sans"]?["$value"]
    #expect(value?.elements.map(\.string) == ["Open Sans", "sans-serif"])
  }

  @Test func aFaultyFileGivesNoFiles() throws {
    let export = try MigratedFiles.export([
      "a.json": ##"{"ink": {"$type": "color", "$value": "#102030"}}"##
    ])
    #expect(export.files.isEmpty)
    #expect(export.rules == [.dtcgWrongType])
  }

  @Test func anotherDialectKeepsItsReferences() throws {
    let export = try MigratedFiles.export(
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
    #expect(export.findings.first?.column == 36)
    let kept = export["a.tokens.json"]?["$extensions"]?["org.theme-engine"]?["tokens"]?["size.logo"]
    #expect(kept?["type"]?.string == "asset")
    #expect(kept?["value"]?.string == "logo.svg")
  }

  /// A folder's files become files of their own, which a resolver document lays over each other.
  @Test func aFolderKeepsItsFiles() throws {
    let export = try MigratedFiles.export(
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
    let export = MigratedFiles.export(resolver: text, Self.systemFiles)
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

  /// A reference with contexts of its own is another modifier of the same name, by which inputs
  /// choose; the name must not go to one that takes no part.
  @Test func aModifierKeepsTheNameThatInputsUse() {
    let text = #"""
      {"version": "2025.10",
       "modifiers": {"size": {"contexts": {"s": [], "l": []}, "default": "s"}},
       "resolutionOrder": [
         {"$ref": "#/modifiers/size", "contexts": {
           "s": [{"a": {"$type": "number", "$value": 1}}],
           "l": [{"a": {"$type": "number", "$value": 2}}]}},
         {"$ref": "#/modifiers/size", "contexts": {
           "s": [{"b": {"$type": "number", "$value": 3}}],
           "l": [{"b": {"$type": "number", "$value": 4}}]}}]}
      """#
    let export = MigratedFiles.export(resolver: text)
    #expect(export.findings == [])
    #expect(export.document("r.resolver.json").numbers == ["a=1", "b=3"])
    #expect(export.document("r.resolver.json", ("size", "l")).numbers == ["a=2", "b=4"])
    let file = export["r.resolver.json"]
    #expect(file?["modifiers"]?.members.map(\.key) == ["size-3", "size", "size-2"])
    let order = file?["resolutionOrder"]?.elements.map(\.self) ?? []
    #expect(order.map { $0["$ref"]?.string } == ["#/modifiers/size", "#/modifiers/size-2"])
    #expect(order.map { $0["name"]?.string } == [nil, "size"])
  }

  /// A token that another file replaces in every combination is in its own file all the same, in a
  /// form that the format takes.
  @Test func whatNobodySeesIsWrittenToo() throws {
    let export = try MigratedFiles.export(
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
    let export = try MigratedFiles.export(
      ["folder/a.json": file(first), "folder/b.json": file(second)],
      lenient: true
    )
    let document = export.document("folder.resolver.json")
    #expect(document.findings.isEmpty)
    let token = try #require(document.tokens.first)
    #expect(document.tokens.count == 1)
    #expect(token.custom?.type.rawValue == (second == "auto" ? "string" : "dimension"))
  }
}
