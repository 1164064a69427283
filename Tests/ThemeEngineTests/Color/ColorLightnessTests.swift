import Testing
import ThemeEngine

@Suite struct ColorLightnessTests {
  static let colors: [ColorValue] = [
    .hex(0xD8102A), .hex(0x0070C0), .hex(0xE8A300), .hex(0x00A04A), .hex(0x292E8C), .hex(0x808080),
    ColorValue(.displayP3, 0.9, 0.1, 0.2, alpha: 0.4), ColorValue(.hsl, 200, 80, 40),
    ColorValue(.srgbLinear, 0.1, 0.2, 0.6), ColorValue(.oklch, 0.6, 0.12, 250),
    ColorValue(.oklab, 0.6, 0.05, -0.05), ColorValue(.lab, 50, 30, 20),
    ColorValue(.xyzD65, 0.2, 0.25, 0.3), ColorValue(.xyzD50, 0.2, 0.25, 0.25),
    ColorValue(.hwb, 200, 20, 30), ColorValue(.lch, 50, 30, 120),
    ColorValue(.a98RGB, 0.3, 0.6, 0.4),
    ColorValue(.prophotoRGB, 0.4, 0.5, 0.3), ColorValue(.rec2020, 0.5, 0.3, 0.6),
  ]

  @Test(arguments: colors)
  func movesLightnessAndKeepsTheRest(color: ColorValue) {
    let before = color.converted(to: .oklch).components
    for delta in [-0.25, -0.1, -0.05, 0.05, 0.1, 0.2] {
      let adjusted = color.adjustingLightness(by: delta)
      let after = adjusted.converted(to: .oklch).components
      #expect(adjusted.space == color.space)
      #expect(adjusted.alpha == color.alpha)
      #expect(adjusted.isInGamut(of: color.space))
      #expect(abs(after.x - before.x - delta) < 2e-6, "\(color) by \(delta)")
      #expect(after.y < before.y + 2e-5)
      if before.y > 0.01, after.y > 0.01 {
        let turn = abs(after.z - before.z)
        #expect(min(turn, 360 - turn) < 0.01, "\(color) by \(delta)")
      }
      for index in 0..<3 {
        let component = adjusted.components[index]
        #expect(component == component.rounded(toPlaces: 6))
      }
    }
  }

  @Test(arguments: colors)
  func zeroChangesNothing(color: ColorValue) {
    #expect(color.adjustingLightness(by: 0) == color)
    #expect(color.adjustingLightness(by: .nan) == color)
    #expect(color.adjustingLightness(by: .infinity) == color)
  }

  @Test func endsAtWhiteAndBlack() {
    #expect(ColorValue.hex(0xD8102A).adjustingLightness(by: 5) == .hex(0xFFFFFF))
    #expect(ColorValue.hex(0xD8102A).adjustingLightness(by: -5) == .hex(0))
  }

  /// Computed with coloraide; none of these leaves sRGB.
  @Test(
    arguments: [
      (0x808080, 0.1, ColorValue.srgb(0.620344, 0.620344, 0.620344)),
      (0xA9D49B, -0.1, ColorValue.srgb(0.541354, 0.705168, 0.487614)),
      (0x748BC5, 0.06, ColorValue.srgb(0.52442, 0.617543, 0.849894)),
    ] as [(UInt32, Double, ColorValue)]
  )
  func literalValues(source: UInt32, delta: Double, expected: ColorValue) {
    #expect(ColorValue.hex(source).adjustingLightness(by: delta) == expected)
  }
}
