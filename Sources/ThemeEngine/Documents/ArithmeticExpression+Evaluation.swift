extension ArithmeticExpression {
  /// The value, rounded to 12 significant digits; from 1e12 on it keeps all of them.
  ///
  /// Numbers with a unit can be added and compared where the units are equal; a bare number takes
  /// the other's. A product or power has one unit at most, a quotient of equal units has none.
  /// Cost: linear in the number of steps; the lookup is called once for each reference.
  ///
  /// - Parameter lookup: What a reference, given by its dotted path, leads to.
  /// - Returns: A finite number, 0 or of a magnitude within `ArithmeticQuantity.range`.
  /// - Throws: The first fault in the order of evaluation, operands before what takes them.
  package func evaluated(
    _ lookup: (String) -> ArithmeticReferent
  ) throws(ArithmeticError) -> ArithmeticQuantity {
    var stack: [ArithmeticQuantity] = []
    for step in steps {
      do {
        try Self.run(step.kind, on: &stack, lookup)
      } catch {
        throw ArithmeticError(error, at: step.offset..<step.offset + step.length)
      }
    }
    // One operand is left of what the parser has put into order.
    let result = stack.last ?? ArithmeticQuantity(0)
    return ArithmeticQuantity(result.value.shortened, result.unit)
  }

  private static func run(
    _ kind: ArithmeticStep.Kind,
    on stack: inout [ArithmeticQuantity],
    _ lookup: (String) -> ArithmeticReferent
  ) throws(ArithmeticErrorKind) {
    switch kind {
    case .number(let quantity): stack.append(quantity)
    case .reference(let path):
      switch lookup(path) {
      case .quantity(let quantity): stack.append(try quantity.checked())
      case .unusable(let reason): throw .unusableReference(path, because: reason)
      }
    case .negate:
      guard let operand = stack.popLast() else { return }
      stack.append(ArithmeticQuantity(0 - operand.value, operand.unit))
    case .operation(let operation):
      guard let right = stack.popLast(), let left = stack.popLast() else { return }
      stack.append(try operation.applied(left, right).checked())
    case .call(let function, let count):
      let arguments = stack.suffix(count)
      stack.removeLast(arguments.count)
      stack.append(try function.applied(arguments).checked())
    }
  }
}
