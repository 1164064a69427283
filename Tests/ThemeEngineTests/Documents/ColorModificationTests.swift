import Testing

@testable import ThemeEngine

/// Colours that Tokens Studio makes of others; the right values are those of coloraide 8.13.1 with the
/// formulas of Tokens Studio's sd-transforms.
struct ColorModificationTests {
  private struct Row: CustomTestStringConvertible {
    let base: String
    let modify: String
    let space: ColorSpace
    let components: SIMD3<Double>
    let alpha: Double

    init(
      _ base: String,
      _ modify: String,
      _ space: ColorSpace,
      _ x: Double,
      _ y: Double,
      _ z: Double,
      alpha: Double = 1
    ) {
      (self.base, self.modify, self.space) = (base, modify, space)
      (components, self.alpha) = (SIMD3(x, y, z), alpha)
    }

    /// A result in channels of 8 bits.
    init(_ base: String, _ modify: String, _ hex: UInt32, alpha: Double = 1) {
      let color = ColorValue.hex(hex)
      self.init(
        base,
        modify + #", "format": "hex""#,
        .srgb,
        color.components.x,
        color.components.y,
        color.components.z,
        alpha: alpha
      )
    }

    var testDescription: String { "\(base) \(modify)" }
  }

  private static func change(_ type: String, _ value: String, _ space: String) -> String {
    #""type": "\#(type)", "value": \#(value), "space": "\#(space)""#
  }

  private static func mix(_ color: String, _ value: String, _ space: String) -> String {
    change("mix", value, space) + #", "color": "\#(color)""#
  }

  private static let wide = "color(display-p3 0 0.9 0.2)"

  private static let rows: [Row] = [
    Row("#336699", change("lighten", "0.25", "srgb"), .srgb, 0.4, 0.55, 0.7),
    Row("#336699", change("darken", "\"0.25\"", "srgb"), .srgb, 0.15, 0.3, 0.45),
    Row("#336699", change("lighten", "\"25%\"", "hsl"), .hsl, 210, 50, 55),
    Row("#336699", change("darken", "\"{n} * 2\"", "hsl"), 0x1F3D5C),
    Row("#336699", change("lighten", "0.3", "lch"), .lch, 59.064577, 23.663461, 262.225262),
    Row("#336699", change("darken", "0.3", "lch"), .lch, 29.064577, 23.663461, 262.225262),
    Row("#336699", change("lighten", "0.3", "lch"), 0x7491B7),
    Row(
      "#336699",
      change("darken", "0.1", "lch") + #", "format": "srgb""#,
      .srgb,
      0.186449,
      0.358847,
      0.535461
    ),
    Row("#336699", change("lighten", "0.2", "p3"), .displayP3, 0.399881, 0.516192, 0.667227),
    Row(
      "#336699",
      change("darken", "\"{n}\"", "p3") + #", "format": "srgb""#,
      .srgb,
      0.16077,
      0.32003,
      0.480083
    ),
    Row("#336699", change("darken", "0.2", "p3"), 0x29527A),
    Row("#d30181cc", change("lighten", "0.5", "srgb"), 0xE980C0, alpha: 0.8),
    Row("#d40080", mix("#00a86b", "0.3", "srgb"), .srgb, 0.581961, 0.197647, 0.477255),
    Row("#d40080", mix("#00a86b", "0.3", "srgb"), 0x94327A),
    Row("#d40080", mix("#00a86b", "0.3", "hsl"), .hsl, 274.105795, 100, 38.980392),
    Row(
      "#d40080",
      mix("{green}", "0.75", "lch") + #", "format": "p3""#,
      .displayP3,
      0.467611,
      0.580503,
      0.211484
    ),
    // A grey has no hue of its own.
    Row("#d40080", mix("#808080", "0.5", "lch"), 0xAF5D80),
    Row("#777777", mix("#d40080", "0.25", "lch"), .lch, 49.255313, 18.668775, 353.790935),
    Row("#777777", mix("#1e90ff", "0.25", "hsl"), .hsl, 209.6, 25, 48.970588),
    // The shorter way round, over 0.
    Row(
      "#ff8800",
      mix("#aa00ff", "0.4", "hsl") + #", "format": "srgb""#,
      .srgb,
      1,
      0,
      0.213333
    ),
    Row("#336699", mix("#ffcc00", "0.5", "p3"), .displayP3, 0.609137, 0.601475, 0.428769),
    Row("#336699", mix("#ffcc0040", "0.5", "srgb"), .srgb, 0.6, 0.6, 0.3, alpha: 0.62549),
    Row("#336699", change("alpha", "0.35", "srgb"), .srgb, 0.2, 0.4, 0.6, alpha: 0.35),
    Row("#336699", change("alpha", "0.35", "srgb"), 0x336699, alpha: 0.35),
    Row("#336699", change("alpha", "7", "srgb"), 0x336699),
    Row(
      "#336699",
      change("alpha", "0.35", "p3") + #", "format": "lch""#,
      .lch,
      41.520824,
      33.804944,
      262.225262,
      alpha: 0.35
    ),
    Row("#336699", change("darken", "1", "lch"), .lch, 0, 0, 262.225262),
    // Beyond the gamut of the result.
    Row(
      "#00ff00",
      change("darken", "0.1", "lch") + #", "format": "srgb""#,
      .srgb,
      0.090126,
      0.888087,
      0.057671
    ),
    Row("#00ff00", change("lighten", "0.5", "lch"), 0xB0FF9C),
    Row(wide, change("lighten", "0.1", "p3"), 0x00E64B),
    Row(
      wide,
      change("darken", "0.1", "p3") + #", "format": "srgb""#,
      .srgb,
      0,
      0.800985,
      0.207279
    ),
  ]

  @Test(arguments: rows)
  private func aColorIsModified(_ row: Row) throws {
    let reading = try TokensStudioTests.read(
      ##"""
      {"n": {"value": "0.2", "type": "number"}, "green": {"value": "#00a86b", "type": "color"},
       "b": {"value": "\##(row.base)", "type": "color"}, "t": {"value": "{b}", "type": "color",
         "$extensions": {"studio.tokens": {"modify": {\##(row.modify)}}}}}
      """##
    )
    #expect(reading.summary == [])
    guard case .color(let color)? = reading.value("t") else {
      Issue.record("no colour")
      return
    }
    #expect(color.space == row.space)
    for index in 0..<3 {
      #expect(
        (color.components[index] - row.components[index]).magnitude < 2e-6,
        "\(color.components)"
      )
    }
    #expect((color.alpha - row.alpha).magnitude < 1e-6)
  }

  @Test func modificationsOfModifiedColorsFollowEachOther() throws {
    let modify = { (value: String) in
      #"{"studio.tokens": {"modify": {"type": "darken", "value": "\#(value)", "space": "hsl"}}}"#
    }
    let reading = try TokensStudioTests.read(
      ##"""
      {"a": {"value": "#0000ff", "type": "color"},
       "b": {"value": "{a}", "type": "color", "$extensions": \##(modify("0.5"))},
       "c": {"value": "{b}", "type": "color", "$extensions": \##(modify("0.2"))},
       "d": {"value": "{c}", "type": "color"}, "e": {"value": "rgba({c}, 0.5)", "type": "color"},
       "f": {"value": "{c}80", "type": "color"}, "g": {"value": "1px solid {c}", "type": "text"}}
      """##
    )
    #expect(reading.summary == [])
    #expect(reading.value("b") == .color(ColorValue(.hsl, 240, 100, 25)))
    #expect(reading.value("c") == .color(ColorValue(.hsl, 240, 100, 20)))
    #expect(reading.value("d") == reading.value("c"))
    #expect(reading.value("e") == .color(ColorValue(.hsl, 240, 100, 20, alpha: 0.5)))
    #expect(reading.value("f") == .color(ColorValue(.hsl, 240, 100, 20, alpha: 128.0 / 255)))
    #expect(reading.text("g") == "1px solid #000066")
  }

  @Test func whatWasAppliedIsKeptAsApplied() throws {
    let reading = try TokensStudioTests.read(
      ##"""
      {"how": {"value": {"type": "alpha", "value": "{n}", "space": "srgb"}},
       "n": {"value": 0.25, "type": "other"},
       "t": {"value": "#ffffff", "type": "color",
         "$extensions": {"studio.tokens": {"modify": "{how}", "id": "1"}}}}
      """##
    )
    #expect(reading.summary == [])
    #expect(reading.text("t") == "#ffffff at opacity 0.25")
    let own = try #require(reading.document.extensions(at: 2)?["studio.tokens"])
    #expect(own["modify"] == nil)
    #expect(own["id"]?.string == "1")
    #expect(own["applied"]?["value"]?.string == "#ffffff")
    #expect(own["applied"]?["modify"]?.string == "{how}")
  }

  private static let faults: [(modify: String, line: Int, suggestion: String?)] = [
    (#"{"type": "lightn", "value": "0.1", "space": "srgb"}"#, 2, "lighten"),
    (#"{"value": "0.1", "space": "srgb"}"#, 2, nil),
    (#"{"type": "darken", "value": "0.1", "space": "oklch"}"#, 2, "lch"),
    (#"{"type": "darken", "value": "0.1", "space": "lch", "format": "hax"}"#, 2, "hex"),
    (#"{"type": "darken", "value": "much", "space": "hsl"}"#, 2, nil),
    (#"{"type": "darken", "value": "{gone}", "space": "hsl"}"#, 2, nil),
    (#"{"type": "darken", "space": "hsl"}"#, 2, nil),
    (#"{"type": "mix", "value": "0.1", "space": "hsl"}"#, 2, nil),
    (#"{"type": "mix", "value": "0.1", "space": "hsl", "color": "{gone}"}"#, 2, nil),
    (#""{gone}""#, 2, nil), (#""{t}""#, 2, nil), ("3", 2, nil),
  ]

  @Test(arguments: faults)
  func aFaultyModificationLeavesTheColor(
    _ row: (modify: String, line: Int, suggestion: String?)
  )
    throws
  {
    let reading = try TokensStudioTests.read(
      ##"""
      {"t": {"value": "#336699", "type": "color",
        "$extensions": {"studio.tokens": {"modify": \##(row.modify)}}}}
      """##
    )
    #expect(reading.summary == ["warning dialect/modifier t"])
    #expect(reading.text("t") == "#336699")
    let finding = try #require(reading.document.findings.first)
    #expect(finding.line == row.line)
    #expect(finding.suggestion == row.suggestion)
    #expect(reading.document.extensions(at: 0)?["studio.tokens"]?["modify"] != nil)
  }

  @Test func onlyAColorIsModified() throws {
    let reading = try TokensStudioTests.read(
      ##"""
      {"t": {"value": "4", "type": "sizing", "$extensions":
        {"studio.tokens": {"modify": {"type": "darken", "value": 1, "space": "srgb"}}}}}
      """##
    )
    #expect(reading.summary == ["warning dialect/modifier t"])
    #expect(reading.text("t") == "{value: 4, unit: px}")
  }
}
