import BrandNovus
import BrandPizza
import Testing
import ThemeEngine

/// What a brand document gets wrong, each fault with its place.
struct BrandFaultTests {
  private func findings(_ members: String...) -> [Diagnostic] {
    let all = #""brand": {"id": "acme", "name": "Acme"}"# + members.map { ",\n" + $0 }.joined()
    return brandDocument(
      "{\"brandDocument\": \"1.0\", \"extends\": \"novus\",\n\(all)}",
      extending: [Novus()]
    ).findings
  }

  @Test(
    arguments: [
      (#""color": {"acent": "danger"}"#, 3, 11, RuleID.brandUnknownKey, "accent"),
      (#""color": {"onAccent": "{palette.novusBgg}"}"#, 3, 23, .aliasUnknown, "{palette.novusBg}"),
      (#""color": {"onAccent": "surfaec"}"#, 3, 23, .brandInvalidValue, "surface"),
      (#""color": {"onAccent": {"readableOn": "acent"}}"#, 3, 38, .brandInvalidValue, "accent"),
      (#""color": {"onAccent": {"role": "accent", "opacity": 2}}"#, 3, 53, .brandInvalidValue, nil),
      (#""color": {"onAccent": {"role": "accent", "alpha": 1}}"#, 3, 42, .brandUnknownKey, nil),
      (#""color": {"onAccent": 3}"#, 3, 23, .brandInvalidValue, nil),
      (#""color": {"onAccent": {"light": "accent"}}"#, 3, 23, .brandMissingAnswer, nil),
      (#""color": {"onAccent": "onAccent"}"#, 3, 23, .aliasCycle, nil),
      (#""color": {"onAccent": "{space.s8}"}"#, 3, 23, .aliasWrongType, nil),
      (#""color": []"#, 3, 10, .brandInvalidValue, nil),
      (#""colours": {}"#, 3, 1, .brandUnknownKey, "color"),
      (#""$description": {"accent": "{a}"}"#, 3, 17, .brandInvalidValue, nil),
      (#""$schema": null"#, 3, 12, .brandInvalidValue, nil),
      (#""text": {"body": "bodey"}"#, 3, 18, .brandInvalidValue, "body"),
      (#""text": {"body": {"fontWeight": 0}}"#, 3, 33, .brandInvalidValue, nil),
      (#""text": {"body": {"weight": 400}}"#, 3, 19, .brandUnknownKey, nil),
      (#""text": {"body": "{palette.novusBg}"}"#, 3, 18, .aliasWrongType, nil),
      (#""text": {"body": {"role": "body"}}"#, 3, 18, .aliasCycle, nil),
      (#""space": {"md": -1}"#, 3, 17, .brandInvalidValue, nil),
      (#""space": {"md": "{space.s88}"}"#, 3, 17, .aliasUnknown, "{space.s8}"),
      (#""elevation": {"card": "nothing"}"#, 3, 23, .brandInvalidValue, nil),
      (#""elevation": {"card": {"style": "shadow"}}"#, 3, 33, .brandInvalidValue, nil),
      (#""elevation": {"card": {"border": {"width": 1}}}"#, 3, 23, .brandMissingAnswer, nil),
      (#""component": {"card": {"padding": "xxs"}}"#, 3, 35, .brandInvalidValue, "xs"),
      (#""component": {"card": {"background": "{a}"}}"#, 3, 38, .brandInvalidValue, nil),
      (#""component": {"card": {"border": null}}"#, 3, 24, .brandUnknownKey, nil),
      (#""component": {"cards": {}}"#, 3, 15, .brandUnknownKey, "card"),
      (
        #""component": {"button": {"loading": {"keepSize": true}}}"#, 3, 38, .brandUnknownKey,
        "keepsSize"
      ),
      (#""policy": {"gradients": "forbiden"}"#, 3, 25, .brandInvalidValue, "forbidden"),
      (#""policy": {"statusTones": {"a.b": "info"}}"#, 3, 28, .brandInvalidValue, nil),
      (#""policy": {"accentPerView": 1.5}"#, 3, 29, .brandInvalidValue, nil),
      (#""fonts": [{"family": "A", "faces": {"0": "A"}}]"#, 3, 42, .brandInvalidValue, nil),
      (#""otherwise": "home""#, 3, 14, .brandInvalidValue, nil),
      (#""tokens": 3"#, 3, 11, .brandInvalidValue, nil),
      (#""tokens": "a/b.json""#, 3, 11, .brandUnreadableTokens, nil),
      (#""tokens": {"a": {"$value": 1}}"#, 3, 17, .dtcgMissingType, nil),
      (#""tokens": {}, "appearances": {"light": {"a": "b"}}"#, 3, 30, .brandInvalidValue, nil),
    ] as [(String, Int, Int, RuleID, String?)]
  )
  func hasItsPlace(
    _ member: String,
    line: Int,
    column: Int,
    rule: RuleID,
    suggestion: String?
  ) throws {
    let findings = findings(member)
    let finding = try #require(findings.first)
    #expect(findings.count == 1, "\(findings.map(\.text))")
    #expect(finding.ruleId == rule, "\(finding.text)")
    #expect(finding.file == "acme.brand.json")
    #expect((finding.line, finding.column) == (line, column), "\(finding.text)")
    #expect(finding.suggestion == suggestion)
    #expect(finding.severity == .error)
  }

  @Test(
    arguments: [
      (#"{"light": {"themes": "day"}}"#, 5, 27, RuleID.resolverUnknownModifier, "theme"),
      (#"{"dark": {"theme": "dawn"}}"#, 5, 26, .resolverUnknownContext, "day"),
    ] as [(String, Int, Int, RuleID, String?)]
  )
  func aWrongContextHasItsPlaceInTheDocument(
    _ appearances: String,
    line: Int,
    column: Int,
    rule: RuleID,
    suggestion: String?
  ) throws {
    let resolver = #"""
      {"version": "2025.10", "modifiers": {"theme": {"contexts": {"day": [], "night": []},
        "default": "day"}}, "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}
      """#
    let document = brandDocument(
      extending: Novus(),
      #""tokens": "t.json""#,
      #""appearances": \#(appearances)"#,
      files: ["t.json": resolver]
    )
    let finding = try #require(document.findings.first)
    #expect(document.findings.count == 1, "\(document.texts)")
    #expect(finding.ruleId == rule)
    #expect(finding.file == "acme.brand.json")
    #expect((finding.line, finding.column) == (line, column), "\(finding.text)")
    #expect(finding.suggestion == suggestion)
  }

  @Test func missingAnswersAreOneErrorWithNearNames() throws {
    let text = #"""
      {"brandDocument": "1.0", "brand": {"id": "acme", "name": "Acme"},
       "tokens": {"ink": {"border": {"$type": "color", "$value":
         {"colorSpace": "srgb", "components": [0, 0, 0]}}}},
       "color": {"acent": "{ink.border}", "unheardOf": "{ink.border}"}}
      """#
    let findings = brandDocument(text).findings
    #expect(findings.map(\.ruleId) == [.brandMissingAnswer, .brandUnknownKey])
    let missing = try #require(findings.first)
    let start = "the brand has no answer for brand 'productName'; color 'background', 'surface', "
    #expect(missing.message.hasPrefix(start))
    #expect(missing.message.contains("'accent' (near: 'acent')"))
    #expect(missing.message.contains("'border' (near: '{ink.border}')"))
    for role in ColorRole.allCases { #expect(missing.message.contains("'\(role.rawValue)'")) }
    #expect(missing.message.contains("; space 'xs', 'sm'"))
    #expect(missing.message.hasSuffix("'dynamicType' and 'offTokenColors'"))
    #expect(missing.related.map(\.line) == [4])
  }

  @Test func aMistypedPartIsNearTheMissingOne() throws {
    let shadow = #"{"color": "textPrimary", "offsetY": 2, "blurr": {"css": 4}}"#
    let findings = findings(#""elevation": {"card": {"shadows": [\#(shadow)]}}"#)
    #expect(findings.map(\.ruleId) == [.brandMissingAnswer], "\(findings.map(\.text))")
    let missing = try #require(findings.first)
    #expect(missing.message.hasSuffix("elevation 'card.shadows.0.blur' (near: 'blurr')"))
    #expect((missing.line, missing.column) == (3, 23))
  }

  @Test(
    arguments: [
      (#""tokens": "absent.json""#, RuleID.brandUnreadableTokens),
      (#""tokens": {"ink": {"$type": "color", "$value": 3}}"#, .dtcgWrongType),
      (
        #""tokens": {"ink": {"$type": "color", "$value": "{a}"}, "a": {"$value": 1}}"#,
        .dtcgMissingType
      ),
    ]
  )
  func aFaultOfATokenIsNotRepeatedWhereItIsUsed(_ tokens: String, rule: RuleID) {
    let findings = findings(tokens, #""color": {"accent": "{ink}", "info": "{ink}"}"#)
    #expect(findings.map(\.ruleId) == [rule], "\(findings.map(\.text))")
  }

  /// An inherited answer has no place in the document, which the token has that spoils it.
  @Test func aTokenThatSpoilsAnInheritedAnswerIsThePlace() {
    let findings = findings(
      """
      "tokens": {"palette": {
        "novusDanger": {"$type": "number", "$value": 3}}}
      """
    )
    let expected: [RuleID] = [.brandInvalidValue, .aliasWrongType]
    #expect(findings.map(\.ruleId) == expected, "\(findings.map(\.text))")
    #expect(findings.map(\.file) == ["acme.brand.json", "acme.brand.json"])
    #expect(findings.map(\.line) == [4, 4])
  }

  @Test func anUnknownBaseHidesNoOtherFault() {
    let text = """
      {"brandDocument": "1.0", "extends": "noovus",
       "color": {"acent": "{palette.red}", "accent": "{palette.red}", "info": 3},
       "component": {"card": {"padding": "huge"}}}
      """
    let findings = brandDocument(text, extending: [Novus()]).findings
    let expected: [RuleID] = [
      .brandUnknownBase, .brandUnknownKey, .brandInvalidValue, .brandInvalidValue,
    ]
    #expect(findings.map(\.ruleId) == expected, "\(findings.map(\.text))")
    #expect(findings.first?.suggestion == "novus")
  }

  @Test func halfAPairIsAWarning() throws {
    let half = brandDocument(extending: Pizza(), #""color": {"accent": "{palette.redDark}"}"#)
    #expect(half.findings.map(\.ruleId) == [.brandHalfPair])
    #expect(half.findings.first?.severity == .warning)
    #expect(half.definition != nil)
    let whole = brandDocument(
      extending: Pizza(),
      #""color": {"accent": "{palette.redDark}", "onAccent": "surface"}"#
    )
    #expect(whole.texts == [])
    // The engine chooses what is readable on success anew.
    let chosen = brandDocument(extending: Pizza(), #""color": {"success": "{palette.redDark}"}"#)
    #expect(chosen.texts == [])
  }

  /// A file of another kind is named as what it is, and not read as what it isn't.
  @Test(
    arguments: [
      (#""tokens": "brand.json""#, RuleID.brandUnreadableTokens, "it is a brand document"),
      (#""tokens": "theme.json""#, .brandUnreadableTokens, "it is a resolved theme"),
      (#""extends": "tokens.json""#, .brandUnknownBase, "'tokens.json' is a token file"),
      (#""extends": "theme.json""#, .brandUnknownBase, "'theme.json' is a resolved theme"),
      (#""extends": "resolver.json""#, .brandUnknownBase, "is a resolver document"),
      (#""extends": "broken.json""#, .jsonSyntax, "the end of the input"),
    ]
  )
  func aFileOfAnotherKindIsNamed(_ member: String, _ rule: RuleID, _ message: String) throws {
    let isBase = member.contains("extends")
    let text = """
      {"brandDocument": "1.0", "brand": {"id": "acme", "name": "Acme"},
       \(member)\(isBase ? "" : #", "extends": "novus""#)}
      """
    let files = [
      "brand.json": #"{"brandDocument": "1.0"}"#, "theme.json": #"{"formatVersion": "1.0"}"#,
      "tokens.json": #"{"a": {"$type": "number", "$value": 1}}"#, "broken.json": "{",
      "resolver.json": #"{"version": "2025.10", "resolutionOrder": []}"#,
    ]
    let document = brandDocument(text, files, extending: [Novus()])
    let finding = try #require(document.findings.first { $0.ruleId == rule })
    #expect(finding.message.contains(message), "\(finding.text)")
    let isFileBroken = rule == .jsonSyntax
    #expect(finding.file == (isFileBroken ? "broken.json" : "acme.brand.json"))
    #expect(document.findings.count == (isFileBroken ? 2 : 1), "\(document.texts)")
    #expect(document.definition == nil)
  }

  @Test func documentsThatExtendEachOtherAreRefused() throws {
    let text = """
      {"brandDocument": "1.0", "brand": {"id": "acme", "name": "Acme"},
       "extends": "./acme.brand.json"}
      """
    let findings = brandDocument(text, ["acme.brand.json": text]).findings
    #expect(findings.map(\.ruleId) == [.brandUnknownBase], "\(findings.map(\.text))")
  }

  @Test func aChainOfDocumentsHasAnEnd() {
    // Each names itself in a longer way.
    let text = """
      {"brandDocument": "1.0", "brand": {"id": "acme", "name": "Acme"}, "extends": "x/../b.json"}
      """
    let endless = EndlessSource(text: text)
    let document = BrandDocument(parsing: Array(text.utf8), name: "a.json", source: endless)
    #expect(document.definition == nil)
    #expect(document.findings.contains { $0.ruleId == .brandUnknownBase })
  }

  @Test(
    arguments: [
      "", "[]", "{", "{}", "3", #"{"brandDocument": 1}"#, #"{"brandDocument": "1"}"#,
      #"{"brandDocument": "1.0"}"#, #"{"brandDocument": "1.0", "brand": 3}"#,
      #"{"brandDocument": "1.0", "brand": {"id": 3}, "extends": "novus"}"#,
      #"{"brandDocument": "1.0", "brand": {"id": "A", "name": ""}, "extends": "novus"}"#,
      #"{"brandDocument": "1.0", "extends": 3}"#, #"{"brandDocument": "1.0", "extends": ""}"#,
      #"{"brandDocument": "1.0", "extends": "a.json"}"#,
      #"{"brandDocument": "1.0", "extends": "novus", "appearances": 1, "tokens": null}"#,
    ]
  )
  func badInputIsAnError(_ text: String) {
    let document = brandDocument(text, extending: [Novus()])
    #expect(document.definition == nil)
    #expect(document.findings.contains { $0.severity == .error && $0.line != nil })
  }

  @Test func aNewerMinorVersionMayHaveFurtherKeys() {
    let text = """
      {"brandDocument": "1.7", "brand": {"id": "acme", "name": "Acme"}, "extends": "novus",
       "motion": {}}
      """
    let document = brandDocument(text, extending: [Novus()])
    #expect(document.findings.map(\.severity) == [.warning])
    #expect(document.definition != nil)
  }
}

/// Has one text under every name, each a new one.
private struct EndlessSource: DocumentSource {
  let text: String

  func bytes(
    of path: String,
    from referrer: String?
  ) throws(DocumentSourceError) -> (bytes: [UInt8], name: String) {
    (Array(text.utf8), "\(referrer ?? "")/\(path)")
  }
}
