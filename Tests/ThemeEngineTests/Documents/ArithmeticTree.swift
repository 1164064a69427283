import ThemeEngine

/// An expression as a tree with exact fractions, written and computed without the engine.
indirect enum ArithmeticTree {
  /// Hundredths of a unit.
  case number(hundredths: Int, ArithmeticUnit?)
  case reference(String)
  case negation(ArithmeticTree)
  case operation(ArithmeticOperator, ArithmeticTree, ArithmeticTree)
  case call(ArithmeticFunction, [ArithmeticTree])

  static let tokens: [String: (hundredths: Int, unit: ArithmeticUnit?)] = [
    "space.base": (400, .px), "a-b.c d": (150, .rem), "scale": (125, nil), "none": (0, nil),
  ]

  /// The steps that reading the text has to give.
  var postfix: [ArithmeticStep.Kind] {
    switch self {
    case .number(let hundredths, let unit):
      [.number(ArithmeticQuantity(Double(hundredths) / 100, unit))]
    case .reference(let path): [.reference(path)]
    case .negation(let operand): operand.postfix + [.negate]
    case .operation(let operation, let left, let right):
      left.postfix + right.postfix + [.operation(operation)]
    case .call(let function, let arguments):
      arguments.flatMap(\.postfix) + [.call(function, argumentCount: arguments.count)]
    }
  }
}

extension ArithmeticTree {
  static func random(depth: Int, using random: inout SplitMix) -> Self {
    func part() -> Self { .random(depth: depth - 1, using: &random) }
    switch depth == 0 ? 0 : Int.random(in: 0..<10, using: &random) {
    case 0...2: return leaf(using: &random)
    case 3: return .negation(part())
    case 4: return call(depth: depth, using: &random)
    default:
      let operation = ArithmeticOperator.allCases.randomElement(using: &random) ?? .add
      if operation == .power {
        return .operation(.power, part(), .number(hundredths: exponent(using: &random), nil))
      }
      return .operation(operation, part(), part())
    }
  }

  private static func exponent(using random: inout SplitMix) -> Int {
    Int.random(in: 0...3, using: &random) * 100
  }

  private static func leaf(using random: inout SplitMix) -> Self {
    if Int.random(in: 0..<4, using: &random) == 0 {
      return .reference(tokens.keys.sorted().randomElement(using: &random) ?? "scale")
    }
    let step = [1, 10, 50, 100, 100, 100].randomElement(using: &random) ?? 100
    let units: [ArithmeticUnit?] = [nil, nil, nil, nil, .px, .px, .rem, .percent]
    return .number(
      hundredths: Int.random(in: 0...20, using: &random) * step,
      units.randomElement(using: &random) ?? nil
    )
  }

  private static func call(depth: Int, using random: inout SplitMix) -> Self {
    let function = ArithmeticFunction.allCases.randomElement(using: &random) ?? .abs
    switch function {
    case .max, .min:
      let count = Int.random(in: 1...3, using: &random)
      return .call(function, (0..<count).map { _ in .random(depth: depth - 1, using: &random) })
    case .roundTo:
      let places = Int.random(in: 0...3, using: &random) * 100
      return .call(
        function,
        [.random(depth: depth - 1, using: &random), .number(hundredths: places, nil)]
      )
    case .abs, .ceil, .floor, .round:
      return .call(function, [.random(depth: depth - 1, using: &random)])
    }
  }
}

extension ArithmeticTree {
  /// A text with the parentheses that it needs, and now and then some that it doesn't.
  func text(using random: inout SplitMix) -> String {
    switch self {
    case .number(let hundredths, let unit):
      let text = DecimalText.string(Double(hundredths) / 100)
      return text + (unit?.rawValue ?? "")
    case .reference(let path): return "{\(path)}"
    case .negation(let operand):
      return "-" + operand.text(within: 3, using: &random)
    case .operation(let operation, let left, let right):
      let own = Self.precedence(operation)
      let isPower = operation == .power
      let leftText = left.text(within: isPower ? own + 1 : own, using: &random)
      let rightText = right.text(within: isPower ? own : own + 1, using: &random)
      let needsBlanks = operation == .add || operation == .subtract || operation == .remainder
      let blank = needsBlanks || Bool.random(using: &random) ? " " : ""
      return leftText + blank + operation.rawValue + blank + rightText
    case .call(let function, let arguments):
      let texts = arguments.map { $0.text(using: &random) }
      return function.rawValue + "(" + texts.joined(separator: ", ") + ")"
    }
  }

  private func text(within precedence: Int, using random: inout SplitMix) -> String {
    let text = text(using: &random)
    let own =
      switch self {
      case .number, .reference, .call: 9
      case .negation: 3
      case .operation(let operation, _, _): Self.precedence(operation)
      }
    let isLoose = own < precedence || Int.random(in: 0..<8, using: &random) == 0
    return isLoose ? "(\(text))" : text
  }

  private static func precedence(_ operation: ArithmeticOperator) -> Int {
    switch operation {
    case .add, .subtract: 1
    case .multiply, .divide, .remainder: 2
    case .power: 4
    }
  }
}
