/// A word of an arithmetic expression.
struct ArithmeticToken {
  enum Kind: Equatable {
    case number(ArithmeticQuantity)
    case reference(String)
    /// A plus or minus before an operand.
    case sign(isMinus: Bool)
    case operation(ArithmeticOperator)
    /// A function's name with its opening parenthesis.
    case function(ArithmeticFunction)
    case open
    case close
    case comma

    /// Whether it is a whole operand or the end of one.
    var endsOperand: Bool {
      switch self {
      case .number, .reference, .close: true
      case .sign, .operation, .function, .open, .comma: false
      }
    }
  }

  var kind: Kind
  /// The bytes that it takes.
  var range: Range<Int>

  /// Whether it is a number without a unit.
  var isBareNumber: Bool {
    guard case .number(let quantity) = kind else { return false }
    return quantity.unit == nil
  }
}
