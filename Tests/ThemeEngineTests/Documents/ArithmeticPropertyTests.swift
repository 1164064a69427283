import Testing
import ThemeEngine

/// Random expressions against an evaluator of its own that computes with exact fractions.
struct ArithmeticPropertyTests {
  @Test func valuesAreThoseOfExactFractions() throws {
    var random = SplitMix(state: 12)
    var counts = [0, 0, 0, 0]
    for _ in 0..<20_000 {
      let tree = ArithmeticTree.random(depth: 4, using: &random)
      let text = tree.text(using: &random)
      let result = Result { () throws(ArithmeticError) in
        try ArithmeticExpression(parsing: text).evaluated { path in
          guard let token = ArithmeticTree.tokens[path] else { return .unusable(because: "lacks") }
          return .quantity(ArithmeticQuantity(Double(token.hundredths) / 100, token.unit))
        }
      }
      switch tree.outcome {
      case .quantity(let value, let unit):
        counts[0] += 1
        let quantity = try result.get()
        let tolerance = 6e-12 * value.double.magnitude
        try #require(quantity.unit == unit, "\(text)")
        try #require((quantity.value - value.double).magnitude <= tolerance, "\(text)")
      case .division:
        counts[1] += 1
        try #require(result.failure?.kind == .divisionByZero, "\(text)")
      case .units:
        counts[2] += 1
        try #require(result.failure?.isAboutUnits == true, "\(text)")
      case .unknown:
        counts[3] += 1
      }
    }
    #expect(counts[0] > 7_000 && counts[1] > 300 && counts[2] > 3_000 && counts[3] < 3_000)
  }
}

extension Result {
  fileprivate var failure: Failure? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}

extension ArithmeticError {
  fileprivate var isAboutUnits: Bool {
    switch kind {
    case .unitsDiffer, .unitsMultiplied, .unitInDivisor, .unitInPower: true
    default: false
    }
  }
}
