import Testing

@testable import ThemeEngine

/// What the Format module asks of composites, with every part in every form.
struct CompositeRequirementTests {
  /// A type, its parts with a token and a literal of the right type, and a literal of a wrong one.
  private struct Composite: Sendable {
    let type: String
    let token: String
    let parts: [Part]

    struct Part: Sendable {
      let key: String
      let token: String
      let literal: String
      let wrong: String
    }
  }

  private static func part(_ key: String, _ type: String) -> Composite.Part {
    let (token, literal, wrong) =
      switch type {
      case "color": ("c", TokenReading.color(0x204060), ##""#fff""##)
      case "dimension": ("d", #"{"value": 1, "unit": "rem"}"#, #""1px""#)
      case "duration": ("ms", #"{"value": 1, "unit": "s"}"#, #""1s""#)
      case "cubicBezier": ("e", "[0, 0, 1, 1]", #""ease""#)
      case "number": ("n", "2", #""2""#)
      case "fontFamily": ("ff", #""X""#, "5")
      case "fontWeight": ("fw", "700", #""Bold""#)
      default: ("st", #""dotted""#, #""wavy""#)
      }
    return Composite.Part(key: key, token: token, literal: literal, wrong: wrong)
  }

  private static let composites = [
    Composite(
      type: "border",
      token: "b",
      parts: [part("color", "color"), part("width", "dimension"), part("style", "strokeStyle")]
    ),
    Composite(
      type: "transition",
      token: "tr",
      parts: [
        part("duration", "duration"), part("delay", "duration"),
        part("timingFunction", "cubicBezier"),
      ]
    ),
    Composite(
      type: "shadow",
      token: "sh",
      parts: [part("color", "color")]
        + ["offsetX", "offsetY", "blur", "spread"].map { part($0, "dimension") }
    ),
    Composite(
      type: "typography",
      token: "ty",
      parts: [
        part("fontFamily", "fontFamily"), part("fontSize", "dimension"),
        part("fontWeight", "fontWeight"), part("letterSpacing", "dimension"),
        part("lineHeight", "number"),
      ]
    ),
  ]

  private static let file = #"""
    {"c": {"$type": "color", "$value": \#(TokenReading.color(0x204060))},
     "d": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}},
     "ms": {"$type": "duration", "$value": {"value": 9, "unit": "ms"}},
     "e": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}, "n": {"$type": "number", "$value": 1.5},
     "ff": {"$type": "fontFamily", "$value": ["A"]}, "fw": {"$type": "fontWeight", "$value": "bold"},
     "st": {"$type": "strokeStyle", "$value": {"dashArray": ["{d}"], "lineCap": "butt"}},
     "b": {"$type": "border", "$value": {"color": "{c}", "width": "{d}", "style": "{st}"}},
     "tr": {"$type": "transition",
            "$value": {"duration": "{ms}", "delay": "{ms}", "timingFunction": "{e}"}},
     "sh": {"$type": "shadow", "$value": {"color": "{c}", "offsetX": "{d}", "offsetY": "{d}",
                                          "blur": "{d}", "spread": "{d}"}},
     "two": {"$type": "shadow", "$value": ["{sh}", "{sh}"]},
     "g": {"$type": "gradient", "$value": [{"color": "{c}", "position": 0},
                                           {"color": "{c}", "position": 1}]},
     "ty": {"$type": "typography", "$value": {"fontFamily": "{ff}", "fontSize": "{d}",
            "fontWeight": "{fw}", "letterSpacing": "{d}", "lineHeight": "{n}"}},
    """#

  private static func marked(_ type: String, _ value: String, _ rule: String?) -> MarkedCase {
    let token = #""t": {"$type": "\#(type)", "$value": \#(value)}}"#
    return MarkedCase(
      marked: file + token,
      findings: rule.map { ["\($0) t"] } ?? [],
      suggestion: nil
    )
  }

  /// The composite with one part written in another way.
  private static func object(_ composite: Composite, _ changed: Int, _ value: String?) -> String {
    let members = composite.parts.enumerated().compactMap { index, part in
      let value = index == changed ? value : part.literal
      return value.map { #""\#(part.key)": \#($0)"# }
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private static let cases: [MarkedCase] = composites.flatMap { composite in
    composite.parts.indices.flatMap { index in
      let part = composite.parts[index]
      let other = part.token == "n" ? "c" : "n"
      let forms: [(String?, String?)] = [
        (part.literal, nil), ("\"{\(part.token)}\"", nil),
        (##"{"$ref": "#/\##(part.token)"}"##, nil),
        (##"{"$ref": "#/\##(part.token)/$value"}"##, nil),
        (##"{"$ref": "#/\##(composite.token)/$value/\##(part.key)"}"##, nil),
        ("«null", "dtcg/wrong-type"), ("«\"{\(other)}\"", "alias/wrong-type"),
        (##"«{"$ref": "#/\##(other)/$value"}"##, "alias/wrong-type"),
        ("«\"{gone}\"", "alias/unknown"), ("«\"{\(part.token)\"", "alias/malformed"),
        (##"«{"$ref": "#/\##(part.token)", "x": 1}"##, "alias/malformed"),
        (
          "«" + part.wrong,
          part.key.hasPrefix("st") || part.key == "fontWeight"
            ? "dtcg/unknown-word" : "dtcg/wrong-type"
        ),
      ]
      return forms.map { marked(composite.type, object(composite, index, $0.0), $0.1) }
        + [marked(composite.type, "«" + object(composite, index, nil), "dtcg/missing-key")]
    }
  }

  @Test(arguments: cases)
  func everyPartInEveryForm(_ value: MarkedCase) throws {
    let reading = value.checkTokens()
    guard value.findings.isEmpty else { return }
    #expect(reading.value("t") != nil)
  }

  @Test func aPartIsCalledByItsKey() {
    for composite in Self.composites {
      for (index, part) in composite.parts.enumerated() {
        let value = Self.object(composite, index, part.wrong)
        let reading = TokenReading(Self.marked(composite.type, value, nil).plain.text)
        #expect(
          reading.document.findings.map { $0.message.prefix { $0 != " " } } == ["'\(part.key)'"]
        )
      }
    }
  }

  @Test(
    arguments: MarkedCase.table(
      ##"""
      # What a pointer leads to has to fit, and the reference is at fault where it doesn't.
      "strokeStyle", "$value": {"dashArray": {"$ref": "#/st/$value/dashArray"}, "lineCap": "round"}
      "strokeStyle", "$value": {"dashArray": «{"$ref": "#/e/$value"}, "lineCap": "round"} => alias/wrong-type t
      "strokeStyle", "$value": {"dashArray": ["{d}"], "lineCap": «{"$ref": "#/d/$value/unit"}} => alias/wrong-type t
      "shadow", "$value": [{"$ref": "#/two/$value/0"}]
      "shadow", "$value": ["{sh}", «"{two}"] => alias/wrong-type t
      "shadow", "$value": [«{"$ref": "#/sh/$value/color"}] => alias/wrong-type t
      "gradient", "$value": [«{"$ref": "#/g/$value/2"}] => alias/unknown-part t
      # A position is clamped wherever it comes from.
      "gradient", "$value": [{"color": "{c}", "position": «"{n}"}] => warning dtcg/out-of-range t ? 1
      "gradient", "$value": [{"color": "{c}", "position": «{"$ref": "#/n"}}] => warning dtcg/out-of-range t ? 1
      "gradient", "$value": [{"color": "{c}", "position": «{"$ref": "#/n/$value"}}] => warning dtcg/out-of-range t ? 1
      "gradient", "$value": [{"color": "{c}", "position": «"0.5"}] => dtcg/wrong-type t
      "gradient", "$value": «[] => dtcg/wrong-type t
      """##,
      document: { file + #""t": {"$type": \#($0)}}"# }
    )
  )
  func listsAndPointersHold(_ value: MarkedCase) { value.checkTokens() }

  @Test func aPositionFromATokenIsClampedInTheValue() {
    let stop = #"[{"color": "{c}", "position": "{n}"}]"#
    let reading = TokenReading(Self.marked("gradient", stop, nil).plain.text)
    #expect(reading.text("t") == "[{color: #204060, position: 1}]")
  }
}
