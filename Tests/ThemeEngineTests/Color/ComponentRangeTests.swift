import Testing
import ThemeEngine

@Suite struct ComponentRangeTests {
  private static let unit = ComponentRange(lower: 0, upper: 1)
  private static let percentage = ComponentRange(lower: 0, upper: 100)
  private static let hue = ComponentRange(lower: 0, upper: 360, excludesUpper: true)
  private static let chroma = ComponentRange(lower: 0, upper: .infinity)
  private static let axis = ComponentRange(lower: -.infinity, upper: .infinity)

  /// The ranges of the DTCG 2025.10 colour module.
  static let stated: [ColorSpace: [ComponentRange]] = [
    .srgb: [unit, unit, unit], .srgbLinear: [unit, unit, unit], .displayP3: [unit, unit, unit],
    .a98RGB: [unit, unit, unit], .prophotoRGB: [unit, unit, unit], .rec2020: [unit, unit, unit],
    .xyzD65: [unit, unit, unit], .xyzD50: [unit, unit, unit],
    .hsl: [hue, percentage, percentage], .hwb: [hue, percentage, percentage],
    .lab: [percentage, axis, axis], .lch: [percentage, chroma, hue],
    .oklab: [unit, axis, axis], .oklch: [unit, chroma, hue],
  ]

  @Test(arguments: ColorSpace.allCases)
  func areThoseOfTheTokenFormat(space: ColorSpace) {
    #expect(space.componentRanges == Self.stated[space])
  }

  @Test(
    arguments: [
      (hue, 0, true), (hue, 359.999, true), (hue, 360, false), (hue, -0.001, false),
      (unit, 1, true), (unit, 1.000_001, false), (chroma, 1e9, true), (chroma, -1e-9, false),
      (chroma, .infinity, false), (axis, -1e9, true), (axis, -.infinity, false),
      (axis, .nan, false),
      (percentage, 100, true), (percentage, -0.0, true),
    ])
  func containsFiniteNumbersWithinTheBounds(range: ComponentRange, value: Double, inside: Bool) {
    #expect(range.contains(value) == inside)
  }
}
