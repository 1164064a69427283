import Testing
import ThemeEngine

/// Where and why expressions have no value.
struct ArithmeticFaultTests {
  private static let worthless: [ArithmeticFault] = [
    ArithmeticFault("16 / 0", 3, 3, .divisionByZero),
    ArithmeticFault("16px / (4 - 4) + 1", 5, 9, .divisionByZero),
    ArithmeticFault("1 % 0", 2, 3, .divisionByZero),
    ArithmeticFault("0 ^ -1", 2, 4, .divisionByZero),
    ArithmeticFault("1 / (0.1 + 0.2 - 0.3)", 2, 19, .divisionByZero),
    ArithmeticFault("9^9^9^9", 3, 4, .exponentTooLarge(387_420_489)),
    ArithmeticFault("2 ^ 101", 2, 5, .exponentTooLarge(101)),
    ArithmeticFault("10 ^ 31", 3, 4, .outOfRange(1e31)),
    ArithmeticFault("1e-20 * 1e-20", 6, 7, .outOfRange(1e-20 * 1e-20)),
    ArithmeticFault("1e20 * 1e20 * 1e20", 5, 6, .outOfRange(1e40)),
    ArithmeticFault("1e-30 ^ 100", 6, 5, .outOfRange(.leastNonzeroMagnitude)),
    ArithmeticFault("(0 - 2) ^ 0.5", 8, 5, .negativeBase(-2)),
    ArithmeticFault("4px + 1rem", 4, 6, .unitsDiffer(.px, .rem)),
    ArithmeticFault("1 + 4px - (1rem) * 2", 8, 12, .unitsDiffer(.px, .rem)),
    ArithmeticFault("10px % 3em", 5, 5, .unitsDiffer(.px, .em)),
    ArithmeticFault("min(1, 2px, 3rem)", 0, 17, .unitsDiffer(.px, .rem)),
    ArithmeticFault("1s + 100ms", 3, 7, .unitsDiffer(.s, .ms)),
    ArithmeticFault("4px * 2px", 4, 5, .unitsMultiplied(.px, .px)),
    ArithmeticFault("16px * 50%", 5, 5, .unitsMultiplied(.px, .percent)),
    ArithmeticFault("16 / 2px", 3, 5, .unitInDivisor(.px, dividend: nil)),
    ArithmeticFault("16rem / 2px", 6, 5, .unitInDivisor(.px, dividend: .rem)),
    ArithmeticFault("2px ^ 2", 4, 3, .unitInPower(.px)),
    ArithmeticFault("2 ^ 2px", 2, 5, .unitInPower(.px)),
    ArithmeticFault("roundTo(1, 0.5)", 0, 15, .places(ArithmeticQuantity(0.5))),
    ArithmeticFault("roundTo(1, 13)", 0, 14, .places(ArithmeticQuantity(13))),
    ArithmeticFault("roundTo(1, 1px)", 0, 15, .places(ArithmeticQuantity(1, .px))),
    ArithmeticFault("2 * {red}", 4, 5, .unusableReference("red", because: "is a color")),
    ArithmeticFault("{nan} + 1", 0, 5, .outOfRange(.infinity)),
  ]

  @Test(arguments: worthless)
  func hasNoValue(_ fault: ArithmeticFault) throws {
    let expression = try ArithmeticExpression(parsing: fault.text)
    let error = #expect(throws: ArithmeticError.self) {
      try expression.evaluated { path in
        path == "red"
          ? .unusable(because: "is a color") : .quantity(ArithmeticQuantity(.infinity))
      }
    }
    #expect(error?.kind == fault.kind)
    #expect(error?.offset == fault.offset)
    #expect(error?.length == fault.length)
  }

  @Test func whatIsNoNumberIsRefused() throws {
    let error = #expect(throws: ArithmeticError.self) {
      try ArithmeticExpression(parsing: "{a} * 2").evaluated { _ in
        .quantity(ArithmeticQuantity(.nan, .px))
      }
    }
    #expect(error?.found == "no number")
  }
}
