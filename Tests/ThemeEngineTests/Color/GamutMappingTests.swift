import Testing
import ThemeEngine

@Suite struct GamutMappingTests {
  struct Row: Decodable {
    let from: ColorFixtureValue
    let to: String
    let components: [Double]
    let inGamut: Bool
    let hex: String?
  }

  @Test func agreesWithColoraide() throws {
    let rows = try ColorFixture<Row>.load("gamut-mapping.json")
    #expect(rows.count { !$0.inGamut } >= 20)
    for row in rows {
      let expected = try makeColor(row.to, row.components)
      let color = try row.from.color
      #expect(color.gamutMapped(to: expected.space).distance(from: expected) < 1e-6, "\(color)")
      #expect(color.isInGamut(of: expected.space) == row.inGamut, "\(color)")
      if let hex = row.hex { #expect(color.hex == hex, "\(color)") }
    }
  }

  @Test(arguments: [ColorSpace.hsl, .hwb])
  func polarFormsOfSRGBHoldWhatItHolds(space: ColorSpace) {
    let wide = ColorValue(.displayP3, 0, 1, 0)
    #expect(!wide.isInGamut(of: space))
    let mapped = wide.gamutMapped(to: space)
    #expect(mapped.space == space)
    #expect(mapped.converted(to: .srgb).distance(from: wide.gamutMapped(to: .srgb)) < 1e-9)
  }

  @Test(arguments: [ColorSpace.lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50])
  func unboundedSpacesOnlyConvert(space: ColorSpace) {
    let wide = ColorValue(.displayP3, 0, 1, 0, alpha: 0.4)
    #expect(wide.isInGamut(of: space))
    #expect(wide.gamutMapped(to: space) == wide.converted(to: space))
  }

  @Test(arguments: [ColorSpace.srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020])
  func extremesOfLightnessGiveWhiteAndBlack(space: ColorSpace) {
    let bright = ColorValue(.oklch, 1.2, 0.3, 40, alpha: 0.5).gamutMapped(to: space)
    #expect(bright == ColorValue(space, 1, 1, 1, alpha: 0.5))
    let dark = ColorValue(.oklch, -0.1, 0.3, 40).gamutMapped(to: space)
    #expect(dark == ColorValue(space, 0, 0, 0))
  }

  @Test func colorsInsideStayExact() {
    let color = ColorValue.srgb(0.1, 0.2, 0.3, alpha: 0.4)
    #expect(color.gamutMapped(to: .srgb) == color)
    #expect(color.isInGamut(of: .displayP3))
    #expect(ColorValue.srgb(1.000_05, 0, 0).isInGamut(of: .srgb))
    #expect(!ColorValue.srgb(1.000_1, 0, 0).isInGamut(of: .srgb))
  }
}
