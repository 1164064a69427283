import Testing
import ThemeEngine

/// What the format demands, and what it has no room for, when token files leave in it.
struct MigrationLimitTests {
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
    let export = try MigratedFiles.export(["a.json": text], lenient: true)
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
    let export = try MigratedFiles.export(["a.json": text], lenient: true)
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
    let export = try MigratedFiles.export(["a.json": text], lenient: true)
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
    let export = try MigratedFiles.export(["a.json": text], lenient: true)
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

  /// A copy is written nowhere itself, so it leaves with what it is a copy of, whatever made that
  /// one leave.
  @Test(
    arguments: [
      (#""x.y": {"$type": "number", "$value": 1}"#, "x.y"),
      (#""x": {"$type": "number", "$value": 1, "in": {"$type": "number", "$value": 2}}"#, "x"),
      (#""x": {"$type": "string", "$value": "AUTO"}"#, "x"),
    ],
    Dialect.allCases
  )
  func copiesLeaveWithTheirOriginal(
    _ base: (token: String, name: String),
    _ dialect: Dialect
  ) throws {
    let text = """
      {"base": {"in": {\(base.token)}, "z": {"$type": "number", "$value": 3}},
       "copy": {"$extends": "{base}", "z": {"$type": "number", "$value": 4}},
       "third": {"in": {"$extends": "{copy.in}"}}}
      """
    let export = try MigratedFiles.export(["a.json": text], as: dialect, lenient: true)
    let file = try #require(export["a.tokens.json"])
    let moved = file["$extensions"]?["org.theme-engine"]?["tokens"]?.members.map(\.key) ?? []
    let own = ["base", "copy", "third"].map { "\($0).in.\(base.name)" }
    #expect(moved.sorted() == own)
    let messages = export.findings.filter { $0.ruleId == .exportUnsaid }
    #expect(messages.map(\.token).compactMap(\.self).sorted() == own)
    let first = "it is a copy of '\(own[0])'"
    let isOfAType = base.token.contains("string")
    #expect(messages.filter { $0.message.contains(first) }.count == (isOfAType ? 0 : 2))
    #expect(file["copy"]?["z"]?["$value"]?.number == 4)
    let read = TokenDocument(
      parsing: Array((export.files["a.tokens.json"] ?? "").utf8),
      name: "a.tokens.json"
    )
    #expect(read.findings.isEmpty)
    #expect(Set(read.tokens.map(\.path.description)).isSuperset(of: own))
  }

  @Test func filesOfOneNameAreKeptApart() throws {
    let text = #"""
      {"version": "2025.10", "resolutionOrder": [
        {"type": "set", "name": "one", "sources": [{"a": {"$type": "number", "$value": 1}}, {"b": {"$type": "number", "$value": 2}}]},
        {"type": "set", "name": "One", "sources": [{"c": {"$type": "number", "$value": 3}}]}]}
      """#
    let export = MigratedFiles.export(resolver: text)
    #expect(
      export.files.keys.sorted() == [
        "One-3.tokens.json", "one-2.tokens.json", "one.tokens.json", "r.resolver.json",
      ]
    )
    #expect(export.document("r.resolver.json").numbers == ["a=1", "b=2", "c=3"])
  }

  /// What was kept once is kept again.
  @Test func aMigratedFileStaysAsItIs() throws {
    let first = try MigratedFiles.export(
      ["a.json": #"{"label": {"$type": "string", "$value": "OK"}, "same": {"$value": "{label}"}}"#],
      lenient: true
    )
    let text = try #require(first.files["a.tokens.json"])
    let again = try MigratedFiles.export(["a.tokens.json": text])
    #expect(again.files == first.files)
  }

  @Test(
    arguments: [
      ("\"type\": \"string\"", "\"type\": 5"), ("\"value\": \"OK\"", "\"vaule\": \"OK\""),
      ("\"alias\": \"label\"", "\"alias\": \"lable\""),
    ]
  )
  func aFaultInWhatIsKeptIsFound(_ old: String, _ new: String) throws {
    let export = try MigratedFiles.export(
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
