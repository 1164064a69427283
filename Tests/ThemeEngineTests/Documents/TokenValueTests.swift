import Testing

@testable import ThemeEngine

struct TokenValueTests {
  @Test(arguments: [
    ("dimension", #"{"value": 0, "unit": "px"}"#, "{value: 0, unit: px}"),
    ("dimension", #"{"value": -0.25, "unit": "rem"}"#, "{value: -0.25, unit: rem}"),
    ("dimension", #"{"value": 120.80, "unit": "rem"}"#, "{value: 120.8, unit: rem}"),
    ("duration", #"{"unit": "s", "value": 1.5}"#, "{value: 1.5, unit: s}"),
    ("fontFamily", #""Inter""#, "[Inter]"),
    ("fontFamily", #"["Inter", "sans-serif"]"#, "[Inter, sans-serif]"),
    ("fontWeight", "1", "1"), ("fontWeight", "1000", "1000"), ("fontWeight", "350.5", "350.5"),
    ("fontWeight", #""extra-black""#, "extra-black"), ("fontWeight", #""book""#, "book"),
    ("cubicBezier", "[0, -2, 1, 3]", "[0, -2, 1, 3]"), ("number", "-1.5e-3", "-0.0015"),
    ("strokeStyle", #""groove""#, "groove"),
    (
      "strokeStyle", #"{"lineCap": "butt", "dashArray": [{"value": 1, "unit": "px"}]}"#,
      "{dashArray: [{value: 1, unit: px}], lineCap: butt}"
    ),
  ])
  func literalsAreRead(_ type: String, _ value: String, _ text: String) {
    let reading = TokenReading(TokenReading.file(type, value))
    #expect(reading.summary == [])
    #expect(reading.text("t") == text)
    #expect(reading.type("t") == type)
  }

  @Test(arguments: [
    ("dimension", #""16""#, "dtcg/wrong-type"), ("dimension", "16", "dtcg/wrong-type"),
    ("dimension", #"{"value": "16", "unit": "px"}"#, "dtcg/wrong-type"),
    ("dimension", #"{"value": 1, "unit": "em"}"#, "dtcg/unknown-word"),
    ("dimension", #"{"value": 1, "unit": "PX"}"#, "dtcg/unknown-word"),
    ("dimension", #"{"value": null, "unit": "px"}"#, "dtcg/wrong-type"),
    ("dimension", #"{"value": 1}"#, "dtcg/missing-key"),
    ("dimension", #"{"value": 1, "unit": "px", "x": 1}"#, "dtcg/unknown-key"),
    ("dimension", #"{"value": 1e999, "unit": "px"}"#, "dtcg/out-of-range"),
    ("duration", #"{"value": 1, "unit": "px"}"#, "dtcg/unknown-word"),
    ("fontFamily", "[]", "dtcg/wrong-type"), ("fontFamily", #"["a", 1]"#, "dtcg/wrong-type"),
    ("fontWeight", "0", "dtcg/out-of-range"), ("fontWeight", "1000.5", "dtcg/out-of-range"),
    ("fontWeight", #""Bold""#, "dtcg/unknown-word"), ("fontWeight", #""700""#, "dtcg/unknown-word"),
    ("fontWeight", "true", "dtcg/wrong-type"), ("cubicBezier", "[0, 0, 1]", "dtcg/wrong-type"),
    ("cubicBezier", "[0, 0, 1.1, 0]", "dtcg/out-of-range"),
    ("cubicBezier", #""ease""#, "dtcg/wrong-type"), ("number", #""1""#, "dtcg/wrong-type"),
    ("number", "null", "dtcg/wrong-type"), ("strokeStyle", #""wavy""#, "dtcg/unknown-word"),
    ("strokeStyle", #"{"dashArray": [], "lineCap": "butt"}"#, "dtcg/wrong-type"),
    ("strokeStyle", #"{"dashArray": [{"value": 1, "unit": "px"}]}"#, "dtcg/missing-key"),
    ("shadow", "[]", "dtcg/wrong-type"), ("gradient", "[]", "dtcg/wrong-type"),
    ("border", #""1px solid""#, "dtcg/wrong-type"), ("typography", "[]", "dtcg/wrong-type"),
    ("transition", "0", "dtcg/wrong-type"),
    ("asset", #""x.png""#, "dtcg/unknown-type"),
  ])
  func whatBreaksATypesRulesIsAnError(_ type: String, _ value: String, _ rule: String) {
    let reading = TokenReading(TokenReading.file(type, value))
    #expect(reading.summary == ["\(rule) t"])
    #expect(reading.paths == [])
  }

  @Test func aFontStackInOneTextIsOneOddName() {
    let reading = TokenReading(TokenReading.file("fontFamily", #""Arial, sans-serif""#))
    #expect(reading.summary == ["warning dtcg/wrong-type t"])
    #expect(reading.document.findings.first?.suggestion == #"["Arial", "sans-serif"]"#)
    #expect(reading.value("t") == .strings(["Arial, sans-serif"]))
  }

  private static let typography = #"""
    "fontFamily": "{f}", "fontSize": "{d}", "fontWeight": "{w}", "lineHeight": "{n}"
    """#

  private static let parts = #"""
    {"f": {"$type": "fontFamily", "$value": ["A", "B"]}, "w": {"$type": "fontWeight", "$value": "bold"},
     "d": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}}, "n": {"$type": "number", "$value": 1.5},
     "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
     "ms": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}},
     "e": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}, "st": {"$type": "strokeStyle", "$value": "dashed"},
    """#

  @Test func compositesOfAliasesResolve() {
    let reading = TokenReading(
      Self.parts + #"""
        "body": {"$type": "typography", "$value": {"letterSpacing": "{d}", \#(Self.typography)}},
        "lead": {"$value": "{body}"}, "intro": {"$type": "typography", "$value": "{lead}"},
        "edge": {"$type": "border", "$value": {"color": "{c}", "width": "{d}", "style": "{st}"}},
        "fade": {"$type": "transition", "$value": {"duration": "{ms}", "delay": "{ms}", "timingFunction": "{e}"}},
        "stop": {"$type": "gradient", "$value": [{"color": "{c}", "position": "{n}"}]},
        "grad": {"$type": "gradient", "$value": [{"color": "{c}", "position": -0.5}, "{stop}"]}}
        """#
    )
    #expect(
      reading.summary == ["warning dtcg/out-of-range stop", "warning dtcg/out-of-range grad"]
    )
    #expect(
      reading.text("intro")
        == "{fontFamily: [A, B], fontSize: {value: 2, unit: px}, fontWeight: bold, "
        + "letterSpacing: {value: 2, unit: px}, lineHeight: 1.5}"
    )
    #expect(reading.value("intro") == reading.value("body"))
    #expect(reading.text("edge") == "{color: #ff0000, width: {value: 2, unit: px}, style: dashed}")
    #expect(
      reading.text("fade")
        == "{duration: {value: 200, unit: ms}, delay: {value: 200, unit: ms}, "
        + "timingFunction: [0, 0, 1, 1]}"
    )
    #expect(
      reading.text("grad") == "[{color: #ff0000, position: 0}, {color: #ff0000, position: 1}]"
    )
    #expect(reading.isSound)
  }

  @Test func missingAndUnknownSubValuesAreErrors() {
    let reading = TokenReading(
      Self.parts + #"""
        "a": {"$type": "typography", "$value": {\#(Self.typography)}},
        "b": {"$type": "typography", "$value": {"letterSpacing": "{d}", "textCase": "upper", \#(Self.typography)}},
        "g": {"$type": "gradient", "$value": ["{two}"]},
        "two": {"$type": "gradient", "$value": [{"color": "{c}", "position": 0}, {"color": "{c}", "position": 1}]}}
        """#
    )
    #expect(
      reading.summary == ["dtcg/missing-key a", "dtcg/unknown-key b", "alias/wrong-type g"]
    )
  }

  @Test func everyFaultOfAValueIsReported() {
    let reading = TokenReading(
      TokenReading.file(
        "shadow",
        #"{"color": "{gone}", "offsetX": 1, "offsety": {"value": 1, "unit": "px"}, "blur": {"value": 1, "unit": "pt"}, "inset": 1}"#
      )
    )
    #expect(
      reading.rules.sorted { $0.rawValue < $1.rawValue } == [
        .aliasUnknown, .dtcgMissingKey, .dtcgUnknownKey, .dtcgUnknownWord, .dtcgWrongType,
        .dtcgWrongType,
      ]
    )
    #expect(reading.document.findings.contains { $0.suggestion == "offsetY" })
  }
}
