import Testing

@testable import ThemeEngine

struct TokenReferenceTests {
  private static let ink = TokenReading.color(0x204060)

  /// A file with a colour `c.ink`, a dimension `space.hair` and further members.
  private func file(_ members: String) -> String {
    #"""
    {"c": {"$type": "color", "ink": {"$value": \#(Self.ink)}},
     "space": {"$type": "dimension", "hair": {"$value": {"value": 1, "unit": "px"}}},
    \#(members)}
    """#
  }

  @Test func aDiamondIsNoRing() {
    let reading = TokenReading(
      file(
        #"""
        "shadow": {"$type": "shadow", "$value": [
          {"color": "{c.ink}", "offsetX": "{space.hair}", "offsetY": "{space.hair}",
           "blur": "{space.hair}", "spread": "{space.hair}"},
          {"color": "{c.ink}", "offsetX": "{space.hair}", "offsetY": "{space.hair}",
           "blur": "{space.hair}", "spread": "{space.hair}", "inset": true}]}
        """#
      )
    )
    #expect(reading.summary == [])
    #expect(reading.value("shadow")?.list?.count == 2)
    #expect(reading.text("shadow")?.contains("#204060") == true)
  }

  @Test func ringsAreReportedOnceEachWithTheirMembers() throws {
    let reading = TokenReading(
      #"""
      {"$type": "color", "a": {"$value": "{a}"}, "b": {"$value": "{c}"}, "c": {"$value": "{b}"},
       "d": {"$value": "{e}"}, "e": {"$value": "{f}"}, "f": {"$value": "{d}"},
       "g": {"$value": "{d}"}, "ok": {"$value": \#(Self.ink)}}
      """#
    )
    #expect(reading.summary == ["alias/cycle a", "alias/cycle b", "alias/cycle d"])
    #expect(reading.paths == ["ok"])
    let last = try #require(reading.document.findings.last)
    #expect(last.message.contains("'d' -> 'e' -> 'f' -> 'd'"))
    #expect(last.related.compactMap(\.token).sorted() == ["d", "e", "f", "g"])
    #expect(last.related.allSatisfy { $0.line != nil })
  }

  @Test func aRingThroughCompositesIsFound() {
    let reading = TokenReading(
      file(
        #"""
        "x": {"$type": "border", "$value":
          {"color": "{c.ink}", "width": "{space.hair}", "style": {"$ref": "#/y/$value/style"}}},
        "y": {"$type": "border", "$value":
          {"color": "{c.ink}", "width": "{space.hair}", "style": {"$ref": "#/x/$value/style"}}},
        "z": {"$type": "gradient", "$value": ["{z}"]}
        """#
      )
    )
    #expect(reading.summary.contains("alias/cycle x"))
    #expect(reading.summary.contains("alias/cycle y"))
    #expect(reading.rules.count == 3)
    #expect(reading.paths == ["c.ink", "space.hair"])
  }

  @Test(arguments: [
    (
      "{type.body.fontSize}", "alias/unknown-part x",
      ##"{"$ref": "#/type/body/$value/fontSize"}"##
    ),
    ("{type}", "alias/group x", nil),
    ("{accent}", "alias/group x", "{accent.$root}"),
    ("{space.hiar}", "alias/unknown x", "space.hair"),
    ("{space.hair", "alias/malformed x", nil),
    ("{space..hair}", "alias/malformed x", nil),
    ("{}", "alias/malformed x", nil),
    ("{space.hair}14", "alias/malformed x", nil),
    ("{space.Hair}", "alias/unknown x", "space.hair"),
  ])
  func bracesThatLeadNowhereSayWhy(_ text: String, _ finding: String, _ suggestion: String?) {
    let reading = TokenReading(
      file(
        #"""
        "type": {"body": {"$type": "typography", "$value": {"fontFamily": "A",
          "fontSize": {"value": 1, "unit": "px"}, "fontWeight": 400, "lineHeight": 1,
          "letterSpacing": {"value": 0, "unit": "px"}}}},
        "accent": {"$type": "dimension", "$root": {"$value": {"value": 2, "unit": "rem"}}},
        "x": {"$type": "dimension", "$value": "\#(text)"}
        """#
      )
    )
    #expect(reading.summary == [finding])
    #expect(reading.document.findings.first?.suggestion == suggestion)
    #expect(reading.value("x") == nil)
    #expect(reading.isSound)
  }

  @Test func theRootTokenIsNamedInFull() {
    let text = #"""
      {"accent": {"$type": "number", "$root": {"$value": 1}, "light": {"$value": 2}},
       "a": {"$value": "{accent.$root}"}, "b": {"$ref": "#/accent/$root"},
       "c": {"$value": "{accent}"}}
      """#
    let strict = TokenReading(text)
    #expect(strict.summary == ["alias/group c"])
    #expect(strict.paths == ["accent.$root", "accent.light", "a", "b"])
    #expect(strict.text("a") == "1")
    #expect(strict.text("b") == "1")
    let lenient = TokenReading(text, lenient: true)
    #expect(lenient.summary == ["warning dtcg/repaired c"])
    #expect(lenient.text("c") == "1")
  }

  @Test func namesAreComparedByteForByte() {
    let names = ["brand blue", "my/group", "c++", "[default]", "a(b", "màu", "🔥", "1/2", " x "]
    let tokens = names.map { #""\#($0)": {"$type": "number", "$value": 7}"# }
    let aliases = names.enumerated().map { #""r\#($0)": {"$value": "{\#($1)}"}"# }
    let reading = TokenReading("{" + (tokens + aliases).joined(separator: ", ") + "}")
    #expect(reading.summary == [])
    for index in names.indices { #expect(reading.text("r\(index)") == "7") }
  }

  @Test func composedAndDecomposedAccentsAreTwoNames() {
    let reading = TokenReading(
      "{\"$type\": \"number\", \"\u{E9}\": {\"$value\": 1}, \"e\u{301}\": {\"$value\": 2},"
        + "\"a\": {\"$value\": \"{e\u{301}}\"}}"
    )
    #expect(reading.summary == [])
    #expect(reading.text("a") == "2")
  }

  @Test func textsThatOnlyHoldBracesAreNoReferences() {
    let reading = TokenReading(
      #"""
      {"f": {"$type": "fontFamily", "$value": "Odd {Font}", "$description": "use {not.a.token}",
        "$deprecated": "use {f}", "$extensions": {"com.example": "{x}"}}}
      """#
    )
    #expect(reading.summary == [])
    #expect(reading.text("f") == "[Odd {Font}]")
    #expect(reading.token("f")?.custom?.deprecated == .reason("use {f}"))
  }

  @Test(arguments: ["rgba({c.ink}, 0.4)", "{c.ink}66"])
  func colourModifiersAreRefused(_ text: String) {
    for isLenient in [false, true] {
      let reading = TokenReading(
        file(#""x": {"$type": "color", "$value": "\#(text)"}"#),
        lenient: isLenient
      )
      #expect(reading.document.findings.map(\.severity) == [.error])
      #expect(reading.document.findings.first?.token == "x")
      #expect(reading.value("x") == nil)
    }
  }

  @Test func aTypeThatDiffersFromTheTargetsIsAMismatch() throws {
    let reading = TokenReading(
      file(
        #"""
        "x": {"$type": "color", "$value": "{space.hair}"},
        "b": {"$type": "border", "$value":
          {"color": "{space.hair}", "width": "{space.hair}", "style": "solid"}},
        "u": {"$value": "{x}"}
        """#
      )
    )
    #expect(reading.summary == ["alias/wrong-type x", "alias/wrong-type b"])
    let first = try #require(reading.document.findings.first)
    #expect(first.related.compactMap(\.token) == ["space.hair", "u"])
    #expect(reading.paths == ["c.ink", "space.hair"])
  }

  @Test func allBrokenReferencesAreFoundInOneRun() {
    let members = (0..<12).map { #""b\#($0)": {"$type": "number", "$value": "{gone.\#($0)}"}"# }
    let reading = TokenReading("{" + members.joined(separator: ",\n") + "}")
    #expect(reading.rules == Array(repeating: .aliasUnknown, count: 12))
    #expect(reading.document.findings.map(\.line) == (1...12).map { $0 })
  }

  @Test func groupNamesHaveNoSpecialMeaning() {
    let reading = TokenReading(
      #"""
      {"typography": {"fontFamily": {"sans": {"$type": "fontFamily", "$value": "Inter"}}},
       "base": {"foo": {"$type": "number", "$value": 1}},
       "a": {"$value": "{typography.fontFamily.sans}"}, "b": {"$value": "{base.foo}"}}
      """#
    )
    #expect(reading.summary == [])
    #expect(reading.text("a") == "[Inter]")
    #expect(reading.text("b") == "1")
  }

  @Test func aChainMayBeOfAnyLength() {
    let count = 20_000
    var text = #"{"$type": "number", "t0": {"$value": 4}"#
    for index in 1...count { text += #", "t\#(index)": {"$value": "{t\#(index - 1)}"}"# }
    let reading = TokenReading(text + "}")
    #expect(reading.summary == [])
    #expect(reading.text("t\(count)") == "4")
  }
}
