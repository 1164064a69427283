import Testing
import ThemeEngine

@Suite struct DecimalTextTests {
  private static let forms: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (10, "10"), (255, "255"), (0.5, "0.5"),
    (-0.25, "-0.25"), (0.1, "0.1"), (1.005, "1.005"), (100.25, "100.25"), (0.000001, "0.000001"),
    (0.0000015, "0.0000015"), (0.00001234, "0.00001234"), (0.000123456789, "0.000123456789"),
    (9.5e-7, "9.5e-07"), (1e-7, "1e-07"), (-1.5e-10, "-1.5e-10"), (0x1p-1074, "5e-324"),
    (Double(bitPattern: 0x000F_FFFF_FFFF_FFFF), "2.225073858507201e-308"),
    (1.7976931348623157e308, "1.7976931348623157e+308"),
    (999_999_999_999_999, "999999999999999"), (999_999_999_999_999.9, "999999999999999.9"),
    (1e15, "1e+15"), (-1.25e15, "-1.25e+15"), (0x1p53, "9.007199254740992e+15"),
    (1e16, "1e+16"), (1e22, "1e+22"), (1e23, "1e+23"), (1e100, "1e+100"),
    (123_456_789_012_345.6, "123456789012345.6"), (1.0 / 3, "0.3333333333333333"),
    (2.0 / 3, "0.6666666666666666"), (13.0 / 255, "0.050980392156862744"),
    (4.35, "4.35"), (0.1 + 0.2, "0.30000000000000004"), (1e14 + 0.5, "100000000000000.5"),
    (0.047619, "0.047619"), (18.6667, "18.6667"),
    (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
  ]

  @Test(arguments: forms)
  func form(_ value: Double, _ text: String) {
    #expect(DecimalText.string(value) == text)
  }

  @Test func readsBackTheSame() {
    var generator = SplitMix(state: 7)
    for _ in 0..<50_000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      check(value)
    }
    for _ in 0..<50_000 {
      check((Double(generator.next() % 4_000_000_000) - 2e9) / 1e6)
      check(Double(generator.next() % 10_000) / 10_000)
      check(Double(generator.next()) / Double(UInt64.max))
    }
  }

  private func check(_ value: Double) {
    let text = DecimalText.string(value)
    guard Double(text) == value, Self.digits(text) == Self.digits(value.description) else {
      Issue.record("\(value) was written as \(text)")
      return
    }
    let isPlain = value == 0 || (value.magnitude >= 1e-6 && value.magnitude < 1e15)
    guard isPlain != text.contains("e"), !text.hasSuffix(".0"), text != "-0" else {
      Issue.record("\(value) has the wrong form \(text)")
      return
    }
  }

  /// The significant digits of a decimal text.
  private static func digits(_ text: String) -> String {
    let significand = text.prefix { $0 != "e" }.filter(\.isNumber)
    let trimmed = significand.drop { $0 == "0" }
    return String(String(trimmed.reversed()).drop { $0 == "0" }.reversed())
  }

  private static let integers: [(Int, String)] = [
    (0, "0"), (-7, "-7"), (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808"),
  ]

  @Test(arguments: integers)
  func wholeNumbers(_ value: Int, _ text: String) {
    var writer = JSONWriter(style: .compact)
    writer.integer(value)
    #expect(String(decoding: writer.finish(), as: UTF8.self) == text + "\n")
  }
}
