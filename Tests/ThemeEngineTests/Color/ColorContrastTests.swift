import Testing
import ThemeEngine

@Suite struct ColorContrastTests {
  /// WCAG 2.2, computed independently.
  @Test(
    arguments: [
      ("#0070C0", "#FFFFFF", 5.148545), ("#0070C0", "#0B1620", 3.547264),
      ("#6B7886", "#FFFFFF", 4.510315), ("#6B7886", "#F4F7FA", 4.194883),
      ("#8597A6", "#0B1620", 6.065649), ("#8597A6", "#122131", 5.416682),
      ("#E8A300", "#FFFFFF", 2.171656), ("#00A04A", "#FFFFFF", 3.427338),
      ("#C0473F", "#FFFFFF", 4.982957), ("#292E8C", "#141729", 1.573703),
      ("#292E8C", "#F8F7F4", 10.517346), ("#FFB833", "#141729", 10.264099),
      ("#FFB833", "#F8F7F4", 1.612531), ("#FDB62E", "#000000", 11.90716),
      ("#A9D49B", "#F2F2F7", 1.496249), ("#748BC5", "#FFFFFF", 3.364365),
      ("#D97B66", "#FFFFFF", 3.010585), ("#D8102A", "#FFF8F0", 4.950472),
      ("#D8102A", "#FFFFFF", 5.214365), ("#FFFFFF", "#A90C21", 7.604417),
      ("#000000", "#FFFFFF", 21), ("#777777", "#777777", 1),
    ])
  func ratioAsPublished(foreground: String, ground: String, ratio: Double) throws {
    let first = try #require(ColorValue(hex: foreground))
    let second = try #require(ColorValue(hex: ground))
    #expect(abs(first.contrastRatio(with: second) - ratio) < 5e-7)
    #expect(first.contrastRatio(with: second) == second.contrastRatio(with: first))
  }

  /// The published coefficients have four digits, coloraide's more.
  @Test func agreesWithColoraide() throws {
    let rows = try ColorFixture<ColorFixturePair>.load("contrast.json")
    #expect(rows.count > 50)
    for row in rows {
      let ratio = try row.from.color.contrastRatio(with: try row.to.color)
      #expect(abs(ratio / row.value - 1) < 1e-3, "\(row)")
    }
  }

  struct Checks: Decodable {
    struct Pair: Decodable {
      let fg: String
      let bg: String
      let wcagRatio: Double
    }

    struct Rounding: Decodable {
      let rounded: String
    }

    let contrast: [Pair]
    let floatsToHex: [String: Rounding]
  }

  static let facts = FactFile(name: "computed-colour-checks.json")

  @Test(.enabled(if: facts.exists, "skipped: the facts are not beside the package"))
  func agreesWithTheFacts() throws {
    let checks = try Self.facts.decode(Checks.self)
    #expect(!checks.contrast.isEmpty)
    for pair in checks.contrast {
      let first = try #require(ColorValue(hex: pair.fg))
      let second = try #require(ColorValue(hex: pair.bg))
      #expect(abs(first.contrastRatio(with: second) - pair.wcagRatio) < 5e-7, "\(pair)")
    }
    for (text, expected) in checks.floatsToHex {
      let numbers = text.dropFirst().dropLast().split(separator: ", ").compactMap { Double($0) }
      #expect(try makeColor("srgb", numbers).hex == expected.rounded.lowercased())
    }
  }

  @Test func luminanceOfThePrimaries() {
    #expect(ColorValue.hex(0).relativeLuminance == 0)
    #expect(abs(ColorValue.hex(0xFFFFFF).relativeLuminance - 1) < 1e-15)
    #expect(ColorValue.hex(0xFF0000).relativeLuminance == 0.2126)
    #expect(ColorValue.hex(0x00FF00).relativeLuminance == 0.7152)
    #expect(ColorValue.hex(0x0000FF).relativeLuminance == 0.0722)
    #expect(ColorValue(.displayP3, 0, 1, 0).relativeLuminance <= 1)
  }

  @Test func translucentTextIsCompositedFirst() {
    let label = ColorValue.hex(0x3C3C43).withAlpha(153.0 / 255)
    let white = ColorValue.hex(0xFFFFFF)
    #expect(
      label.contrastRatio(with: white) == label.composited(over: white).contrastRatio(with: white)
    )
    #expect(label.withAlpha(0).contrastRatio(with: white) == 1)
    #expect(label.contrastRatio(with: white) < label.withAlpha(1).contrastRatio(with: white))
  }

  @Test func wideGamutColoursCountWithTheLightThatTheyGive() {
    // coloraide 8.13.1: contrast 2.827698, luminance 0.321327.
    let color = ColorValue(.displayP3, 0.05, 0.7, 0.4)
    #expect(abs(color.contrastRatio(with: .hex(0xFFFFFF)) - 2.8277) < 0.01)
    #expect(abs(color.relativeLuminance - 0.3213) < 0.001)
  }

  @Test func theThresholdIsThatOfTheStandard() {
    // With the older 0.03928 this luminance were 0.00309550.
    let color = ColorValue.srgb(0.04, 0.04, 0.04)
    #expect(abs(color.relativeLuminance - 0.00309598) < 1e-8)
    #expect(abs(color.contrastRatio(with: .hex(0xFFFFFF)) - 19.7755) < 1e-4)
  }

  @Test func opacityOfAGroupThinsBothOfItsColours() {
    let red = ColorValue.hex(0xFF0000)
    let text = ColorValue.hex(0x000000).composited(over: red)
    let white = ColorValue.hex(0xFFFFFF)
    #expect(text.multiplyingAlpha(by: 0.5).composited(over: white).hex == "#808080")
    #expect(red.multiplyingAlpha(by: 0.5).composited(over: white).hex == "#ff8080")
  }
}
