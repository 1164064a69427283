import Testing
import ThemeEngine

@Suite struct ColorHexTests {
  @Test func hexIsTheIdentityOnHexColors() {
    for sample in UInt32(0)..<4096 {
      let (red, green, blue) = (sample >> 8 & 15, sample >> 4 & 15, sample & 15)
      let rgb: UInt32 = (red << 16 | green << 8 | blue) * 17
      let color = ColorValue.hex(rgb)
      let digits = String(rgb | 0x100_0000, radix: 16).dropFirst()
      #expect(color.hex == "#\(digits)")
      #expect(ColorValue(hex: color.hex) == color)
    }
    for byte in UInt32(0)...255 {
      let rgb: UInt32 = byte << 16 | (255 - byte) << 8 | (byte ^ 0x5A)
      let color = ColorValue.hex(rgb)
      #expect(ColorValue(hex: color.hexWithAlpha) == color)
      #expect(ColorValue(hex: color.converted(to: .oklch).hex) == color)
    }
  }

  @Test func componentsAreExactFractions() {
    let color = ColorValue.hex(0xD8102A)
    #expect(color.space == .srgb)
    #expect(color.components.x == 216.0 / 255)
    #expect(color.components.y == 16.0 / 255)
    #expect(color.components.z == 42.0 / 255)
    #expect(color.alpha == 1)
    #expect(ColorValue.hex(0xFFD8_102A) == color)
  }

  @Test(
    arguments: [
      ("#abc", ColorValue.hex(0xAABBCC)),
      ("ABC", ColorValue.hex(0xAABBCC)),
      ("#abcd", ColorValue.hex(0xAABBCC).withAlpha(221.0 / 255)),
      ("#d8102a", ColorValue.hex(0xD8102A)),
      ("D8102A80", ColorValue.hex(0xD8102A).withAlpha(128.0 / 255)),
      ("#D8102aff", ColorValue.hex(0xD8102A)),
      ("#0000", ColorValue.hex(0).withAlpha(0)),
    ])
  func readsHexText(text: String, expected: ColorValue) {
    #expect(ColorValue(hex: text) == expected)
  }

  @Test(
    arguments: [
      "", "#", "#a", "#ab", "#abcde", "#abcdeff", "#abcdef012", "##abc", "abc#", " #abc", "#abc ",
      "#abg", "0xabc", "#-12", "#+12", "#äbc", "#１２３", "red", "#abc\n", "#ab\u{0}",
    ])
  func refusesOtherText(text: String) {
    #expect(ColorValue(hex: text) == nil)
  }

  /// Rounded, not truncated.
  @Test(
    arguments: [
      (ColorValue.srgb(0.078, 0.082, 0.114), "#14151d"),
      (ColorValue.srgb(0.973, 0.969, 0.957), "#f8f7f4"),
      (ColorValue.srgb(0.161, 0.180, 0.549), "#292e8c"),
      (ColorValue.srgb(1, 0.722, 0.2), "#ffb833"),
    ])
  func roundsToNearest(color: ColorValue, hex: String) {
    #expect(color.hex == hex)
  }

  @Test func alphaHasItsOwnForm() {
    #expect(ColorValue.hex(0x0A0B0C).withAlpha(0.5).hex == "#0a0b0c")
    #expect(ColorValue.hex(0x0A0B0C).withAlpha(0.5).hexWithAlpha == "#0a0b0c80")
    #expect(ColorValue.hex(0x0A0B0C).hexWithAlpha == "#0a0b0cff")
    #expect(ColorValue.hex(0x0A0B0C).withAlpha(-3).hexWithAlpha == "#0a0b0c00")
    #expect(ColorValue.hex(0x0A0B0C).withAlpha(7).hexWithAlpha == "#0a0b0cff")
  }
}
