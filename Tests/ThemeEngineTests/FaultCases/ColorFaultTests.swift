import Testing
import ThemeCommands

@testable import ThemeEngine

/// Faults of other tools with colours, each with the right value.
struct ColorFaultTests {
  private func read(_ value: String, lenient: Bool = true) -> TokenReading {
    TokenReading(TokenReading.file("color", value), lenient: lenient)
  }

  @Test(
    "a grey gets no hue, and its lightness changes nothing else (CO-03)",
    arguments: [
      0x808080, 0xA9A9A9, 0x000000,
    ] as [UInt32]
  )
  func greysStayGrey(_ grey: UInt32) {
    let color = ColorValue.hex(grey)
    let polar = color.converted(to: .oklch)
    #expect(polar.components.y < 1e-4)
    #expect(polar.components.z == 0)
    for step in [-0.4, -0.2, -0.1, 0.1, 0.2, 0.4] {
      for start in [color, polar] {
        let hex = start.adjustingLightness(by: step).hex.dropFirst()
        let channels = [hex.prefix(2), hex.dropFirst(2).prefix(2), hex.suffix(2)]
        #expect(Set(channels).count == 1, "\(hex)")
      }
    }
  }

  @Test(
    "channels of hsl are rounded, not cut off (CO-04)",
    arguments: [
      ("205 64% 37%", "205,64,37", "#22689b"), ("27 83% 41%", "27,83,41", "#bf6012"),
      ("163 29% 71%", "163,29,71", "#a0cabe"), ("0 0% 65%", "0,0,65", "#a6a6a6"),
      ("-40 60% 45%", "320,60,45", "#b82e8a"),
    ]
  )
  func hsl(_ text: String, _ components: String, _ hex: String) throws {
    let files = try FaultCaseFiles([
      "text.json": TokenReading.file("color", #""hsl(\#(text))""#),
      "object.json": TokenReading.file(
        "color",
        #"{"colorSpace": "hsl", "components": [\#(components)]}"#
      ),
    ])
    let value = #"{"colorSpace":"hsl","components":[\#(components)],"alpha":1,"hex":"\#(hex)"}"#
    #expect(try files.tokens("./text.json", "--lenient") == ["t": value])
    #expect(try files.tokens("./object.json") == ["t": value])
  }

  @Test(
    "a hue beyond the circle is refused, and leniently turned back (CO-04)",
    arguments: [
      (-40.0, 320.0), (360, 0), (400, 40), (-360, 0),
    ]
  )
  func hue(_ written: Double, _ hue: Double) {
    let value =
      #"{"colorSpace": "oklch", "components": [0.5, 0.1, \#(DecimalText.string(written))]}"#
    let strict = read(value, lenient: false)
    #expect(strict.summary == ["dtcg/out-of-range t"])
    #expect(strict.document.findings.first?.suggestion == DecimalText.string(hue))
    let lenient = read(value)
    #expect(lenient.summary == ["warning dtcg/repaired t"])
    #expect(lenient.value("t")?.color?.components.z == hue)
  }

  @Test(
    "percentages are as exact as they are written (CO-05)",
    arguments: [
      ("rgb(12.5% 25% 99.9%)", SIMD3(0.125, 0.25, 0.999)), ("rgb(50% 0% 100%)", SIMD3(0.5, 0, 1)),
      ("hsl(163 29% 57%)", SIMD3(163, 29, 57)), ("lab(29% 0 0)", SIMD3(29, 0, 0)),
      ("color(display-p3 14.7% 58% 0.7%)", SIMD3(0.147, 0.58, 0.007)),
    ]
  )
  func percentages(_ text: String, _ components: SIMD3<Double>) {
    #expect(read(#""\#(text)""#).value("t")?.color?.components == components)
  }

  @Test("a colour of opacity 0 is clear and not black (CO-06)") func clearColors() throws {
    let files = try FaultCaseFiles([
      "t.json": #"""
      {"$type": "color", "c": {"$value": "transparent"}, "b": {"$value": "hsla(0, 0%, 0%, 0)"},
       "a": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0}}}
      """#
    ])
    let tokens = try files.tokens("./t.json", "--lenient")
    #expect(tokens.count == 3)
    for value in tokens.values { #expect(value.contains(#""components":[0,0,0],"alpha":0,"#)) }
    #expect(
      files.run("explain", "--lenient", "./t.json", "a").text.contains("#000000 at opacity 0")
    )
  }

  @Test(
    "a part of a space's name suggests the space (CO-09)",
    arguments: [
      ("p3", "display-p3"), ("P3", "display-p3"), ("prophoto", "prophoto-rgb"), ("rgb", "srgb"),
      ("d50", "xyz-d50"), ("xyz", nil), ("cmyk", nil),
    ] as [(String, String?)]
  )
  func colorSpaces(_ name: String, _ suggestion: String?) {
    let reading = read(#"{"colorSpace": "\#(name)", "components": [0, 0, 0]}"#)
    #expect(reading.summary == ["dtcg/unknown-word t"])
    #expect(reading.document.findings.first?.suggestion == suggestion)
  }

  @Test("colours of hex digits are sRGB and keep them (CO-10)", arguments: ["#efefef", "#dc0064"])
  func hexColors(_ hex: String) {
    let color = read(#""\#(hex)""#).value("t")?.color
    #expect(color?.space == .srgb)
    #expect(color?.hex == hex)
  }

  @Test("both forms of rgb and their aliases have one opacity (CO-11)") func opacities() {
    let reading = TokenReading(
      #"""
      {"$type": "color", "new": {"$value": "rgb(0 0 0 / 0.06)"}, "old": {"$value": "rgba(0,0,0,.06)"},
       "a": {"$value": "{new}"}, "b": {"$value": "{old}"}}
      """#,
      lenient: true
    )
    for path in ["new", "old", "a", "b"] {
      #expect(reading.value(path)?.color?.hexWithAlpha == "#0000000f")
    }
  }

  @Test("components keep the decimals that are written (CO-12)") func decimals() throws {
    let files = try FaultCaseFiles([
      "t.json": TokenReading.file(
        "color",
        #"{"colorSpace": "oklch", "components": [0.311, 0.098, 268]}"#
      )
    ])
    let bytes = files.run("resolve", "./t.json").standardOutput
    try files.folder.write(bytes, to: "again.json")
    let value =
      ##"{"colorSpace":"oklch","components":[0.311,0.098,268],"alpha":1,"hex":"#1c2b61"}"##
    #expect(try files.tokens("./t.json") == ["t": value])
    #expect(try files.tokens("./again.json") == ["t": value])
    let mapped = ColorValue(.oklch, 0.311, 0.098, 268).adjustingLightness(by: 0.01)
    for index in 0..<3 {
      #expect(mapped.components[index] == mapped.components[index].rounded(toPlaces: 6))
    }
  }

  @Test("yellow of Display P3 stays yellow (CO-13)") func wideYellow() {
    let reading = read(#"{"colorSpace": "display-p3", "components": [1, 1, 0]}"#, lenient: false)
    #expect(reading.value("t")?.color?.hex == "#feff00")
  }

  @Test(
    "one colour in any notation is no difference (CO-14)",
    arguments: [
      ##""#ffffff""##, ##""#FFFFFFFF""##, ##""white""##, ##""WHITE""##, ##""rgb(255 255 255)""##,
      #""rgb(100% 100% 100%)""#, #""hsl(0 0% 100%)""#,
      ##"{"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff"}"##,
      #"{"colorSpace": "display-p3", "components": [1, 1, 1]}"#,
      #"{"colorSpace": "oklch", "components": [1, 0, "none"]}"#,
    ]
  )
  func notations(_ value: String) throws {
    let files = try FaultCaseFiles([
      "a.json": TokenReading.file("color", ##""#FFF""##),
      "b.json": TokenReading.file("color", value),
    ])
    let result = files.run("diff", "--lenient", "./a.json", "./b.json", "--exit-code")
    #expect(result.text == "no differences\n")
    #expect(result.status == 0)
  }

  @Test(
    "names of style sheets are colours (CO-14)",
    arguments: [
      ("rebeccapurple", "#663399"), ("Tomato", "#ff6347"), ("gray", "#808080"), ("grey", "#808080"),
      ("lightgoldenrodyellow", "#fafad2"), ("transparent", "#000000"),
    ]
  )
  func names(_ name: String, _ hex: String) {
    let strict = read(#""\#(name)""#, lenient: false)
    #expect(strict.summary == ["dtcg/wrong-type t"])
    #expect(read(#""\#(name)""#).value("t")?.color?.hex == hex)
    #expect(read(#""\#(name)ish""#).summary == ["dtcg/wrong-type t"])
  }

  @Test(
    "a half step is rounded alike from every space (CO-15)",
    arguments: [
      ("srgb", "[0.5, 0.5, 0.5]"), ("display-p3", "[0.5, 0.5, 0.5]"), ("hsl", "[0, 0, 50]"),
      ("hwb", "[0, 50, 50]"), ("hwb", "[0, 60, 60]"),
    ]
  )
  func halves(_ space: String, _ components: String) {
    let reading = read(
      #"{"colorSpace": "\#(space)", "components": \#(components)}"#,
      lenient: false
    )
    #expect(reading.value("t")?.color?.hex == "#808080")
  }
}
