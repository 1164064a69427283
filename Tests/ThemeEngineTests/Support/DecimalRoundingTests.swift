import Testing
import ThemeEngine

@Suite struct DecimalRoundingTests {
  private static let roundings: [(Double, Int, Double)] = [
    (1.2345678, 6, 1.234568), (0.1234564999, 6, 0.123456), (0.125, 2, 0.13), (-0.125, 2, -0.13),
    (2.5, 0, 3), (-2.5, 0, -3), (0.5, 0, 1), (0.49999999999999994, 0, 0),
    // Below the half as binary values.
    (1.005, 2, 1.0), (2.675, 2, 2.67), (1.115, 2, 1.11), (-1.005, 2, -1.0),
    // Above the half as a binary value.
    (1.015, 2, 1.01), (0.285, 2, 0.28), (1.045, 2, 1.04), (8.345, 2, 8.35),
    (1.0 / 3, 6, 0.333333), (2.0 / 3, 6, 0.666667), (0.0000004, 6, 0), (0.0000005, 6, 0),
    (0.0000006, 6, 0.000001), (1e300, 6, 1e300), (9e15, 2, 9e15), (0.1, 22, 0.1), (3.7, -2, 4),
  ]

  @Test(arguments: roundings)
  func value(_ value: Double, _ places: Int, _ expected: Double) {
    #expect(value.rounded(toPlaces: places) == expected)
  }

  @Test func zeroHasNoSign() {
    #expect((-0.0000001).rounded(toPlaces: 6).sign == .plus)
    #expect((-0.0).rounded(toPlaces: 6).sign == .plus)
  }

  @Test func whatIsNotFiniteStays() {
    #expect(Double.nan.rounded(toPlaces: 3).isNaN)
    #expect(Double.infinity.rounded(toPlaces: 3) == .infinity)
  }

  @Test func roundedTextHasNoMorePlaces() {
    for step in 0..<20_000 {
      let text = DecimalText.string((Double(step) / 7).rounded(toPlaces: 6))
      let fraction = text.split(separator: ".").dropFirst().first ?? ""
      guard fraction.count <= 6 else {
        Issue.record("\(text) has more than 6 decimals")
        return
      }
    }
  }
}
