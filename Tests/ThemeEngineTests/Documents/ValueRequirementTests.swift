import Testing

@testable import ThemeEngine

/// What the Format and Color modules ask of the value of each type.
struct ValueRequirementTests {
  private static func values(_ lines: String) -> [MarkedCase] {
    MarkedCase.table(lines) { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return #"{"t": {"$type": "\#(parts[0])", "$value": \#(parts[1])}}"#
    }
  }

  @Test(
    arguments: values(
      #"""
      dimension {"value": -1.5e2, "unit": "rem"}
      dimension «{"value": 0} => dtcg/missing-key t
      dimension ««{} => dtcg/missing-key t, dtcg/missing-key t
      dimension {"value": 0, "unit": «""} => dtcg/unknown-word t
      dimension {"value": 4, "unit": «" px"} => dtcg/unknown-word t ? px
      dimension {"value": 4, "unit": «7} => dtcg/wrong-type t
      dimension {"value": «true, "unit": "px"} => dtcg/wrong-type t
      dimension {"value": 4, "unit": "px", «"$description": "x"} => dtcg/unknown-key t
      dimension {"value": «"4", "unit": "px"} => dtcg/wrong-type t ? 4
      duration {"value": -5, "unit": "s"}
      duration {"value": 100, "unit": «"MS"} => dtcg/unknown-word t ? ms
      duration {"value": 1, "unit": "s", «"extra": 0} => dtcg/unknown-key t
      fontFamily ["A", «null] => dtcg/wrong-type t
      fontFamily «[] => dtcg/wrong-type t
      fontFamily «"" => dtcg/wrong-type t
      fontFamily ["A", «"{"] => alias/malformed t
      fontWeight «"semibold" => dtcg/unknown-word t ? semi-bold
      fontWeight «1000.1 => dtcg/out-of-range t
      fontWeight «[700] => dtcg/wrong-type t
      cubicBezier [0.5, -3, 0.5, 4]
      cubicBezier [«-1, 0, «2, 1] => dtcg/out-of-range t, dtcg/out-of-range t
      cubicBezier [0, «null, 1, 1] => dtcg/wrong-type t
      number «{"value": 1} => dtcg/wrong-type t
      number «-1e309 => dtcg/out-of-range t
      strokeStyle «["solid"] => dtcg/wrong-type t
      strokeStyle «"Solid" => dtcg/unknown-word t ? solid
      strokeStyle {"dashArray": [{"value": 1, "unit": "px"}], "lineCap": «"Round"} => dtcg/unknown-word t ? round
      strokeStyle {"dashArray": [«"1px"], "lineCap": "butt"} => dtcg/wrong-type t
      color {"colorSpace": "srgb", "components": [0, 0, 0], «"opacity": 1} => dtcg/unknown-key t
      color {"colorSpace": "hsl", "components": [«360, «101, «-1]} => dtcg/out-of-range t, dtcg/out-of-range t, dtcg/out-of-range t ? 0
      color {"colorSpace": "lch", "components": [«-1, «-0.1, 359.99]} => dtcg/out-of-range t, dtcg/out-of-range t
      color {"colorSpace": "xyz-d50", "components": ["none", "none", "none"], "alpha": 0}
      color {"colorSpace": "srgb", "components": «[0, 0, 0, 1]} => dtcg/wrong-type t
      color {"colorSpace": "srgb", "components": [0, «"None", 0]} => dtcg/wrong-type t ? none
      color {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": «"none"} => dtcg/wrong-type t
      color {"colorSpace": "srgb", "components": [0, 0, 0], "hex": «"#００００００"} => dtcg/malformed-hex t
      color {"colorSpace": «"display_p3", "components": [0, 0, 0]} => dtcg/unknown-word t ? display-p3
      """#
    )
  )
  func aTypesRulesHold(_ value: MarkedCase) { value.checkTokens() }

  /// A misspelled key is one fault, at the key, and what stands there is judged all the same.
  @Test(
    arguments: values(
      #"""
      dimension {"value": 4, «"units": "px"} => dtcg/unknown-key t ? unit
      dimension {"value": 4, «"Unit": «"pt"} => dtcg/unknown-key t, dtcg/unknown-word t ? unit
      color {«"colorspace": "srgb", "components": [0, 0, 0]} => dtcg/unknown-key t ? colorSpace
      gradient [{«"colour": «"{gone}", "position": 0}] => dtcg/unknown-key t, alias/unknown t ? color
      """#
    )
  )
  func aMisspelledKeyIsOneFault(_ value: MarkedCase) { value.checkTokens() }

  /// Braces stand for whole tokens: within a value of one type only a pointer can stand.
  @Test(
    arguments: values(
      ##"""
      dimension {"value": «"{a.b}", "unit": "px"} => alias/misplaced t ? {"$ref": "#/a/b/$value"}
      duration {"value": 1, "unit": «"{a}"} => alias/misplaced t ? {"$ref": "#/a/$value"}
      cubicBezier [«"{a}", 0, 1, 1] => alias/misplaced t ? {"$ref": "#/a/$value"}
      fontFamily ["A", «"{a}"] => alias/misplaced t ? {"$ref": "#/a/$value"}
      strokeStyle {"dashArray": «"{a}", "lineCap": «"{b}"} => alias/misplaced t, alias/misplaced t ? {"$ref": "#/b/$value"}
      color {"colorSpace": «"{a}", "components": «"{a}", "alpha": «"{a}", "hex": «"{a}"} => alias/misplaced t, alias/misplaced t, alias/misplaced t, alias/misplaced t
      color {"colorSpace": "srgb", "components": [0, «"{a}", 0]} => alias/misplaced t
      """##
    )
  )
  func bracesWithinAValueAreMisplaced(_ value: MarkedCase) { value.checkTokens() }

  @Test(arguments: [
    (
      "dimension", #"{"value": 4, "unit": "px", "size": 1}"#,
      "'size' can't stand here, only 'value' and 'unit' can"
    ),
    (
      "dimension", #"{"value": 4}"#, "'unit' is missing, expected an object with 'value' and 'unit'"
    ),
    ("duration", #"{"value": 4, "unit": "px"}"#, "'unit' has to be 'ms' or 's', found 'px'"),
    (
      "strokeStyle", #"{"dashArray": [{"value": 1, "unit": "px"}], "lineCap": "flat"}"#,
      "'lineCap' has to be 'round', 'butt' or 'square', found 'flat'"
    ),
    (
      "color", #"{"colorSpace": "srgb", "components": [0, 0]}"#,
      "'components' has to be a list of three, each a number or 'none', found a list of 2"
    ),
    ("number", #""1""#, "the value has to be a number, found '1'; write 1"),
  ])
  func messagesSayWhatIsExpectedAndFound(_ type: String, _ value: String, _ message: String) {
    let reading = TokenReading(TokenReading.file(type, value))
    #expect(reading.document.findings.map(\.message) == [message])
  }
}
