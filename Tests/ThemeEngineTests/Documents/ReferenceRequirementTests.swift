import Testing

@testable import ThemeEngine

/// What the Format module asks of references in both forms.
struct ReferenceRequirementTests {
  private static func tokens(_ lines: String) -> [MarkedCase] {
    MarkedCase.table(lines) { line in
      #"""
      {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.1, 0.2, 0.3],
                                          "alpha": 0.5, "hex": "#1a334d"}},
       "d": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}},
       "n": {"$type": "number", "$value": 1.5}, "z": {"$type": "number", "$value": 0.5},
       "ff": {"$type": "fontFamily", "$value": ["A", "B"]}, "l": {"$type": "color", "$value": "{c}"},
       "g": {"x": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}},
       "r": {"$root": {"$type": "number", "$value": 1}},
       "a/b": {"c~d": {"$type": "number", "$value": 1}}, "é %": {"$type": "number", "$value": 2},
       "m": {"$type": "number", "$value": 1, "$extensions": {"com.x": {"v": 3}}},
      \#(line)}
      """#
    }
  }

  /// Where a plain value stands behind a pointer, the pointer is what is wrong.
  @Test(
    arguments: tokens(
      ##"""
      "t": {"$type": "color", "$value": {"colorSpace": {"$ref": "#/c/$value/colorSpace"}, "components": {"$ref": "#/l/$value/components"}, "alpha": {"$ref": "#/z"}, "hex": {"$ref": "#/c/$value/hex"}}}
      "t": {"$type": "color", "$value": {"colorSpace": «{"$ref": "#/c/$value/hex"}, "components": [0, 0, 0]}} => alias/wrong-type t
      "t": {"$type": "color", "$value": {"colorSpace": "srgb", "components": «{"$ref": "#/ff/$value"}}} => alias/wrong-type t
      "t": {"$type": "color", "$value": {"colorSpace": "hsl", "components": «{"$ref": "#/e/$value"}}}, "e": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]} => alias/wrong-type t
      "t": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, «{"$ref": "#/c/$value/hex"}, «{"$ref": "#/n"}]}} => alias/wrong-type t, alias/wrong-type t
      "t": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": «{"$ref": "#/n"}}} => alias/wrong-type t
      "t": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": «{"$ref": "#/c/$value/alpha"}}} => alias/wrong-type t
      "t": {"$type": "dimension", "$value": {"value": «{"$ref": "#/d"}, "unit": «{"$ref": "#/c/$value/colorSpace"}}} => alias/wrong-type t, alias/wrong-type t
      "t": {"$type": "cubicBezier", "$value": [«{"$ref": "#/n"}, 0, 0, «{"$ref": "#/c"}]} => alias/wrong-type t, alias/wrong-type t
      "t": {"$type": "fontFamily", "$value": ["X", «{"$ref": "#/ff"}, {"$ref": "#/ff/$value/1"}]} => alias/wrong-type t
      """##
    )
  )
  func aPointerHasToLeadToWhatItsPlaceNeeds(_ value: MarkedCase) { value.checkTokens() }

  @Test(
    arguments: tokens(
      ##"""
      # A dot within a name of a pointer separates nothing.
      "t": {"$value": «{"$ref": "#/g.x"}} => alias/unknown t ? #/g/x
      "t": {"$type": "number", "$value": «{"$ref": "#/g.x/$value/value"}} => alias/unknown t ? #/g/x/$value/value
      "t": {"$value": «{"$ref": "#/gg/x"}} => alias/unknown t ? #/g/x
      "t": {"$value": «{"$ref": "#/c/"}} => alias/unknown t ? #/c
      "t": {"$value": «{"$ref": "#//c"}} => alias/unknown t ? #/c
      "t": {"$value": «{"$ref": "#/c//$value"}} => alias/unknown t ? #/c/$value
      "t": {"$type": "color", "$value": «{"$ref": "#/c/$value/"}} => alias/unknown-part t
      "t": {"$type": "number", "$value": «{"$ref": "#/c/$value/components/3"}} => alias/unknown-part t
      "t": {"$type": "number", "$value": «"{c.$value.components.0}"} => alias/unknown-part t ? {"$ref": "#/c/$value/components/0"}
      "t": {"$type": "number", "$value": «"{c.components.0}"} => alias/unknown-part t ? {"$ref": "#/c/$value/components/0"}
      "t": {"$type": "number", "$value": «{"$ref": "#/c/value/components/0"}} => alias/unknown-part t ? #/c/$value/components/0
      "t": {"$type": "number", "$value": «{"$ref": "#/d/value"}} => alias/unknown-part t ? #/d/$value/value
      "t": {"$value": «"{ c}"} => alias/unknown t ? c
      "t": {"$value": «"{C}"} => alias/unknown t ? c
      "t": {"$value": «"{r}"} => alias/group t ? {r.$root}
      "t": {"$value": «{"$ref": "#/r"}} => alias/group t ? #/r/$root
      "t": {"$type": "number", "$value": «{"$ref": "#/m/$extensions/com.x/v"}} => alias/wrong-type t
      # Percent-encoding is undone before the pointer is split (RFC 6901, 6).
      "t": {"$value": {"$ref": "#/a~1b/c~0d"}}, "u": {"$value": "{a/b.c~d}"}
      "t": {"$value": {"$ref": "#/a%7E1b/c%7e0d"}}, "u": {"$ref": "#/%C3%A9%20%25"}
      "t": {"$value": «{"$ref": "#/a%2Fb/c~0d"}} => alias/unknown t
      "t": {"$value": «{"$ref": "#/é %"}} => alias/malformed t
      "t": {"$value": «{"$ref": "#/a~b"}} => alias/malformed t
      "t": {"$type": "color", "$value": «"{c} "} => alias/malformed t
      "t": {"$type": "color", "$value": «{"$ref": "##/c"}} => alias/malformed t
      "t": {"$type": "color", "$ref": «1} => alias/malformed t
      """##
    )
  )
  func aReferenceHasToLeadSomewhere(_ value: MarkedCase) { value.checkTokens() }

  @Test func messagesNameWhatWasWritten() {
    func message(_ value: String) -> String? {
      let text = #"{"a": {"b": {"$type": "number", "$value": 1}}, "t": {"$value": \#(value)}}"#
      return TokenReading(text).document.findings.first?.message
    }
    #expect(message(#""{a.c}""#) == "'a.c' does not exist")
    #expect(message(##"{"$ref": "#/a/c"}"##) == "'a.c' does not exist, in '#/a/c'")
    #expect(
      message(##"{"$ref": "#/50%"}"##)
        == "'%' has to stand before two hexadecimal digits; the character itself is written '%25', "
        + "in '#/50%'"
    )
  }
}
