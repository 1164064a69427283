import Foundation
import Testing
import ThemeEngine

/// Sets and themes of Tokens Studio leave as sets, modifiers and contexts of the format.
struct StudioMigrationTests {
  private struct Migration {
    let files: [String: String]
    let findings: [Diagnostic]
    let themes: ResolverDocument

    init(_ text: String) throws {
      let document = try JSONDocument(parsing: Array(text.utf8))
      themes = ResolverDocument(readingStudio: document, name: "t.json")
      let result = DesignTokensExport.files(of: TokenSystem(themes, named: "t.json"))
      findings = result.findings
      files = Dictionary(
        uniqueKeysWithValues: result.files.map {
          ($0.path, String(decoding: $0.bytes, as: UTF8.self))
        }
      )
    }

    subscript(name: String) -> JSONNode? {
      files[name].flatMap { try? JSONDocument(parsing: Array($0.utf8)).root }
    }

    /// The tokens of the exported files, as `path=value`.
    func exported(_ inputs: [(name: String, context: String)]) -> [String] {
      let resolver = ResolverDocument(
        parsing: Array((files["t.resolver.json"] ?? "").utf8),
        name: "t.resolver.json",
        source: ResolverTestSource(files)
      )
      let document = resolver.document(inputs: inputs)
      #expect(document.findings.allSatisfy { $0.severity != .error })
      return Self.texts(document)
    }

    /// The tokens that the themes give themselves.
    func own(_ inputs: [(name: String, context: String)]) -> [String] {
      Self.texts(themes.document(inputs: inputs))
    }

    private static func texts(_ document: TokenDocument) -> [String] {
      let brand = BrandDefinition(document, file: "t.json")
      guard let theme = try? ThemeResolver.resolve(brand) else { return ["faulty"] }
      return theme.custom.map { "\($0.path)=\($0.value)" }
    }
  }

  private static func system(_ sets: String, _ themes: [(String?, String, String)]) -> String {
    let list = themes.map { group, name, sets in
      let group = group.map { "\"group\": \"\($0)\", " } ?? ""
      return "{\(group)\"name\": \"\(name)\", \"selectedTokenSets\": {\(sets)}}"
    }
    return "{\(sets), \"$themes\": [\(list.joined(separator: ", "))]}"
  }

  private static var spacing: Regex<Substring> { /letterSpacing: \{[^}]*\}/ }

  private static let sets = #"""
    "core": {"unit": {"$type": "dimension", "$value": "4"}, "ink": {"$type": "color", "$value": "#102030"}},
    "mode/light": {"paper": {"$type": "color", "$value": "#ffffff"}},
    "mode/dark": {"paper": {"$type": "color", "$value": "#000000"}, "unit": {"$type": "dimension", "$value": "6"}},
    "parts": {"gap": {"$type": "spacing", "$value": "{unit} * 2"}, "ground": {"$type": "color", "$value": "{paper}"},
              "word": {"$type": "text", "$value": "hello"}}
    """#
  private static let modes = [
    ("mode", "Light", #""core": "source", "mode/light": "enabled", "parts": "enabled""#),
    ("mode", "Dark", #""core": "source", "mode/dark": "enabled", "parts": "enabled""#),
  ]

  /// What a theme computes is written out for it, and references stay.
  @Test func aThemeBecomesAContext() throws {
    let migration = try Migration(Self.system(Self.sets, Self.modes))
    let root = try #require(migration["t.resolver.json"])
    #expect(root["modifiers"]?["mode"]?["contexts"]?.members.map(\.key) == ["Light", "Dark"])
    #expect(root["modifiers"]?["mode"]?["default"]?.string == "Light")
    #expect(root["sets"]?.members.map(\.key) == ["core", "mode/light", "mode/dark", "parts"])
    #expect(migration["parts.tokens.json"]?["gap"]?["$value"]?["value"]?.number == 8)
    #expect(migration["parts.tokens.json"]?["ground"]?["$value"]?.string == "{paper}")
    #expect(migration["mode/dark.tokens.json"]?["paper"]?["$value"]?["hex"]?.string == "#000000")
    #expect(migration["computed-mode-Dark.tokens.json"]?["gap"]?["$value"]?["value"]?.number == 12)
    #expect(migration["computed-mode-Light.tokens.json"]?["gap"]?["$value"]?["value"]?.number == 8)
    #expect(migration.findings.map(\.ruleId) == [.exportUnsaid])
    for mode in ["Light", "Dark"] {
      #expect(migration.exported([("mode", mode)]) == migration.own([("mode", mode)]))
    }
    #expect(migration.own([("mode", "Dark")]).contains("gap={value: 12, unit: px}"))
  }

  /// A set that a theme enables is laid over one that is only a source, whatever the order says.
  @Test func theOrderOfUsesHolds() throws {
    let text = Self.system(
      #"""
      "late": {"a": {"$type": "number", "$value": 1}}, "early": {"a": {"$type": "number", "$value": 2}},
      "$metadata": {"tokenSetOrder": ["early", "late"]}
      """#,
      [
        ("g", "One", #""early": "enabled", "late": "source""#),
        ("g", "Two", #""early": "source", "late": "enabled""#),
        ("g", "Three", #""early": "enabled", "late": "enabled""#),
      ]
    )
    let migration = try Migration(text)
    for (context, value) in [("One", 2), ("Two", 1), ("Three", 1)] {
      #expect(migration.own([("g", context)]) == ["a=\(value)"])
      #expect(migration.exported([("g", context)]) == ["a=\(value)"])
    }
    #expect(migration.findings.isEmpty)
  }

  /// A group with one theme leaves nothing to choose, which the format demands of a modifier.
  @Test func aGroupOfOneIsNoModifier() throws {
    let themes = Self.modes + [("only", "One", #""extra": "enabled""#)]
    let sets = Self.sets + #", "extra": {"more": {"$type": "number", "$value": 1}}"#
    let migration = try Migration(Self.system(sets, themes))
    #expect(migration["t.resolver.json"]?["modifiers"]?.members.map(\.key) == ["mode"])
    #expect(migration.exported([("mode", "Dark")]).contains("more=1"))
  }

  /// Two groups that decide a value together are more than the format can say.
  @Test func aValueOfTwoGroupsIsReported() throws {
    let sets = #"""
      "base": {"gap": {"$type": "dimension", "$value": "{size} * {scale}"}},
      "s": {"size": {"$type": "number", "$value": 2}}, "l": {"size": {"$type": "number", "$value": 3}},
      "x": {"scale": {"$type": "number", "$value": 5}}, "y": {"scale": {"$type": "number", "$value": 7}}
      """#
    let migration = try Migration(
      Self.system(
        sets,
        [
          ("size", "S", #""base": "enabled", "s": "enabled""#),
          ("size", "L", #""base": "enabled", "l": "enabled""#),
          ("scale", "X", #""x": "enabled""#), ("scale", "Y", #""y": "enabled""#),
        ]
      )
    )
    let warning = try #require(migration.findings.first)
    #expect(migration.findings.count == 1)
    #expect(warning.ruleId == .exportSeveralModifiers)
    #expect(warning.token == "gap")
    #expect(warning.expected == "{value: 21, unit: px}")
    #expect(warning.line == 1)
    // What one group decides is right where the other is at its default.
    #expect(migration.exported([("scale", "Y")]).contains("gap={value: 14, unit: px}"))
    #expect(migration.exported([]).contains("gap={value: 10, unit: px}"))
  }

  /// What no theme chooses and others need is in the context that needs it.
  @Test func whatIsBorrowedIsWritten() throws {
    let sets = Self.sets + #", "spare": {"thin": {"$type": "dimension", "$value": "1"}}"#
    let themes =
      Self.modes + [
        ("kind", "Plain", #""parts": "enabled""#), ("kind", "Fine", #""fine": "enabled""#),
      ]
    let fine = #", "fine": {"line": {"$type": "borderWidth", "$value": "{thin}"}}"#
    let migration = try Migration(Self.system(sets + fine, themes))
    let inputs = [(name: "kind", context: "Fine")]
    #expect(migration.own(inputs).contains("line={value: 1, unit: px}"))
    #expect(migration.exported(inputs) == migration.own(inputs))
    #expect(!migration.exported([]).contains { $0.hasPrefix("thin=") })
    #expect(migration.findings.contains { $0.ruleId == .dialectUnchosenSet })
  }

  @Test func withoutThemesAllSetsAreOne() throws {
    let migration = try Migration(
      #"{"one": {"a": {"$type": "spacing", "$value": "2"}}, "two": {"b": {"$type": "spacing", "$value": "{a} * 2"}}, "$metadata": {"tokenSetOrder": ["one", "two"]}}"#
    )
    #expect(
      migration.files.keys.sorted() == ["one.tokens.json", "t.resolver.json", "two.tokens.json"]
    )
    #expect(migration.exported([]) == ["a={value: 2, unit: px}", "b={value: 4, unit: px}"])
  }

  @Test(arguments: ["../up", "a:b*?", ".", "x/../../y", "/abs"])
  func aSetsNameStaysWithinTheFolder(_ name: String) throws {
    let migration = try Migration(
      "{\"\(name)\": {\"a\": {\"$type\": \"spacing\", \"$value\": \"2\"}}, \"$metadata\": {}}"
    )
    for path in migration.files.keys {
      #expect(!path.hasPrefix("/") && !path.split(separator: "/").contains(".."), "\(path)")
    }
    #expect(migration.exported([]) == ["a={value: 2, unit: px}"])
  }

  /// The published files of Swiss Post come back in each of their themes.
  @Test(
    .enabled(if: PackageFolder.exists(TokenCorpus.folder), "skipped: the corpus is absent")
  )
  func swissPostComesBack() throws {
    let path = TokenCorpus.folder.appending(path: "swisspost/tokens.json")
    let migration = try Migration(String(contentsOf: path, encoding: .utf8))
    #expect(migration.findings.allSatisfy { $0.severity != .error })
    #expect(!migration.findings.contains { $0.ruleId == .exportSeveralModifiers })
    let modifiers = migration.themes.modifiers
    #expect(modifiers.map(\.contexts.count).reduce(0, +) == 22)
    for modifier in modifiers.filter({ $0.contexts.count > 1 }) {
      for context in modifier.contexts {
        let inputs = [(name: modifier.name, context: context)]
        // Letter spacing in em is written as a length.
        let exported = migration.exported(inputs).map { $0.replacing(Self.spacing, with: "") }
        let own = migration.own(inputs).map { $0.replacing(Self.spacing, with: "") }
        let missing = Set(own).subtracting(exported)
        #expect(missing.isEmpty, "\(modifier.name)=\(context)")
      }
    }
  }
}
