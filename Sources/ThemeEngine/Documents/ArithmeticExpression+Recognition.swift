extension ArithmeticExpression {
  /// Whether a text is meant as an expression rather than as a plain text or a single value.
  ///
  /// It is where all of its words are those of the grammar and an operator stands between two
  /// operands, a minus stands before a reference or a parenthesis, or a function is called. So
  /// `100%`, `-4px`, `{a}`, `solid`, `Arial-Bold`, `#fff`, `0 -2px` and `2023-01-01` are none. That
  /// it can be read, let alone has a value, isn't promised: `(1 + 2` is one, with a fault.
  package static func isExpression(_ text: String) -> Bool {
    var lexer = ArithmeticLexer(text)
    var isMeant = false
    var last: ArithmeticToken?
    do {
      while let token = try lexer.next() {
        switch (last?.kind, token.kind) {
        case (_, .function): isMeant = true
        case (let kind, .operation) where !(kind?.endsOperand ?? false):
          if !isMeant { return false }
        case (.operation, let kind) where kind.beginsOperand: isMeant = true
        case (.sign(isMinus: true), .reference), (.sign(isMinus: true), .open): isMeant = true
        default: break
        }
        last = token
      }
    } catch {
      return false
    }
    return isMeant
  }
}

extension ArithmeticToken.Kind {
  /// Whether an operand can begin with it.
  fileprivate var beginsOperand: Bool {
    switch self {
    case .number, .reference, .sign, .open, .function: true
    case .operation, .close, .comma: false
    }
  }
}
