import Testing
import ThemeEngine

@Suite struct JSONNumberTests {
  private static let values: [(String, Double)] = [
    ("0", 0), ("1", 1), ("-1", -1), ("0.1", 0.1), ("0.30000000000000004", 0.30000000000000004),
    ("2.2250738585072011e-308", Double(bitPattern: 0x000F_FFFF_FFFF_FFFF)),
    ("2.2250738585072014e-308", 0x1p-1022),
    ("9007199254740993", 9_007_199_254_740_992), ("9007199254740992", 0x1p53),
    ("9007199254740991", 9_007_199_254_740_991), ("5e-324", 0x1p-1074),
    ("2.4703282292062327e-324", 0), ("2.4703282292062328e-324", 0x1p-1074),
    ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
    ("1.7976931348623158e308", Double.greatestFiniteMagnitude), ("1e22", 1e22), ("1e23", 1e23),
    ("123456789012345678901234567890", 123_456_789_012_345_677_877_719_597_056), ("0e400", 0),
    ("1e-400", 0), ("1E+2", 100), ("1.5e-2", 0.015), ("100000000000000000000e-20", 1),
    ("0.000000000000000000000000000001", 1e-30), ("8.5", 8.5),
    ("179769313486231570e291", 179769313486231570e291),
    ("7205759403792793200001e-5", 72_057_594_037_927_936), ("0.9647", 0.9647),
  ]

  @Test(arguments: values)
  func value(_ text: String, _ expected: Double) throws {
    let root = try JSONDocument(parsing: Array(text.utf8)).root
    #expect(root.number?.bitPattern == expected.bitPattern)
    #expect(root.numberText == text)
    let negative = try JSONDocument(parsing: Array("[-\(text.drop { $0 == "-" })]".utf8)).root
    #expect(negative.elements.map(\.number?.magnitude) == [expected.magnitude])
  }

  @Test func negativeZeroKeepsItsSign() throws {
    for text in ["-0", "-0.0", "-0e5"] {
      let root = try JSONDocument(parsing: Array(text.utf8)).root
      #expect(root.number?.sign == .minus)
      #expect(root.number == 0)
      #expect(root.integer == 0)
    }
  }

  @Test(arguments: ["1e400", "-1e400", "1.8e308", "1e99999999999999999999"])
  func beyondDouble(_ text: String) throws {
    let root = try JSONDocument(parsing: Array(text.utf8)).root
    #expect(root.kind == .number)
    #expect(root.number == nil)
    #expect(root.integer == nil)
    #expect(root.numberText == text)
  }

  private static let integers: [(String, Int?)] = [
    ("0", 0), ("42", 42), ("-17", -17), ("1.0", 1), ("1e2", 100), ("1.5", nil), ("1e-1", nil),
    ("9223372036854775807", Int.max), ("9223372036854775808", nil),
    ("-9223372036854775808", Int.min), ("-9223372036854775809", nil),
    ("9007199254740993", 9_007_199_254_740_993), ("1e16", nil),
  ]

  @Test(arguments: integers)
  func integer(_ text: String, _ expected: Int?) throws {
    #expect(try JSONDocument(parsing: Array(text.utf8)).root.integer == expected)
  }

  @Test func agreesWithTheStandardLibrary() throws {
    var texts: [String] = []
    var state: UInt64 = 1
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let digits = String(state >> (state & 31 + 1))
      texts.append("\(digits).\(state >> 40)e\(Int(state >> 33 & 63) - 32)")
    }
    let document = try JSONDocument(parsing: Array("[\(texts.joined(separator: ","))]".utf8))
    for (element, text) in zip(document.root.elements, texts) where element.number != Double(text) {
      Issue.record("\(text) was read as \(element.number ?? .nan)")
    }
  }
}
