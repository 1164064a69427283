import Testing

@testable import ThemeEngine

/// What the Resolver module asks of documents: each fault once, at its place.
struct ResolverRequirementTests {
  /// `V` is the version, `T` a tree with one token, `BASE` and `MODE` orders of one set or modifier.
  private static func documents(_ lines: String) -> [MarkedCase] {
    let words = [
      ("V", #""version": "2025.10""#), ("T", #"{"t": {"$type": "number", "$value": 1}}"#),
      ("BASE", ##""resolutionOrder": [{"$ref": "#/sets/base"}]"##),
      ("MODE", ##""resolutionOrder": [{"$ref": "#/modifiers/mode"}]"##),
    ]
    return MarkedCase.table(lines) { line in
      words.reduce(String(line)) { text, word in text.replacing(word.0, with: word.1) }
    }
  }

  private func check(_ value: MarkedCase, _ files: [String: String] = [:]) {
    let document = resolver(value.plain.text, files)
    value.check(document.findings)
  }

  /// A misspelled key is one fault, and what stands there is read all the same.
  @Test(
    arguments: documents(
      ##"""
      {«"versoin": "2025.10", "sets": {"base": {"sources": [T]}}, BASE} => resolver/unknown-key ? version
      {«"versoin": «"2025.11", "sets": {"base": {"sources": [T]}}, BASE} => resolver/unknown-key, resolver/version ? version
      {V, "sets": {"base": {"sources": [T]}}, «"resolutionorder": [{"$ref": "#/sets/base"}]} => resolver/unknown-key ? resolutionOrder
      {V, "sets": {"base": {«"source": [«1]}}, BASE} => resolver/unknown-key, resolver/wrong-type ? sources
      {V, "modifiers": {"mode": {«"contxts": {"a": [], "b": «1}, "default": "a"}}, MODE} => resolver/unknown-key, resolver/wrong-type ? contexts
      {V, "modifiers": {"mode": {"context": «{"a": [], "b": []}}}, MODE} => resolver/missing-key ? contexts
      {V, "resolutionOrder": [{"type": "set", «"nmae": "a", "sources": [T]}]} => resolver/unknown-key ? name
      {V, "resolutionOrder": [{«"typ": "set", "name": "a", "sources": [T]}]} => resolver/unknown-key ? type
      """##
    )
  )
  func aMisspelledKeyIsOneFault(_ value: MarkedCase) { check(value) }

  @Test(
    arguments: documents(
      ##"""
      {V, "sets": {"base": {"sources": [T], «"name": "x"}}, BASE} => resolver/unknown-key
      {V, "sets": {"base": {"sources": [T], «"$foo": 1}}, BASE} => warning resolver/unknown-key
      {V, "sets": {"base": {"$ref": «1}}, BASE} => resolver/wrong-type
      {V, "sets": {"base": {"sources": [{"$ref": «null}]}}, BASE} => resolver/wrong-type
      {V, "modifiers": {"mode": {"$ref": «[]}}, MODE} => resolver/wrong-type
      {V, "modifiers": {"mode": {"contexts": «{}, "default": "x"}}, MODE} => resolver/no-contexts
      {V, "modifiers": {"mode": {"contexts": «[], "default": "x"}}, MODE} => resolver/wrong-type
      {V, "modifiers": {"mode": {"contexts": {"a": [], "b": []}, "default": «"A"}}, MODE} => resolver/unknown-default ? a
      {V, "$defs": {"x/y": T}, "sets": {"base": {"sources": [{"$ref": "#/$defs/x~1y"}]}}, BASE}
      {V, "$defs": null, "sets": {"base": {"sources": [{"$ref": «"#/$defs/x"}]}}, BASE} => resolver/unresolved-reference
      {V, "sets": {"base": {"sources": [T]}}, "resolutionOrder": [{"$ref": "#/sets/base", "type": «"modifier"}]} => resolver/wrong-type
      {V, "resolutionOrder": [{"type": "modifier", "name": "a", "contexts": {"x": [], "y": []}, "default": "x"}, «{"type": "modifier", "name": "A", "contexts": {"x": [], "y": []}, "default": "x"}]} => warning resolver/ambiguous-name
      {V, "sets": {"base": {"sources": [{"$ref": «"#"}]}}, BASE} => resolver/circular-reference
      {V, "sets": {"base": {"sources": [{"$ref": «"r.json#/sets/base"}]}}, BASE} => resolver/circular-reference
      {V, "sets": {"base": {"sources": [{"$ref": «"f.json#/t"}]}}, BASE} => resolver/wrong-target
      {V, "sets": {"base": {"sources": [{"$ref": «"f.json#/t/$value"}]}}, BASE} => resolver/wrong-target
      {V, "sets": {"base": {"sources": [{"$ref": «"f.json#t"}]}}, BASE} => resolver/malformed-reference ? f.json#/t
      """##
    )
  )
  func setsAndModifiersFollowTheFormat(_ value: MarkedCase) {
    check(value, ["f.json": numbers(["t": 1])])
  }

  /// What a faulty reference was probably meant for isn't unused as well.
  @Test(
    arguments: documents(
      ##"""
      {V, "sets": {"base": {"sources": [{"$ref": "#/sets/low"}]}, "low": {"sources": [T]}}, "resolutionOrder": [{"$ref": «"#/sets/bse"}]} => resolver/unresolved-reference ? #/sets/base
      {V, "sets": {"base": {"sources": [{"$ref": «"#/modifiers/mode"}]}, "low": {"sources": [T]}}, "modifiers": {"mode": {"contexts": {"a": [{"$ref": "#/sets/low"}], "b": []}, "default": "a"}}, BASE} => resolver/forbidden-reference
      {V, "sets": {"base": {"sources": [T]}, "low": «{"sources": [T]}}, BASE} => warning resolver/unused
      """##
    )
  )
  func whatAFaultyReferenceMeansIsNotUnused(_ value: MarkedCase) { check(value) }

  @Test func everyFaultOfInputIsReportedOnce() {
    let document = resolver(
      body: """
        "modifiers":{"theme":{"contexts":{"light":[],"dark":[]}},"size":{"contexts":{"s":[],"l":[]}}},
        "resolutionOrder":[{"$ref":"#/modifiers/theme"},{"$ref":"#/modifiers/size"}]
        """
    )
    func findings(_ inputs: (name: String, context: String)...) -> [String] {
      document.document(inputs: inputs).findings.map {
        $0.ruleId.rawValue + ($0.suggestion.map { " \($0)" } ?? "")
      }
      .sorted()
    }
    #expect(findings(("thme", "dark"), ("size", "s")) == ["resolver/unknown-modifier theme"])
    #expect(
      findings(("thme", "drak"), ("size", "x"))
        == [
          "resolver/unknown-context", "resolver/unknown-context dark",
          "resolver/unknown-modifier theme",
        ]
    )
    #expect(findings(("THEME", "Dark"), ("Size", "L")) == [])
    #expect(findings() == ["resolver/missing-input", "resolver/missing-input"])
  }
}
