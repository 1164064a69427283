import Testing
import ThemeEngine

/// What becomes of units.
struct ArithmeticUnitTests {
  private static let results: [(String, String)] = [
    ("4px + 2px", "6px"), ("4px - 6px", "-2px"), ("4px + 2", "6px"), ("4 - 2px", "2px"),
    ("4px * 2", "8px"), ("2 * 4px", "8px"), ("8px / 2", "4px"), ("8px / 2px", "4"),
    ("8px / 2px * 1rem", "4rem"), ("10px % 4px", "2px"), ("10px % 4", "2px"), ("-4px", "-4px"),
    ("-(4px)", "-4px"), ("({a} + 4px) / 2", "6px"), ("{a}*2", "16px"), ("{a}-{b}", "6px"),
    ("16px-2", "14px"), ("16-{b}", "14px"), ("{a} / {b}", "4"), ("{n} * 1px", "3px"),
    ("1.5rem * 2", "3rem"), ("50% * 2", "100%"), ("100% - 25%", "75%"), ("100% / 50%", "2"),
    ("10% % 3%", "1%"), ("200ms * 1.5", "300ms"), ("1s / 4", "0.25s"),
    ("90deg + 45deg", "135deg"), ("1e3px + 1EM / 1em", "1001px"), ("16PX + 1Px", "17px"),
    ("round(2.5px)", "3px"), ("roundTo({a} * 1.333, 1)", "10.7px"), ("floor(1.5rem)", "1rem"),
    ("ceil(1.2em)", "2em"), ("abs(0px - {a})", "8px"), ("min({a}, 16)", "8px"),
    ("max(1, 2, {b})", "2px"), ("max(4px, 2px) * 2", "8px"), ("0px + 0", "0px"), ("0 * 4px", "0px"),
    ("4", "4"), ("{a}", "8px"),
  ]

  @Test(arguments: results)
  func unit(_ text: String, _ expected: String) throws {
    let result = try ArithmeticExpression(parsing: text).evaluated { path in
      switch path {
      case "a": .quantity(ArithmeticQuantity(8, .px))
      case "b": .quantity(ArithmeticQuantity(2, .px))
      case "n": .quantity(ArithmeticQuantity(3))
      default: .unusable(because: "isn't there")
      }
    }
    #expect(result.description == expected)
  }

  @Test(arguments: ArithmeticUnit.allCases)
  func everyUnitIsRead(_ unit: ArithmeticUnit) throws {
    let expression = try ArithmeticExpression(parsing: "1.5\(unit.rawValue) * 2")
    let result = try expression.evaluated { _ in .unusable(because: "isn't there") }
    #expect(result == ArithmeticQuantity(3, unit))
  }

  /// No two units are taken for each other.
  @Test(arguments: ArithmeticUnit.allCases)
  func noOtherUnitCanBeAdded(_ unit: ArithmeticUnit) throws {
    for other in ArithmeticUnit.allCases where other != unit {
      let expression = try ArithmeticExpression(parsing: "1\(unit.rawValue) + 1\(other.rawValue)")
      let error = #expect(throws: ArithmeticError.self) {
        try expression.evaluated { _ in .unusable(because: "isn't there") }
      }
      #expect(error?.kind == .unitsDiffer(unit, other))
    }
  }
}
