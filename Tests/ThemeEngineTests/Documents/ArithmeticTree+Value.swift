import ThemeEngine

/// A fraction in lowest terms with a positive denominator.
struct ExactFraction: Equatable {
  let numerator: Int
  let denominator: Int

  /// Nil for a denominator of 0 and for what is too large to be exact.
  init?(_ numerator: Int?, _ denominator: Int?) {
    guard let numerator, let denominator, denominator != 0 else { return nil }
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = Int(a) * denominator.signum()
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
    guard self.numerator.magnitude < 1 << 31, self.denominator < 1 << 31 else { return nil }
  }

  /// The largest whole number that isn't larger.
  var floor: Int {
    numerator / denominator - (numerator % denominator < 0 ? 1 : 0)
  }

  var double: Double { Double(numerator) / Double(denominator) }

  // Numbers below 2^31 can't overflow in these.
  static func + (left: Self, right: Self) -> Self? {
    Self(
      left.numerator * right.denominator + right.numerator * left.denominator,
      left.denominator * right.denominator
    )
  }

  static func * (left: Self, right: Self) -> Self? {
    Self(left.numerator * right.numerator, left.denominator * right.denominator)
  }

  static func / (left: Self, right: Self) -> Self? {
    Self(left.numerator * right.denominator, left.denominator * right.numerator)
  }

  var negated: Self? { Self(-numerator, denominator) }
}

extension ArithmeticTree {
  /// What an expression is worth, or why it has no value.
  enum Outcome: Error, Equatable {
    case quantity(ExactFraction, ArithmeticUnit?)
    case division
    case units
    /// The fractions here are too small to tell.
    case unknown
  }

  var outcome: Outcome {
    do {
      let (value, unit) = try value
      return .quantity(value, unit)
    } catch {
      return error
    }
  }

  private typealias Quantity = (ExactFraction, ArithmeticUnit?)

  private var value: Quantity {
    get throws(Outcome) {
      switch self {
      case .number(let hundredths, let unit): return (try exact(.init(hundredths, 100)), unit)
      case .reference(let path):
        guard let token = Self.tokens[path] else { throw .unknown }
        return (try exact(.init(token.hundredths, 100)), token.unit)
      case .negation(let operand):
        let (value, unit) = try operand.value
        return (try exact(value.negated), unit)
      case .operation(let operation, let left, let right):
        let (left, right) = (try left.value, try right.value)
        return try result(operation, left, right)
      case .call(let function, let arguments):
        var values: [Quantity] = []
        for argument in arguments { values.append(try argument.value) }
        return try result(function, values)
      }
    }
  }

  private func exact(_ value: ExactFraction?) throws(Outcome) -> ExactFraction {
    guard let value else { throw .unknown }
    return value
  }

  private func unit(_ left: Quantity, _ right: Quantity) throws(Outcome) -> ArithmeticUnit? {
    if left.1 != nil, right.1 != nil, left.1 != right.1 { throw .units }
    return left.1 ?? right.1
  }

  private func result(
    _ operation: ArithmeticOperator,
    _ left: Quantity,
    _ right: Quantity
  ) throws(Outcome) -> Quantity {
    switch operation {
    case .add: return (try exact(left.0 + right.0), try unit(left, right))
    case .subtract:
      let unit = try unit(left, right)
      return (try exact(left.0 + exact(right.0.negated)), unit)
    case .multiply:
      if left.1 != nil, right.1 != nil { throw .units }
      return (try exact(left.0 * right.0), left.1 ?? right.1)
    case .divide:
      if right.1 != nil, right.1 != left.1 { throw .units }
      if right.0.numerator == 0 { throw .division }
      return (try exact(left.0 / right.0), right.1 == nil ? left.1 : nil)
    case .remainder:
      let unit = try unit(left, right)
      if right.0.numerator == 0 { throw .division }
      let quotient = try exact(left.0 / right.0)
      let whole = quotient.numerator / quotient.denominator
      let product = try exact(right.0 * exact(ExactFraction(-whole, 1)))
      return (try exact(left.0 + product), unit)
    case .power:
      if left.1 != nil || right.1 != nil { throw .units }
      var product = try exact(ExactFraction(1, 1))
      for _ in 0..<right.0.floor { product = try exact(product * left.0) }
      return (product, nil)
    }
  }

  private func result(
    _ function: ArithmeticFunction,
    _ arguments: [Quantity]
  ) throws(Outcome) -> Quantity {
    let (value, unit) = arguments[0]
    switch function {
    case .abs: return (value.numerator < 0 ? try exact(value.negated) : value, unit)
    case .floor: return (try exact(ExactFraction(value.floor, 1)), unit)
    case .ceil: return (try exact(ExactFraction(-exact(value.negated).floor, 1)), unit)
    case .round: return (try rounded(value, scale: 1), unit)
    case .roundTo:
      return (try rounded(value, scale: [1, 10, 100, 1_000][arguments[1].0.floor]), unit)
    case .max, .min:
      var best = (value, unit)
      for other in arguments.dropFirst() {
        let shared = try self.unit(best, other)
        let difference = try exact(other.0 + exact(best.0.negated)).numerator
        let isBetter = function == .max ? difference > 0 : difference < 0
        best = (isBetter ? other.0 : best.0, shared)
      }
      return best
    }
  }

  private func rounded(_ value: ExactFraction, scale: Int) throws(Outcome) -> ExactFraction {
    let half = try exact(ExactFraction(1, 2))
    let scaled = try exact(value * exact(ExactFraction(scale, 1)))
    return try exact(ExactFraction(exact(scaled + half).floor, scale))
  }
}
