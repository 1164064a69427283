import Testing

@testable import ThemeEngine

/// Sets and themes of a Tokens Studio file.
struct StudioThemesTests {
  private static let sets = ##"""
    "core": {"ink": {"value": "#111111", "type": "color"}, "gap": {"value": "4", "type": "spacing"}},
    "light": {"bg": {"value": "#ffffff", "type": "color"}, "fg": {"value": "{ink}", "type": "color"}},
    "dark": {"bg": {"value": "#000000", "type": "color"}, "ink": {"value": "#eeeeee", "type": "color"}},
    "wide": {"gap": {"value": "{base} * 2", "type": "spacing"}, "base": {"value": "8", "type": "number"}},
    "size/small": {"base": {"value": "3", "type": "number"}},
    """##

  private static let themes = ##"""
    "$themes": [
      {"name": "Light", "group": "Scheme", "selectedTokenSets": {"core": "source", "light": "enabled"}},
      {"name": "Dark", "group": "Scheme",
       "selectedTokenSets": {"core": "source", "light": "source", "dark": "enabled"}},
      {"name": "Narrow", "selectedTokenSets": {"core": "source", "wide": "disabled"}},
      {"name": "Wide", "group": null, "selectedTokenSets": {"core": "source", "wide": "enabled"}},
      {"name": "Small", "group": "",
       "selectedTokenSets": {"core": "source", "wide": "source", "size/small": "enabled"}}],
    "$metadata": {"tokenSetOrder": ["core", "light", "dark", "wide", "size/small"]}
    """##

  private static func resolver(_ text: String) throws -> ResolverDocument {
    ResolverDocument(readingStudio: try JSONDocument(parsing: Array(text.utf8)), name: "t.json")
  }

  private static func summary(_ findings: [Diagnostic]) -> [String] {
    findings.map { finding in
      "\(finding.severity) \(finding.ruleId.rawValue) \(finding.line ?? 0):\(finding.column ?? 0)"
        + (finding.suggestion.map { " \($0)" } ?? "")
    }
  }

  @Test func groupsAreModifiersAndThemesContexts() throws {
    let resolver = try Self.resolver("{\(Self.sets)\(Self.themes)}")
    #expect(Self.summary(resolver.findings) == [])
    #expect(
      resolver.modifiers == [
        .init(name: "Scheme", contexts: ["Light", "Dark"], default: "Light"),
        .init(name: "ungrouped", contexts: ["Narrow", "Wide", "Small"], default: "Narrow"),
      ]
    )
    #expect(resolver.coveringInputs.count == 3)
  }

  private static let combinations: [(inputs: [(String, String)], tokens: [String: String])] = [
    (
      [], ["ink": "#111111", "fg": "#111111", "bg": "#ffffff", "gap": "{value: 4, unit: px}"]
    ),
    (
      [("Scheme", "Dark")],
      ["ink": "#eeeeee", "fg": "#eeeeee", "bg": "#000000", "gap": "{value: 4, unit: px}"]
    ),
    (
      [("scheme", "light"), ("Ungrouped", "wide")],
      [
        "ink": "#111111", "fg": "#111111", "bg": "#ffffff", "gap": "{value: 16, unit: px}",
        "base": "8",
      ]
    ),
    (
      [("ungrouped", "Small")],
      [
        "ink": "#111111", "fg": "#111111", "bg": "#ffffff", "gap": "{value: 6, unit: px}",
        "base": "3",
      ]
    ),
  ]

  @Test(arguments: combinations)
  func aCombinationHasItsSetsAlone(
    _ row: (inputs: [(String, String)], tokens: [String: String])
  )
    throws
  {
    let resolver = try Self.resolver("{\(Self.sets)\(Self.themes)}")
    let inputs = row.inputs.map { (name: $0.0, context: $0.1) }
    let reading = TokenReading(resolver.document(inputs: inputs))
    #expect(reading.summary == [])
    #expect(Set(reading.paths) == Set(row.tokens.keys))
    for (path, text) in row.tokens { #expect(reading.text(path) == text) }
  }

  /// Sets in the order of sources, then enabled ones; in each by the order, then as they are written.
  @Test func sourcesComeFirstThenTheOrder() throws {
    let set = { (name: String) in
      #""\#(name)": {"v": {"value": "\#(name)", "type": "text"},"#
        + #" "of \#(name)": {"value": "{v}", "type": "text"}}"#
    }
    func value(_ uses: String, order: String) throws -> String? {
      let resolver = try Self.resolver(
        "{\(set("a")), \(set("b")), \(set("c")), \(set("d")), "
          + #""$themes": [{"name": "T", "selectedTokenSets": {\#(uses)}}], "#
          + #""$metadata": {"tokenSetOrder": [\#(order)]}}"#
      )
      let reading = TokenReading(resolver.document(inputs: []))
      #expect(reading.paths.filter { $0.hasPrefix("of ") }.allSatisfy { reading.text($0) != nil })
      return reading.text("v")
    }
    let all = #""a": "enabled", "b": "enabled", "c": "enabled", "d": "enabled""#
    #expect(try value(all, order: #""d", "c", "b", "a""#) == "a")
    #expect(try value(all, order: #""a", "b", "c", "d""#) == "d")
    // What the order leaves out comes after it.
    #expect(try value(all, order: #""d", "b""#) == "c")
    // A source gives way to any set that is enabled.
    #expect(
      try value(#""a": "enabled", "d": "source", "c": "source""#, order: #""a", "c", "d""#) == "a"
    )
    #expect(try value(#""d": "source", "c": "source""#, order: #""d", "c""#) == "c")
  }

  @Test func aSetThatAnyThemeEnablesIsEnabled() throws {
    let resolver = try Self.resolver(
      #"""
      {"a": {"v": {"value": "a", "type": "text"}}, "b": {"v": {"value": "b", "type": "text"}},
       "$themes": [
         {"name": "1", "group": "x", "selectedTokenSets": {"a": "enabled", "b": "source"}},
         {"name": "1", "group": "y", "selectedTokenSets": {"b": "enabled"}},
         {"name": "2", "group": "y", "selectedTokenSets": {"b": "disabled"}}]}
      """#
    )
    #expect(TokenReading(resolver.document(inputs: [])).text("v") == "b")
    #expect(TokenReading(resolver.document(inputs: [("y", "2")])).text("v") == "a")
  }

  @Test(arguments: [
    #""$themes": []"#, #""$metadata": {}"#, #""$themes": [], "$metadata": {"tokenSetOrder": []}"#,
  ])
  func withoutThemesAllSetsHold(_ root: String) throws {
    let resolver = try Self.resolver("{\(Self.sets)\(root)}")
    #expect(Self.summary(resolver.findings) == [])
    #expect(resolver.modifiers == [])
    let reading = TokenReading(resolver.document(inputs: []))
    #expect(reading.summary == [])
    #expect(reading.text("gap") == "{value: 6, unit: px}")
    #expect(reading.text("fg") == "#eeeeee")
  }

  private static let faults: [(String, [String])] = [
    (#""$themes": {}"#, ["error dialect/malformed-themes 1:13"]),
    (#""$themes": [3]"#, ["error dialect/malformed-themes 1:14"]),
    (#""$themes": [{}]"#, ["error dialect/malformed-themes 1:14"]),
    (
      #""$themes": [{"name": "", "selectedTokenSets": {"core": "enabled"}}]"#,
      ["error dialect/malformed-themes 1:23"]
    ),
    (#""$themes": [{"name": "A"}]"#, ["error dialect/malformed-themes 1:14"]),
    (
      #""$themes": [{"name": "A", "group": 3, "selectedTokenSets": {"s": "enabled"}}]"#,
      ["error dialect/malformed-themes 1:37"]
    ),
    (
      #""$themes": [{"name": "A", "selectedTokenSets": ["s"]}]"#,
      ["error dialect/malformed-themes 1:49"]
    ),
    (
      #""$themes": [{"name": "A", "selectedTokenSets": {"s": "enable"}}]"#,
      ["error dialect/malformed-themes 1:55 enabled"]
    ),
    (
      #""$themes": [{"name": "A", "selectedTokenSets": {"s": "enabled", "sett": "source"}}]"#,
      ["error dialect/unknown-set 1:74 set2"]
    ),
    (
      #""$themes": [{"name": "A", "selectedTokenSets": {"s": "enabled", "old": "disabled"}}]"#,
      ["warning dialect/unknown-set 1:73"]
    ),
    (#""$metadata": []"#, ["error dialect/malformed-themes 1:15"]),
    (#""$metadata": {"tokenSetOrder": "s"}"#, ["error dialect/malformed-themes 1:33"]),
    (#""$metadata": {"tokenSetOrder": ["s", 1]}"#, ["error dialect/malformed-themes 1:39"]),
    (#""$metadata": {"tokenSetOrder": ["s", "s"]}"#, ["warning dialect/malformed-themes 1:39"]),
    (#""$metadata": {"tokenSetOrder": ["sett2"]}"#, ["warning dialect/unknown-set 1:34 set2"]),
    (#""$metadata": {}, "note": "x""#, ["warning dialect/left-out 1:27"]),
    (
      #""$themes": [{"name": "A", "selectedTokenSets": {"s": "enabled"}}, "#
        + #"{"name": "A", "selectedTokenSets": {"s": "source"}}]"#,
      ["error dialect/repeated-theme 1:77"]
    ),
    (
      #""$themes": [{"name": "A", "selectedTokenSets": {"s": "enabled"}}, "#
        + #"{"name": "a", "selectedTokenSets": {"s": "source"}}]"#,
      ["warning resolver/ambiguous-name 1:77"]
    ),
    (
      #""$themes": [{"name": "A", "group": "G", "selectedTokenSets": {"s": "enabled"}}, "#
        + #"{"name": "A", "group": "g", "selectedTokenSets": {"s": "source"}}]"#,
      ["warning resolver/ambiguous-name 1:82"]
    ),
  ]

  @Test(arguments: faults)
  func aFaultIsLocated(_ root: String, findings: [String]) throws {
    let resolver = try Self.resolver(
      "{\(root),\n \"s\": {\"v\": {\"value\": \"1\", \"type\": \"number\"}}, \"set2\": {}}"
    )
    let isUnused: (Diagnostic) -> Bool = { $0.ruleId == .dialectUnusedSet }
    #expect(Self.summary(resolver.findings.filter { !isUnused($0) }) == findings)
    #expect(resolver.findings.allSatisfy { $0.file == "t.json" })
    #expect(TokenReading(resolver.document(inputs: [])).isSound)
  }

  @Test func aSetThatNoThemeUsesIsReported() throws {
    let resolver = try Self.resolver(
      #"""
      {"s": {}, "unused": {},
       "t": {}, "$themes": [{"name": "A", "selectedTokenSets": {"s": "source", "t": "disabled"}}]}
      """#
    )
    #expect(
      Self.summary(resolver.findings) == [
        "warning dialect/unused-set 1:11", "warning dialect/unused-set 2:2",
      ]
    )
  }

  @Test func aFaultOfATokenStandsInItsSet() throws {
    let resolver = try Self.resolver(
      "{\"a\": {\"v\": {\"value\": \"{gone}\", \"type\": \"color\"}},\n"
        + " \"b\": {\"w\": {\"value\": \"much\", \"type\": \"sizing\"}}, \"$metadata\": {}}"
    )
    let document = resolver.document(inputs: [])
    #expect(
      Self.summary(document.findings) == [
        "error alias/unknown 1:23", "warning dialect/unfit-value 2:23",
      ]
    )
  }

  @Test func onlyTheSetThatWinsIsReportedOn() throws {
    let resolver = try Self.resolver(
      #"""
      {"a": {"v": {"value": "much", "type": "sizing"}},
       "b": {"v": {"value": "4", "type": "sizing"}}, "$metadata": {"tokenSetOrder": ["a", "b"]}}
      """#
    )
    let reading = TokenReading(resolver.document(inputs: []))
    #expect(reading.summary == [])
    #expect(reading.text("v") == "{value: 4, unit: px}")
  }
}
