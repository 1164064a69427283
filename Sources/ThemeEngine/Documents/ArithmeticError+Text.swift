extension ArithmeticError {
  /// What should stand there.
  package var expected: String {
    switch kind {
    case .missingOperand: "a number, a reference, a function or '('"
    case .missingOperator, .unknownCharacter: "an operator (\(Self.operators)) or nothing more"
    case .unclosedParenthesis: "')' for every '('"
    case .unopenedParenthesis: "'(' before ')'"
    case .commaOutsideFunction: "',' only between the arguments of a function"
    case .unknownWord: "a number, a reference or a function (\(Self.functions))"
    case .uncalledFunction(let function): "'(' after '\(function.rawValue)'"
    case .unknownUnit: "a unit (\(Self.units)) or a blank after the number"
    case .malformedNumber: "a decimal number such as '0.5'"
    case .malformedReference: "a reference such as '{space.base}' without empty names"
    case .unevenBlanks(.remainder):
      "'%' with a blank on both sides, or as the unit directly after a number"
    case .unevenBlanks(let sign): "'\(sign.rawValue)' with a blank on both sides or on neither"
    case .unspacedMinus: "a blank on both sides of a '-' between two numbers"
    case .tooDeep(let limit): "at most \(limit) levels of parentheses"
    case .argumentCount(let function, _): Self.arguments(of: function)
    case .unitsDiffer(let left, _): "a bare number or one in '\(left.rawValue)'"
    case .unitsMultiplied: "a product with a bare number"
    case .unitInDivisor(_, let dividend?): "a bare number or one in '\(dividend.rawValue)'"
    case .unitInDivisor(_, nil): "a bare number to divide a bare number by"
    case .unitInPower: "a power of a bare number by a bare number"
    case .places: "a whole number of places from -12 to 12"
    case .divisionByZero: "a divisor that isn't 0"
    case .exponentTooLarge: "an exponent from -100 to 100"
    case .negativeBase: "a whole exponent for a negative number"
    case .outOfRange: "0 or a number from 1e-30 to 1e30, of either sign"
    case .unusableReference(let path, _): "a number at '\(path)'"
    }
  }

  /// What stands there.
  package var found: String {
    switch kind {
    case .missingOperand(nil), .unclosedParenthesis: "the end"
    case .unopenedParenthesis: "')'"
    case .commaOutsideFunction: "','"
    case .missingOperand(let text?), .missingOperator(let text), .unknownCharacter(let text),
      .unknownWord(let text), .malformedNumber(let text), .malformedReference(let text),
      .unknownUnit(let text):
      "'\(VisibleText.escape(text))'"
    case .uncalledFunction: "none"
    case .unevenBlanks(.remainder): "neither"
    case .unevenBlanks: "one on one side"
    case .unspacedMinus: "none"
    case .tooDeep(let limit): "level \(limit + 1)"
    case .argumentCount(_, let count): "\(count)"
    case .unitsDiffer(_, let right): "one in '\(right.rawValue)'"
    case .unitsMultiplied(let left, let right):
      "one of '\(left.rawValue)' with '\(right.rawValue)'"
    case .unitInDivisor(let unit, _): "one in '\(unit.rawValue)'"
    case .unitInPower(let unit): "one in '\(unit.rawValue)'"
    case .places(let quantity): "\(quantity)"
    case .divisionByZero: "0"
    case .exponentTooLarge(let value), .negativeBase(let value), .outOfRange(let value):
      value.isFinite ? DecimalText.string(value) : value.isNaN ? "no number" : "infinity"
    case .unusableReference(_, let reason): "that it \(reason)"
    }
  }

  /// What was probably meant, alone and without quotes.
  package var suggestion: String? {
    switch kind {
    case .unknownWord(let word):
      NameSuggestion.nearest(to: word, among: ArithmeticFunction.allCases.map(\.rawValue))
    case .unknownUnit(let unit):
      NameSuggestion.nearest(to: unit, among: ArithmeticUnit.allCases.map(\.rawValue))
    default: nil
    }
  }

  private static var operators: String {
    WordList(quoting: ArithmeticOperator.allCases.map(\.rawValue)).or
  }
  private static var functions: String {
    WordList(quoting: ArithmeticFunction.allCases.map(\.rawValue)).or
  }
  private static var units: String {
    WordList(quoting: ArithmeticUnit.allCases.map(\.rawValue)).or
  }

  private static func arguments(of function: ArithmeticFunction) -> String {
    let counts = function.argumentCounts
    let number =
      counts.upperBound == .max
      ? "at least \(counts.lowerBound)" : WordList(counts.map { "\($0)" }).or
    return "\(number) \(number.hasSuffix("1") ? "argument" : "arguments") of '\(function.rawValue)'"
  }
}
