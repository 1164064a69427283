import Testing
import ThemeEngine

@Suite struct ColorCompositingTests {
  struct Row: Decodable {
    let from: ColorFixtureValue
    let to: ColorFixtureValue
    let components: [Double]
    let alpha: Double
  }

  @Test func agreesWithColoraide() throws {
    let rows = try ColorFixture<Row>.load("compositing.json")
    #expect(rows.count == 10)
    for row in rows {
      let result = try row.from.color.composited(over: try row.to.color)
      #expect(result.space == .srgb)
      #expect(result.distance(from: try makeColor("srgb", row.components)) < 1e-9)
      #expect(abs(result.alpha - row.alpha) < 1e-12)
    }
  }

  @Test func exactCasesStayExact() {
    let source = ColorValue(.displayP3, 0.1, 0.7, 1.0 / 3)
    let backdrop = ColorValue(.oklch, 0.3, 0.1, 20, alpha: 0.7)
    #expect(source.composited(over: backdrop) == source)
    #expect(source.withAlpha(0).composited(over: backdrop) == backdrop)
    let translucent = source.withAlpha(0.3)
    #expect(translucent.composited(over: backdrop.withAlpha(0)) == translucent)
    #expect(translucent.multiplyingAlpha(by: 1) == translucent)
  }

  /// A secondary label (alpha 153/255) on white and on black.
  @Test func labelsOnTheirGrounds() {
    let light = ColorValue.hex(0x3C3C43).withAlpha(153.0 / 255).composited(over: .hex(0xFFFFFF))
    #expect(light.hex == "#8a8a8e")
    #expect(light.alpha == 1)
    let dark = ColorValue.hex(0xEBEBF5).withAlpha(153.0 / 255).composited(over: .hex(0))
    #expect(dark.hex == "#8d8d93")
  }

  @Test(arguments: [(0.5, 0.2), (0.0, 0.0), (2.0, 0.4), (-1.0, 0.0), (.nan, 0.0)])
  func opacityMultipliesAlpha(opacity: Double, expected: Double) {
    #expect(ColorValue.hex(0x123456).withAlpha(0.4).multiplyingAlpha(by: opacity).alpha == expected)
  }
}
