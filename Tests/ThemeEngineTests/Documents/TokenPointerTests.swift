import Testing

@testable import ThemeEngine

struct TokenPointerTests {
  private static let base = #"""
    "blue": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}},
    "sea": {"$value": "{blue}"},
    "wide/box": {"$type": "dimension", "$value": {"value": 3, "unit": "rem"}},
    "a~b": {"$type": "number", "$value": 5},
    "s": {"$type": "shadow", "$value": [{"color": "{sea}", "offsetX": {"value": 0, "unit": "px"},
      "offsetY": {"$ref": "#/wide~1box/$value"}, "blur": {"value": 4, "unit": "px"},
      "spread": {"value": 0, "unit": "px"}}]},
    "stack": {"$type": "fontFamily", "$value": ["Inter", "Arial"]}
    """#

  private func read(_ members: String) -> TokenReading {
    TokenReading("{" + Self.base + ",\n" + members + "}")
  }

  private static let found: [(String, String, String?)] = [
    (##""$ref": "#/wide~1box""##, "dimension", "{value: 3, unit: rem}"),
    (##""$ref": "#/wide~1box/$value""##, "dimension", "{value: 3, unit: rem}"),
    (##""$ref": "#/a~0b/$value""##, "number", "5"),
    (##""$value": {"$ref": "#/a%7E0b"}"##, "number", "5"),
    (##""$type": "number", "$value": {"$ref": "#/blue/$value/components/1"}"##, "number", "0.4"),
    (##""$type": "number", "$value": {"$ref": "#/sea/$value/components/2"}"##, "number", "0.6"),
    (##""$type": "color", "$ref": "#/s/$value/0/color""##, "color", "#336699"),
    (
      ##""$type": "dimension", "$ref": "#/s/$value/0/offsetY""##, "dimension",
      "{value: 3, unit: rem}"
    ),
    (##""$type": "number", "$ref": "#/s/$value/0/offsetY/value""##, "number", "3"),
    (##""$type": "number", "$ref": "#/s/$value/0/color/components/0""##, "number", "0.2"),
    (##""$type": "fontFamily", "$ref": "#/stack/$value/1""##, "fontFamily", "[Arial]"),
    (
      ##""$type": "color", "$value": {"colorSpace": {"$ref": "#/blue/$value/colorSpace"}, "components": [{"$ref": "#/blue/$value/components/0"}, "none", 1], "alpha": {"$ref": "#/blue/$value/components/1"}}"##,
      "color", "#3300ff at opacity 0.4"
    ),
    (
      ##""$type": "color", "$value": {"colorSpace": "srgb", "components": {"$ref": "#/sea/$value/components"}}"##,
      "color", "#336699"
    ),
    (
      ##""$type": "dimension", "$value": {"value": {"$ref": "#/a~0b"}, "unit": "px"}"##,
      "dimension", "{value: 5, unit: px}"
    ),
    (##""$type": "shadow", "$value": [{"$ref": "#/s"}]"##, "shadow", nil),
  ]

  @Test(arguments: found)
  func pointersReachTokensAndParts(_ members: String, _ type: String, _ value: String?) {
    let reading = read(##""x": {\##(members)}"##)
    #expect(reading.summary == [])
    #expect(reading.type("x") == type)
    #expect(reading.value("x") != nil)
    if let value { #expect(reading.text("x") == value) }
    #expect(reading.isSound)
  }

  @Test(arguments: [
    ("#/wide/box", "alias/unknown"), ("#/blue/$value/components/3", "alias/unknown-part"),
    ("#/blue/$value/components/01", "alias/unknown-part"),
    ("#/blue/$value/components/-", "alias/unknown-part"),
    ("#/blue/$value/component", "alias/unknown-part"), ("#/blue/$type", "alias/wrong-type"),
    ("#/blue/$value", "alias/wrong-type"), ("#/blue/$value/alpha/x", "alias/unknown-part"),
    ("#", "alias/group"), ("#/", "alias/group"), ("blue", "alias/malformed"),
    ("other.json#/blue", "alias/malformed"), ("#/a~2b", "alias/malformed"),
    ("#/a%zzb", "alias/malformed"), ("#/%ff", "alias/malformed"),
    ("#/blue/components", "alias/unknown-part"),
  ])
  func pointersThatLeadNowhereAreErrors(_ pointer: String, _ rule: String) {
    let reading = read(##""x": {"$type": "number", "$value": {"$ref": "\##(pointer)"}}"##)
    #expect(reading.rules.map(\.rawValue) == [rule])
    #expect(reading.document.findings.first?.token == "x")
    #expect(reading.value("x") == nil)
  }

  @Test func aPartHasNoTypeOfItsOwn() {
    let reading = read(##""x": {"$value": {"$ref": "#/blue/$value/components/0"}}"##)
    #expect(reading.summary == ["dtcg/missing-type x"])
  }

  @Test func pointersInARingAreErrorsForEveryMember() {
    let reading = TokenReading(
      #"""
      {"$type": "number", "a": {"$value": {"$ref": "#/b/$value/x"}},
       "b": {"$value": {"$ref": "#/a/$value/y"}}, "c": {"$value": 1}}
      """#
    )
    #expect(reading.summary == ["alias/cycle a", "alias/cycle b"])
    #expect(reading.paths == ["c"])
  }

  @Test func chainsOfPointersCostNoCallStack() {
    let count = 5_000
    var text = #"{"$type": "cubicBezier", "t0": {"$value": [0, 0, 1, 0.5]}"#
    for index in 1...count {
      text += ##", "t\##(index)": {"$value": [0, 0, 1, {"$ref": "#/t\##(index - 1)/$value/3"}]}"##
    }
    let reading = TokenReading(text + "}")
    #expect(reading.summary == [])
    #expect(reading.text("t\(count)") == "[0, 0, 1, 0.5]")
  }

  @Test(arguments: [
    (##"{"$type": "fontFamily", "$value": ["{stack}"]}"##),
    (##"{"$type": "dimension", "$value": {"value": "{a~b}", "unit": "px"}}"##),
    (##"{"$type": "color", "$value": {"colorSpace": "srgb", "components": ["{a~b}", 0, 0]}}"##),
    (##"{"$type": "cubicBezier", "$value": ["{a~b}", 0, 0, 1]}"##),
    (##"{"$type": "strokeStyle", "$value": {"dashArray": ["{wide/box}"], "lineCap": "{stack}"}}"##),
  ])
  func bracesStandOnlyWhereTheFormatAllowsThem(_ token: String) {
    let reading = read(##""x": \##(token)"##)
    #expect(reading.document.findings.map(\.severity) == [.error])
    #expect(reading.document.findings[0].token == "x")
  }
}
