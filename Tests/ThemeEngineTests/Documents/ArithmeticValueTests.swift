import Testing
import ThemeEngine

/// What expressions without units are worth.
struct ArithmeticValueTests {
  /// Computed by Python with exact fractions and its own grammar, in which `**` stands for `^`;
  /// `%` was cut towards zero, halves went up, and results were cut to 12 digits.
  private static let values: [(String, Double)] = [
    ("16 * 1.5", 24), ("0.75 * 1.5", 1.125), ("3 + 1", 4), ("100 / 10", 10), ("5 - 1", 4),
    ("1 * 10", 10), ("0.5 + 6 * 0.04", 0.74), ("(0.5 + 6 * 0.04)", 0.74), ("2 + 3 * 4", 14),
    ("2 * 3 + 4", 10), ("(2 + 3) * 4", 20), ("10 - 4 - 3", 3), ("10 - (4 - 3)", 9),
    ("100 / 10 / 5", 2), ("100 / (10 / 5)", 50), ("100 / 10 * 5", 50), ("17 % 5", 2),
    ("-17 % 5", -2), ("17 % -5", 2), ("5.5 % 0.1", 0), ("0.3 % 0.1", 0),
    ("123456.9999999 % 1", 0.9999999), ("20 % 7 % 4", 2), ("2 ^ 3 ^ 2", 512), ("(2 ^ 3) ^ 2", 64),
    ("-2 ^ 2", -4), ("(-2) ^ 2", 4), ("(-2) ^ 3", -8), ("2 ^ -2", 0.25),
    ("2 ^ -3 ^ 2", 0.001953125), ("2 ^ -1 * 4", 2), ("2 * 3 ^ 2", 18), ("2 ^ 0.5", 1.41421356237),
    ("0 ^ 0", 1), ("16 * 1.25 ^ 4", 39.0625), ("16 * 1.2 ^ -2", 11.1111111111), ("-3 * -4", 12),
    ("- 3 + 5", 2), ("3 - -4", 7), ("2 * -(3 + 4)", -14), ("--5 + 1", 6), ("+5 - +2", 3),
    ("10+5", 15), ("10*5-(3)", 47), ("0.1 + 0.2", 0.3), ("0.1 + 0.2 - 0.3", 0), ("0.1 * 3", 0.3),
    ("0.1 * 3 - 0.3", 0), ("0.3000001 - 0.3", 1e-07), ("1.1 * 1.1 - 1.21", 0),
    ("1 / 3", 0.333333333333), ("1 / 3 * 3", 1), ("1 / 3 + 1 / 3 + 1 / 3 - 1", 0),
    ("2 / 3", 0.666666666667), ("1 / 7", 0.142857142857), ("10 / 3 * 3", 10), ("1e3 + 1", 1001),
    ("1.5E-3 * 2", 0.003), ("2e+2 / 4", 50), (".5 + .25", 0.75),
    ("1234567890123 + 1", 1234567890124), ("1234567890123456 + 1", 1234567890123457.0),
    ("1e20 + 1", 1e+20), ("1 / 3e15", 3.33333333333e-16), ("7e-12 / 7", 1e-12),
    ("1e-20 + 2e-20", 3e-20), ("round(2.5)", 3), ("round(-2.5)", -2), ("round(2.4999)", 2),
    ("round((0.1 + 0.2) * 5)", 2), ("roundTo(1.005, 2)", 1.01), ("roundTo(16 * 1.333, 1)", 21.3),
    ("roundTo(2.345, 2)", 2.35), ("roundTo(-2.345, 2)", -2.34), ("roundTo(1234.5, -2)", 1200),
    ("roundTo(2.5)", 3), ("roundTo(10 / 3, 4)", 3.3333), ("floor(-1.5)", -2),
    ("floor(0.1 * 3 * 10)", 3), ("floor(1 / 3 * 3)", 1), ("ceil(1.2)", 2),
    ("ceil((0.1 + 0.2) * 10)", 3), ("ceil(-0.5)", 0), ("abs(-4)", 4), ("abs(3 - 5)", 2),
    ("min(3, 1, 2)", 1), ("max(3, 1 + 4, 2)", 5), ("max(1)", 1),
    ("min(max(2, 3), max(1, 4)) * 2", 6), ("max(-1, -(2)) ^ 2", 1),
    ("roundTo(max(1, 2) / 3, 1 + 1)", 0.67), ("((((1))))", 1), ("1 - 2 + 3 - 4", -2),
    ("2 * (3 + 4) - 5 / (1 + 1)", 11.5), ("(1 + 2) * (3 + 4)", 21),
  ]

  @Test(arguments: values)
  func value(_ text: String, _ expected: Double) throws {
    let result = try ArithmeticExpression(parsing: text).evaluated { _ in
      .unusable(because: "isn't there")
    }
    #expect(result == ArithmeticQuantity(expected))
    #expect(result.value.sign == .plus || result.value != 0)
  }

  /// The values in the corpora that are computed.
  @Test(
    arguments: [
      ("({treshhold} + 6 * {increment})", 0.74), ("{dimension.xs} * {dimension.scale}", 8),
      ("{dimension.scale}*{dimension.xs}", 8), ("{fontSizes.body} * 1", 16),
      ("{my.base.token} * 5", 80),
    ] as [(String, Double)]
  )
  func valueWithReferences(_ text: String, _ expected: Double) throws {
    let numbers = [
      "treshhold": 0.5, "increment": 0.04, "dimension.xs": 4, "dimension.scale": 2,
      "fontSizes.body": 16, "my.base.token": 16,
    ]
    let result = try ArithmeticExpression(parsing: text).evaluated { path in
      numbers[path].map { .quantity(ArithmeticQuantity($0)) } ?? .unusable(because: "isn't there")
    }
    #expect(result == ArithmeticQuantity(expected))
  }

  @Test func referencesStandInTheOrderOfTheText() throws {
    let text = "{b-c.d e} * ({a} + {b-c.d e}) - max({z}, 1)"
    let expression = try ArithmeticExpression(parsing: text)
    #expect(expression.references == ["b-c.d e", "a", "b-c.d e", "z"])
  }

  /// Fifteen digits are as many as a binary fraction holds; the quotient looks like a whole number.
  @Test(arguments: [
    ("99999.9999999999 % 1", 0.9999999999), ("-99999.9999999999 % 1", -0.9999999999),
  ])
  func remainderJustBelowTheDivisor(_ text: String, _ expected: Double) throws {
    let result = try ArithmeticExpression(parsing: text).evaluated { _ in
      .unusable(because: "isn't there")
    }
    #expect((result.value - expected).magnitude < 99999.9999999999.ulp)
  }
}
