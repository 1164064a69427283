import Testing
import ThemeCommands

@testable import ThemeEngine

/// Faults of other tools with dimensions, durations and numbers, each with the right value.
struct DimensionFaultTests {
  @Test("nothing keeps its unit, and a number stays a number (DI-02)") func zero() throws {
    let files = try FaultCaseFiles([
      "t.json": #"""
      {"d": {"$type": "dimension", "px": {"$value": {"value": 0, "unit": "px"}},
        "rem": {"$value": {"value": -0.0, "unit": "rem"}}}, "n": {"$type": "number", "$value": -0}}
      """#
    ])
    #expect(
      try files.tokens("./t.json") == [
        "d.px": #"{"value":0,"unit":"px"}"#, "d.rem": #"{"value":0,"unit":"rem"}"#, "n": "0",
      ]
    )
  }

  @Test(
    "nothing in a unit that the format lacks is nothing in its own (DI-02)",
    arguments: [
      #""0em""#, #""0%""#, #""0""#, "0", #"{"value": 0, "unit": "em"}"#,
      #"{"value": "0", "unit": ""}"#,
    ]
  )
  func zeroOfOtherUnits(_ value: String) {
    let reading = TokenReading(TokenReading.file("dimension", value), lenient: true)
    #expect(reading.text("t") == "{value: 0, unit: px}")
    #expect(reading.document.findings.allSatisfy { $0.ruleId == .dtcgRepaired })
  }

  @Test("what is negative stays negative (DI-03)") func negative() throws {
    let files = try FaultCaseFiles([
      "t.json": #"""
      {"d": {"$type": "dimension", "a": {"$value": {"value": -0.5, "unit": "px"}},
        "b": {"$value": {"value": -8, "unit": "px"}}, "c": {"$value": {"value": -0.25, "unit": "rem"}},
        "d": {"$value": "-8px"}},
       "t": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontWeight": 400,
         "fontSize": {"value": 16, "unit": "px"}, "letterSpacing": "{d.a}", "lineHeight": 1.5}},
       "s": {"$type": "shadow", "$value": {"color": \#(TokenReading.color(0)), "offsetX": "{d.c}",
         "offsetY": "{d.b}", "blur": {"value": 2, "unit": "px"}, "spread": {"value": -1, "unit": "px"}}}}
      """#
    ])
    let tokens = try files.tokens("./t.json", "--lenient")
    #expect(tokens["d.d"] == #"{"value":-8,"unit":"px"}"#)
    #expect(tokens["t"]?.contains(#""letterSpacing":{"value":-0.5,"unit":"px"}"#) == true)
    #expect(tokens["s"]?.contains(#""offsetX":{"value":-0.25,"unit":"rem"}"#) == true)
    #expect(tokens["s"]?.contains(#""offsetY":{"value":-8,"unit":"px"}"#) == true)
    #expect(tokens["s"]?.contains(#""spread":{"value":-1,"unit":"px"}"#) == true)
    #expect(Length.rem(-0.25) == -4)
  }

  @Test("each wrong measure is an error with its token, and none is a number (DI-04)")
  func wrongMeasures() throws {
    let files = try FaultCaseFiles([
      "t.json": #"""
      {"$type": "dimension",
       "a": {"$value": "16"},
       "b": {"$value": 16},
       "c": {"$value": {"value": "16", "unit": "px"}},
       "d": {"$value": {"value": 1, "unit": "em"}},
       "e": {"$value": {"value": 1, "unit": "PX"}},
       "f": {"$value": {"value": null, "unit": "px"}}}
      """#
    ])
    let result = files.run("validate", "./t.json", "--format", "json")
    let findings = try #require(try JSONDocument(parsing: result.standardOutput).root["findings"])
    #expect(findings.elements.map { $0["token"]?.string } == ["a", "b", "c", "d", "e", "f"])
    #expect(findings.elements.allSatisfy { $0["severity"]?.string == "error" })
    #expect(
      findings.elements.map { $0["suggestion"]?.string } == [
        #"{"value": 16, "unit": "px"}"#, #"{"value": 16, "unit": "px"}"#, "16", nil, "px", nil,
      ]
    )
    // A lenient reading changes the wrong part, and says which.
    let lenient = files.run("validate", "--lenient", "./t.json").text
    #expect(lenient.contains("'value' should be a number; '16' is read as 16\n"))
    #expect(lenient.contains("'unit' should be 'px' or 'rem'; 'PX' is read as px\n"))
    #expect(lenient.contains("'em' is kept, which the format doesn't have\n"))
    #expect(!lenient.lowercased().contains("nan"))
  }

  @Test(
    "decimals are read as a whole (DI-05)",
    arguments: [
      ("1.5", "px", 1.5), ("120.8", "rem", 1932.8), ("80.05", "rem", 1280.8), ("10.30", "px", 10.3),
      ("0.8125", "rem", 13), ("1.125", "rem", 18),
    ]
  )
  func decimals(_ digits: String, _ unit: String, _ points: Double) throws {
    let object = #"{"value": \#(digits), "unit": "\#(unit)"}"#
    for value in [
      object, #""\#(digits)\#(unit)""#, #"{"value": "\#(digits)", "unit": "\#(unit)"}"#,
    ] {
      let reading = TokenReading(TokenReading.file("dimension", value), lenient: true)
      let measure = try #require(reading.value("t")?.measure)
      #expect(measure.unit == unit)
      #expect(unit == "px" ? measure.value == points : Length.rem(measure.value) == points)
    }
  }

  @Test("a length comes back from the root font's size (DI-06)") func rootSize() {
    #expect(Length.rem(0.8125, root: 16) == 13)
    #expect(Length.rem(32.0 / 14, root: 14) == 32)
    #expect(Length.rem(2.285714, root: 14).rounded(toPlaces: 4) == 32)
  }

  @Test("a rem is no fixed length (DI-08)") func rootRelative() throws {
    let files = try FaultCaseFiles([
      "rem.json": TokenReading.file("dimension", #"{"value": 1.125, "unit": "rem"}"#),
      "px.json": TokenReading.file("dimension", #"{"value": 18, "unit": "px"}"#),
    ])
    #expect(try files.tokens("./rem.json") == ["t": #"{"value":1.125,"unit":"rem"}"#])
    #expect(files.run("diff", "./rem.json", "./px.json").text.contains("1.125 rem"))
  }

  @Test("durations keep their unit, and mean the same in both (DI-09)") func durations() throws {
    func file(_ values: [String]) -> String {
      let members = values.enumerated().map { #""t\#($0)": {"$value": \#($1)}"# }
      return #"{"$type": "duration", \#(members.joined(separator: ", "))}"#
    }
    let files = try FaultCaseFiles([
      "a.json": file([
        #"{"value": 1.5, "unit": "s"}"#, #"{"value": 200, "unit": "ms"}"#,
        #"{"value": 0, "unit": "ms"}"#,
      ]),
      "b.json": file([#""1500ms""#, #""0.2s""#, #""0s""#]),
      "c.json": file([#""1.5ms""#, #""200s""#, #""0s""#]),
    ])
    #expect(
      try files.tokens("./a.json") == [
        "t0": #"{"value":1.5,"unit":"s"}"#, "t1": #"{"value":200,"unit":"ms"}"#,
        "t2": #"{"value":0,"unit":"ms"}"#,
      ]
    )
    #expect(files.run("diff", "--lenient", "./a.json", "./b.json").text == "no differences\n")
    let other = files.run("diff", "--lenient", "./a.json", "./c.json")
    #expect(other.text.contains("2 changed, 0 added"))
  }
}
