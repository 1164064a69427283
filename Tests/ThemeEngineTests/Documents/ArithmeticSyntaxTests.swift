import Testing
import ThemeEngine

/// Where and why texts are no expressions.
struct ArithmeticSyntaxTests {
  private static let refused: [ArithmeticFault] = [
    ArithmeticFault("", 0, 0, .missingOperand(found: nil)),
    ArithmeticFault("  ", 2, 0, .missingOperand(found: nil)),
    ArithmeticFault("16 *", 4, 0, .missingOperand(found: nil)),
    ArithmeticFault("16 * * 2", 5, 1, .missingOperand(found: "*")),
    ArithmeticFault("* 2", 0, 1, .missingOperand(found: "*")),
    ArithmeticFault("()", 1, 1, .missingOperand(found: ")")),
    ArithmeticFault("(1 + )", 5, 1, .missingOperand(found: ")")),
    ArithmeticFault("max(1, )", 7, 1, .missingOperand(found: ")")),
    ArithmeticFault("max(, 1)", 4, 1, .missingOperand(found: ",")),
    ArithmeticFault("2 (3)", 2, 1, .missingOperator(found: "(")),
    ArithmeticFault("2{a}", 1, 3, .missingOperator(found: "{a}")),
    ArithmeticFault("1 * 2 3px", 6, 3, .missingOperator(found: "3px")),
    ArithmeticFault("2 round(1)", 2, 6, .missingOperator(found: "round(")),
    ArithmeticFault("(1 + 2", 0, 1, .unclosedParenthesis),
    ArithmeticFault("2 * (1 + (2)", 4, 1, .unclosedParenthesis),
    ArithmeticFault("max(1, 2", 0, 1, .unclosedParenthesis),
    ArithmeticFault("1 + 2)", 5, 1, .unopenedParenthesis),
    ArithmeticFault("1, 2", 1, 1, .commaOutsideFunction),
    ArithmeticFault("max((1, 2))", 6, 1, .commaOutsideFunction),
    ArithmeticFault("1,5 * 2", 1, 1, .commaOutsideFunction),
    ArithmeticFault("2 × 3", 2, 2, .unknownCharacter("×")),
    ArithmeticFault("2 * #fff", 4, 1, .unknownCharacter("#")),
    ArithmeticFault("1 = 1", 2, 1, .unknownCharacter("=")),
    ArithmeticFault("2 * 🙂", 4, 4, .unknownCharacter("🙂")),
    ArithmeticFault("NaN * 2", 0, 3, .unknownWord("NaN")),
    ArithmeticFault("2 * Infinity", 4, 8, .unknownWord("Infinity")),
    ArithmeticFault("inf + 1", 0, 3, .unknownWord("inf")),
    ArithmeticFault("random() * 2", 0, 6, .unknownWord("random")),
    ArithmeticFault("Arial-Bold", 0, 5, .unknownWord("Arial")),
    ArithmeticFault("calc(1px + 2px)", 0, 4, .unknownWord("calc")),
    ArithmeticFault("1 + Round(2)", 4, 5, .unknownWord("Round")),
    ArithmeticFault("2 * round", 4, 5, .uncalledFunction(.round)),
    ArithmeticFault("2x * 3", 1, 1, .unknownUnit("x")),
    ArithmeticFault("0x10 + 1", 1, 3, .unknownUnit("x10")),
    ArithmeticFault("2 * 3pxx", 5, 3, .unknownUnit("pxx")),
    ArithmeticFault("1.2.3 * 2", 0, 5, .malformedNumber("1.2.3")),
    ArithmeticFault("5. * 2", 0, 2, .malformedNumber("5.")),
    ArithmeticFault("2 * .", 4, 1, .malformedNumber(".")),
    ArithmeticFault("{a.b * 2", 0, 8, .malformedReference("{a.b * 2")),
    ArithmeticFault("2 * {}", 4, 2, .malformedReference("{}")),
    ArithmeticFault("2 * {a..b}", 4, 6, .malformedReference("{a..b}")),
    ArithmeticFault("2 * {.a}", 4, 4, .malformedReference("{.a}")),
    ArithmeticFault("2 * {a.}", 4, 4, .malformedReference("{a.}")),
    ArithmeticFault("2 * {a{b}}", 4, 2, .malformedReference("{a")),
    ArithmeticFault("10 * 5 -5", 7, 1, .unevenBlanks(.subtract)),
    ArithmeticFault("10- 5", 2, 1, .unevenBlanks(.subtract)),
    ArithmeticFault("{a} +5", 4, 1, .unevenBlanks(.add)),
    ArithmeticFault("{n}%", 3, 1, .unevenBlanks(.remainder)),
    ArithmeticFault("{n}%3", 3, 1, .unevenBlanks(.remainder)),
    ArithmeticFault("2023-01-01", 4, 1, .unspacedMinus),
    ArithmeticFault("2 * 10-5", 6, 1, .unspacedMinus),
    ArithmeticFault("round()", 0, 7, .argumentCount(.round, found: 0)),
    ArithmeticFault("2 * max( )", 4, 6, .argumentCount(.max, found: 0)),
    ArithmeticFault("abs(1, 2)", 0, 9, .argumentCount(.abs, found: 2)),
    ArithmeticFault("roundTo(1, 2, 3) * 2", 0, 16, .argumentCount(.roundTo, found: 3)),
    ArithmeticFault("1 + 1e400", 4, 5, .outOfRange(.infinity)),
    ArithmeticFault("1e31px * 2", 0, 6, .outOfRange(1e31)),
  ]

  @Test(arguments: refused)
  func isNoExpression(_ fault: ArithmeticFault) {
    let error = #expect(throws: ArithmeticError.self) {
      try ArithmeticExpression(parsing: fault.text)
    }
    #expect(error?.kind == fault.kind)
    #expect(error?.offset == fault.offset)
    #expect(error?.length == fault.length)
  }

  @Test(
    arguments: [
      ("16 * roundto(1)", "roundTo"), ("1 + Floor(2)", "floor"), ("2pixel + 1", nil),
      ("1rm + 2", "rem"), ("NaN * 2", nil), ("1 / 2", nil),
    ] as [(String, String?)]
  )
  func suggestion(_ text: String, _ expected: String?) {
    var suggestion: String?
    do { _ = try ArithmeticExpression(parsing: text) } catch { suggestion = error.suggestion }
    #expect(suggestion == expected)
  }
}
