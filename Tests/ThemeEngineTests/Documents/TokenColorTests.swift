import Testing

@testable import ThemeEngine

struct TokenColorTests {
  private func read(_ value: String, lenient: Bool = false) -> TokenReading {
    TokenReading(TokenReading.file("color", value), lenient: lenient)
  }

  @Test(arguments: [
    ("srgb", "[0, 0.5, 1]"), ("srgb-linear", "[0, 0.5, 1]"), ("hsl", "[359.9, 100, 0]"),
    ("hwb", "[0, 100, 0]"), ("lab", "[100, -200, 300]"), ("lch", "[50, 400, 12]"),
    ("oklab", "[1, -3, 3]"), ("oklch", "[0, 2, 0]"), ("display-p3", "[1, 1, 1]"),
    ("a98-rgb", "[1, 1, 1]"), ("prophoto-rgb", "[1, 1, 1]"), ("rec2020", "[1, 1, 1]"),
    ("xyz-d65", "[1, 0, 1]"), ("xyz-d50", "[0, 1, 0]"), ("oklch", #"[0.5, "none", "none"]"#),
  ])
  func everySpaceAndItsEndsAreAccepted(_ space: String, _ components: String) {
    let reading = read(#"{"colorSpace": "\#(space)", "components": \#(components), "alpha": 0}"#)
    #expect(reading.summary == [])
    #expect(reading.value("t") != nil)
  }

  @Test(arguments: [
    ("srgb", "[0, 0, 1.01]", "dtcg/out-of-range"), ("hsl", "[360, 0, 0]", "dtcg/out-of-range"),
    ("hwb", "[0, 101, 0]", "dtcg/out-of-range"), ("lch", "[0, -1, 0]", "dtcg/out-of-range"),
    ("oklch", "[1.1, 0, 0]", "dtcg/out-of-range"), ("xyz-d50", "[0, 0, -0.1]", "dtcg/out-of-range"),
    ("p3", "[0, 0, 0]", "dtcg/unknown-word"), ("sRGB", "[0, 0, 0]", "dtcg/unknown-word"),
    ("srgb", "[0, 0]", "dtcg/wrong-type"), ("srgb", "[0, 0, 0, 1]", "dtcg/wrong-type"),
    ("srgb", #"[0, 0, "None"]"#, "dtcg/wrong-type"), ("srgb", "[0, 0, null]", "dtcg/wrong-type"),
    ("srgb", #""none""#, "dtcg/wrong-type"),
  ])
  func componentsOutsideTheirSpaceAreErrors(_ space: String, _ parts: String, _ rule: String) {
    let reading = read(#"{"colorSpace": "\#(space)", "components": \#(parts)}"#)
    #expect(reading.summary == ["\(rule) t"])
  }

  private static let members: [(String, String?)] = [
    (#""alpha": 1.2"#, "dtcg/out-of-range t"), (#""alpha": -0.1"#, "dtcg/out-of-range t"),
    (#""alpha": "0.5""#, "dtcg/wrong-type t"), (#""alpha": "none""#, "dtcg/wrong-type t"),
    (##""hex": "#fff""##, "dtcg/malformed-hex t"), (##""hex": "336699""##, "dtcg/malformed-hex t"),
    (##""hex": "#33669980""##, "dtcg/malformed-hex t"),
    (##""hex": "#33669g""##, "dtcg/malformed-hex t"),
    (##""hex": "#ff0000""##, "warning dtcg/hex-mismatch t"), (##""hex": "#336699""##, nil),
    (##""hex": "#33669A""##, nil), (#""opacity": 1"#, "dtcg/unknown-key t"),
  ]

  @Test(arguments: members)
  func alphaAndHexAreChecked(_ member: String, _ finding: String?) {
    let reading = read(
      #"{"colorSpace": "srgb", "components": [0.2, 0.4, 0.6], \#(member)}"#
    )
    #expect(reading.summary == (finding.map { [$0] } ?? []))
  }

  @Test func componentsHoldWhereTheHexDiffers() throws {
    let reading = read(
      ##"{"colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": 0.5, "hex": "#ff0000"}"##
    )
    let color = try #require(reading.value("t")?.color)
    #expect(color.hexWithAlpha == "#33669980")
    #expect(reading.document.findings.first?.suggestion == "#336699")
  }

  @Test(arguments: [
    ("#abc", "#aabbccff"), ("#abcd", "#aabbccdd"), ("#A1B2C3", "#a1b2c3ff"),
    ("#00000080", "#00000080"), ("transparent", "#00000000"),
    ("rgb(50% 0% 100%)", "#8000ffff"), ("rgb(300 -20 128)", "#ff0080ff"),
    ("rgb(12.5% 25% 99.9%)", "#2040ffff"), ("rgb(0 0 0 / 26%)", "#00000042"),
    ("rgba(0,0,0,.06)", "#0000000f"), ("rgb(0 0 0 / 0.06)", "#0000000f"),
    ("hsl(205 64% 37%)", "#22689bff"), ("hsl(-40 60% 45%)", "#b82e8aff"),
    ("hsla(219, 34%, 46%, 1)", "#4d699dff"), ("hsla(0, 0%, 0%, 0)", "#00000000"),
    ("color(srgb 1 0 0)", "#ff0000ff"), ("oklch(1 0 0)", "#ffffffff"),
    ("RGB(1, 2, 3)", "#010203ff"),
  ])
  func coloursOfStyleSheetsAreRepaired(_ text: String, _ hex: String) {
    #expect(read(#""\#(text)""#).summary == ["dtcg/wrong-type t"])
    let reading = read(#""\#(text)""#, lenient: true)
    #expect(reading.summary == ["warning dtcg/repaired t"])
    #expect(reading.value("t")?.color?.hexWithAlpha == hex)
  }

  @Test(arguments: ["#fff#", "#12345", "#ggg", "rgba(0 0 0 26%)", "rgb(1 2)", "red{", "hsl(1 2)"])
  func malformedColoursStayErrors(_ text: String) {
    #expect(read(#""\#(text)""#, lenient: true).summary == ["dtcg/wrong-type t"])
  }

  @Test func shortHexIsRepaired() {
    let reading = read(
      ##"{"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#fff"}"##,
      lenient: true
    )
    #expect(reading.summary == ["warning dtcg/repaired t"])
    #expect(reading.document.findings.first?.suggestion == "#ffffff")
    let hue = read(#"{"colorSpace": "hsl", "components": [360, 50, 50]}"#, lenient: true)
    #expect(hue.value("t")?.color?.components.x == 0)
  }
}
