/// What is wrong with an arithmetic expression, with its facts.
package enum ArithmeticErrorKind: Error, Hashable, Sendable {
  /// Another word stands where an operand should; nil is the end.
  case missingOperand(found: String?)
  /// Another word stands where an operator should.
  case missingOperator(found: String)
  case unclosedParenthesis
  case unopenedParenthesis
  case commaOutsideFunction
  case unknownCharacter(String)
  /// A word that is no function.
  case unknownWord(String)
  /// A function without its arguments.
  case uncalledFunction(ArithmeticFunction)
  case unknownUnit(String)
  case malformedNumber(String)
  /// A reference as far as it goes.
  case malformedReference(String)
  /// An operator that has a blank on one side only, or a `%` that has none.
  case unevenBlanks(ArithmeticOperator)
  /// A minus between two bare numbers, as in a date.
  case unspacedMinus
  case tooDeep(limit: Int)
  case argumentCount(ArithmeticFunction, found: Int)
  case unitsDiffer(ArithmeticUnit, ArithmeticUnit)
  case unitsMultiplied(ArithmeticUnit, ArithmeticUnit)
  /// A division by something that has another unit than the dividend.
  case unitInDivisor(ArithmeticUnit, dividend: ArithmeticUnit?)
  case unitInPower(ArithmeticUnit)
  /// Places of `roundTo` that are no whole number from -12 to 12.
  case places(ArithmeticQuantity)
  case divisionByZero
  case exponentTooLarge(Double)
  /// A broken power of a negative number.
  case negativeBase(Double)
  /// A literal, the value of a token or a result that isn't computed with.
  case outOfRange(Double)
  case unusableReference(String, because: String)
}
