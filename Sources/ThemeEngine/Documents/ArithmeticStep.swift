/// One step of an expression in postfix order, with the part of the text that an error in it names.
package struct ArithmeticStep: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case number(ArithmeticQuantity)
    /// The dotted path of a token.
    case reference(String)
    /// Changes the sign of the operand before it.
    case negate
    /// Takes the two operands before it.
    case operation(ArithmeticOperator)
    /// Takes so many operands before it.
    case call(ArithmeticFunction, argumentCount: Int)
  }

  package var kind: Kind
  /// The byte offset in the expression's text.
  package var offset: Int
  /// The length in bytes; of an operation from the operator to the end of its right operand.
  package var length: Int
}
