/// Puts the words of an expression into postfix order with a stack of its own.
///
/// The shunting yard of Edsger Dijkstra (1961), so that no input makes it recurse.
struct ArithmeticParser {
  /// What waits for its operands or its end.
  private enum Pending {
    case group
    case call(ArithmeticFunction, argumentCount: Int)
    case negation
    case operation(ArithmeticOperator)
  }

  private var lexer: ArithmeticLexer
  private var steps: [ArithmeticStep] = []
  private var pending: [(kind: Pending, offset: Int)] = []
  private var depth = 0

  static func steps(of text: String) throws(ArithmeticError) -> [ArithmeticStep] {
    var parser = Self(lexer: ArithmeticLexer(text))
    try parser.parse(end: text.utf8.count)
    return parser.steps
  }

  private init(lexer: ArithmeticLexer) { self.lexer = lexer }

  private mutating func parse(end: Int) throws(ArithmeticError) {
    var needsOperand = true
    while true {
      let operandEnd = lexer.previousEnd
      guard let token = try lexer.next() else { break }
      needsOperand =
        needsOperand
        ? try operand(token) : try continuation(token, operandEnd: operandEnd)
    }
    if needsOperand {
      throw ArithmeticError(.missingOperand(found: nil), at: end..<end)
    }
    reduce(operandEnd: lexer.previousEnd) { _ in true }
    if let open = pending.last {
      throw ArithmeticError(.unclosedParenthesis, at: open.offset..<open.offset + 1)
    }
  }

  /// Takes a word where an operand can begin; whether one still has to come.
  private mutating func operand(_ token: ArithmeticToken) throws(ArithmeticError) -> Bool {
    let offset = token.range.lowerBound
    switch token.kind {
    case .number(let quantity): append(.number(quantity), token.range)
    case .reference(let path): append(.reference(path), token.range)
    case .sign(let isMinus):
      if isMinus { pending.append((.negation, offset)) }
      return true
    case .open:
      try enter(.group, token)
      return true
    case .function(let function):
      try enter(.call(function, argumentCount: 1), token)
      return true
    case .close:
      guard case .call(let function, argumentCount: 1)? = pending.last?.kind,
        let start = pending.last?.offset
      else { throw missingOperand(token) }
      throw ArithmeticError(.argumentCount(function, found: 0), at: start..<token.range.upperBound)
    case .operation, .comma: throw missingOperand(token)
    }
    return false
  }

  /// Takes a word behind an operand; whether another operand has to come.
  private mutating func continuation(
    _ token: ArithmeticToken,
    operandEnd: Int
  ) throws(ArithmeticError) -> Bool {
    switch token.kind {
    case .operation(let operation):
      reduce(operandEnd: operandEnd) { precedence in
        precedence > operation.precedence
          || precedence == operation.precedence && !operation.groupsToTheRight
      }
      pending.append((.operation(operation), token.range.lowerBound))
      return true
    case .comma:
      reduce(operandEnd: operandEnd) { _ in true }
      guard let last = pending.last, case .call(let function, let count) = last.kind else {
        throw ArithmeticError(.commaOutsideFunction, at: token.range)
      }
      pending[pending.count - 1].kind = .call(function, argumentCount: count + 1)
      return true
    case .close:
      reduce(operandEnd: operandEnd) { _ in true }
      try leave(token)
      return false
    case .number, .reference, .sign, .open, .function:
      throw ArithmeticError(.missingOperator(found: lexer.shown(token.range)), at: token.range)
    }
  }

  private mutating func enter(
    _ kind: Pending,
    _ token: ArithmeticToken
  ) throws(ArithmeticError) {
    depth += 1
    let limit = ArithmeticExpression.maximumDepth
    if depth > limit { throw ArithmeticError(.tooDeep(limit: limit), at: token.range) }
    pending.append((kind, token.range.lowerBound))
  }

  private mutating func leave(_ token: ArithmeticToken) throws(ArithmeticError) {
    guard let open = pending.popLast() else {
      throw ArithmeticError(.unopenedParenthesis, at: token.range)
    }
    depth -= 1
    guard case .call(let function, let count) = open.kind else { return }
    let range = open.offset..<token.range.upperBound
    guard function.argumentCounts.contains(count) else {
      throw ArithmeticError(.argumentCount(function, found: count), at: range)
    }
    append(.call(function, argumentCount: count), range)
  }

  /// Moves operators that bind closely enough from the end of the stack to the steps.
  private mutating func reduce(operandEnd: Int, while binds: (Int) -> Bool) {
    while let last = pending.last {
      switch last.kind {
      case .operation(let operation) where binds(operation.precedence):
        append(.operation(operation), last.offset..<operandEnd)
      case .negation where binds(ArithmeticOperator.signPrecedence):
        append(.negate, last.offset..<operandEnd)
      case .operation, .negation, .group, .call: return
      }
      pending.removeLast()
    }
  }

  private mutating func append(_ kind: ArithmeticStep.Kind, _ range: Range<Int>) {
    steps.append(ArithmeticStep(kind: kind, offset: range.lowerBound, length: range.count))
  }

  private func missingOperand(_ token: ArithmeticToken) -> ArithmeticError {
    ArithmeticError(.missingOperand(found: lexer.shown(token.range)), at: token.range)
  }
}
