import Testing

@testable import ThemeEngine

struct TokenGroupTests {
  @Test func groupsAreCopiedDeepAndTokensReplacedWhole() {
    let reading = TokenReading(
      #"""
      {"n": {"x": {"$type": "number", "$value": 9}},
       "base": {"$description": "d", "w": {"$type": "dimension", "$value": {"value": 12, "unit": "rem"}},
         "in": {"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": 2}}},
       "child": {"$extends": "{base}", "w": {"$value": "{n.x}"},
         "in": {"b": {"$type": "number", "$value": 3}, "c": {"$type": "number", "$value": 4}}},
       "last": {"$extends": "#/child"},
       "old": {"$ref": "#/base", "more": {"$type": "number", "$value": 5}}}
      """#
    )
    #expect(reading.summary == [])
    #expect(reading.type("child.w") == "number")
    #expect(reading.text("child.w") == "9")
    #expect(reading.text("child.in.a") == "1")
    #expect(reading.text("child.in.b") == "3")
    #expect(reading.text("base.in.b") == "2")
    #expect(reading.text("last.w") == "9")
    #expect(reading.text("last.in.c") == "4")
    #expect(reading.text("old.in.a") == "1")
    #expect(reading.text("old.more") == "5")
    #expect(reading.isSound)
  }

  @Test func aliasesInCopiedTokensStayAbsolute() {
    let reading = TokenReading(
      #"""
      {"$type": "number", "button": {"size": {"$value": 1}, "edge": {"$value": "{button.size}"}},
       "second": {"$extends": "{button}", "size": {"$value": 2}}}
      """#
    )
    #expect(reading.text("second.edge") == "1")
    #expect(reading.text("second.size") == "2")
  }

  @Test func ringsOfGroupsAreErrorsForEveryMember() {
    let reading = TokenReading(
      #"""
      {"button": {"x": {"$type": "number", "$value": 1}, "second": {"$extends": "{button}"}},
       "A": {"$extends": "{B}"}, "B": {"$extends": "{A}"}, "S": {"$extends": "{S}"},
       "X": {"$extends": "{button.x}"}, "Y": {"$extends": "{nowhere}"},
       "Z": {"$extends": "{button}", "k": {"$type": "number", "$value": 2}}, "M": {"$extends": "button"},
       "N": {"$extends": "{buttom}"}, "T": {"$type": "number", "$value": 1, "$extends": "{button}"}}
      """#
    )
    #expect(
      reading.summary == [
        "dtcg/extends-cycle button.second", "dtcg/extends-cycle A", "dtcg/extends-cycle B",
        "dtcg/extends-cycle S", "dtcg/extends-token X", "dtcg/extends-unknown Y",
        "alias/malformed M", "dtcg/extends-unknown N", "dtcg/extends-token T",
      ]
    )
    #expect(reading.document.findings[7].suggestion == "button")
    #expect(reading.paths == ["button.x", "Z.k", "Z.x"])
  }

  @Test func aCopiedGroupBringsWhatItsOwnGroupsBring() {
    let reading = TokenReading(
      #"""
      {"c": {"$extends": "{a.x}"}, "a": {"$extends": "{b}"},
       "b": {"x": {"y": {"$type": "number", "$value": 1}}}}
      """#
    )
    #expect(reading.summary == [])
    #expect(reading.paths == ["c.y", "a.x.y", "b.x.y"])
  }

  @Test func copiedTokensKeepTheTypeOfTheirFirstPlace() {
    let reading = TokenReading(
      #"""
      {"sizes": {"$type": "dimension", "base": {"s": {"$value": {"value": 1, "unit": "px"}}}},
       "numbers": {"$type": "number", "copy": {"$extends": "{sizes.base}", "n": {"$value": 2}}},
       "own": {"$type": "number", "$extends": "{sizes.base}"}}
      """#
    )
    #expect(reading.type("numbers.copy.s") == "dimension")
    #expect(reading.type("numbers.copy.n") == "number")
    #expect(reading.summary == ["dtcg/wrong-type own.s"])
  }

  @Test func groupsThatDoubleEachOtherStopAtALimit() {
    var text = #"{"g0": {"t": {"$type": "number", "$value": 1}}"#
    for index in 1...40 {
      text += #", "g\#(index)": {"a": {"$extends": "{g\#(index - 1)}"}, "#
      text += #""b": {"$extends": "{g\#(index - 1)}"}}"#
    }
    let reading = TokenDocument(parsing: Array((text + "}").utf8), name: nil)
    #expect(reading.findings.contains { $0.ruleId == .dtcgLimit })
  }

  @Test(arguments: [
    (
      #"{"t": {"$type": "number", "$value": 1, "k": {"$type": "number", "$value": 2}}}"#,
      "dtcg/token-and-group t"
    ),
    (#"{"t": {"$type": "number", "$value": 1, "alpha": 0.2}}"#, "dtcg/unknown-key t"),
    (#"{"g": {"a": 1}}"#, "dtcg/not-a-token g.a"),
    (#"{"g": {"value": "x"}}"#, "dtcg/not-a-token g.value"),
    (#"{"": {"$type": "number", "$value": 1}}"#, "dtcg/invalid-name "),
    (#"{"0.5": {"$type": "number", "$value": 1}}"#, "dtcg/invalid-name 0.5"),
    (#"{"a}": {"$type": "number", "$value": 1}}"#, "dtcg/invalid-name a}"),
    (#"{"$x": {"$type": "number", "$value": 1}}"#, "dtcg/invalid-name $x"),
    (#"{"t": {"$type": "Number", "$value": 1}}"#, "dtcg/unknown-type t"),
    (#"{"t": {"$type": 1, "$value": 1}}"#, "dtcg/wrong-type t"),
    (#"{"t": {"$value": 1}}"#, "dtcg/missing-type t"),
    (#"{"t": {"$type": "number", "$value": 1, "$description": null}}"#, "dtcg/wrong-type t"),
    (#"{"g": {"$extensions": []}}"#, "dtcg/wrong-type g"),
    (#"{"g": {"$type": "number"}}"#, "warning dtcg/missing-value g"),
    (#"{"g": {"$descripton": "x"}}"#, "warning dtcg/unknown-property g"),
    (#"{"t": {"$type": "number", "$value": 1, "$Value": 2}}"#, "warning dtcg/unknown-property t"),
    (#"{"a": {"B": {}, "b": {}}}"#, "warning dtcg/name-collision a.b"),
    (#"[1]"#, "dtcg/not-a-token -"),
    (#"{"a": {"$type": "number", "$value": 1}, "a": {}}"#, "json/duplicate-key -"),
    (#"{"a": }"#, "json/syntax -"),
  ])
  func whatIsNoGroupOrTokenIsSaidSo(_ text: String, _ finding: String) {
    let reading = TokenReading(text)
    #expect(reading.summary == [finding])
    #expect(reading.document.findings.first?.line == 1)
  }

  @Test func rootPropertiesAndUnknownOnesAreKept() {
    let reading = TokenReading(
      #"""
      {"$schema": "https://www.designtokens.org/schemas/2025.10/format.json", "$type": "number",
       "$description": "d", "$extensions": {"a": 1}, "$root": {"$value": 3}, "x": {"$value": 1}}
      """#
    )
    #expect(reading.summary == [])
    #expect(reading.paths == ["$root", "x"])
  }

  @Test func deprecationIsInheritedAndCancelled() {
    let reading = TokenReading(
      #"""
      {"$type": "number", "g": {"$deprecated": "use h", "$description": "not inherited",
        "a": {"$value": 1}, "b": {"$value": 1, "$deprecated": false},
        "h": {"$deprecated": false, "c": {"$value": 1, "$description": "own"}},
        "i": {"$deprecated": true, "d": {"$value": 1}}}}
      """#
    )
    #expect(reading.token("g.a")?.custom?.deprecated == .reason("use h"))
    #expect(reading.token("g.b")?.custom?.deprecated == .flag(false))
    #expect(reading.token("g.h.c")?.custom?.deprecated == nil)
    #expect(reading.token("g.i.d")?.custom?.deprecated == .flag(true))
    #expect(reading.token("g.a")?.custom?.description == nil)
    #expect(reading.token("g.h.c")?.custom?.description == "own")
  }

  @Test func extensionsAndPlacesAreKept() throws {
    let document = TokenReading(
      #"""
      {"g": {
        "a": {"$type": "number", "$value": 1, "$extensions": {"com.example": {"n": 1.50}}},
        "b": {"$type": "number", "$value": 1}}}
      """#
    ).document
    #expect(document.extensions(at: 0)?["com.example"]?["n"]?.numberText == "1.50")
    #expect(document.extensions(at: 1) == nil)
    #expect(document.extensions(at: 2) == nil)
    let place = try #require(document.place(at: 1))
    #expect(place.file == "t.json")
    #expect(place.position == TextPosition(line: 3, column: 3))
  }

  @Test func typesComeInTheOrderOfTheFormat() {
    let reading = TokenReading(
      #"""
      {"$type": "color", "space": {"s": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}},
       "a": {"$value": "{space.s}"}, "b": {"$value": "{a}"},
       "dimension": {"n": {"$type": "number", "$value": 1}, "g": {"$type": "number",
         "m": {"$value": 2}}}}
      """#
    )
    #expect(reading.summary == ["warning dtcg/group-type a", "warning dtcg/group-type b"])
    #expect(reading.type("b") == "dimension")
    #expect(reading.type("dimension.g.m") == "number")
  }

  @Test func aWrongTypeOfAGroupIsOneFinding() {
    let reading = TokenReading(
      #"{"g": {"$type": "colour", "a": {"$value": 1}, "b": {"$value": 2}, "c": {"$value": "{g.a}"}}}"#
    )
    #expect(reading.summary == ["dtcg/unknown-type g"])
    #expect(reading.document.findings.first?.suggestion == "color")
    #expect(reading.paths == [])
  }
}
