import Testing
import ThemeEngine

struct ResolverOracleTests {
  /// 1,000 documents in ten parts, every combination of each.
  @Test(arguments: 0..<10)
  func combinationsEqualThoseOfThePlainReading(_ part: Int) {
    var compared = 0
    for seed in UInt64(part * 100)..<UInt64(part * 100 + 100) {
      let oracle = ResolverOracle(seed: seed)
      let document = resolver(oracle.json, oracle.files, lenient: true)
      #expect(document.errors == [], "seed \(seed): \(document.findings)")
      for contexts in oracle.combinations {
        let result = document.document(inputs: oracle.inputs(contexts))
        let expected = oracle.tokens(choosing: contexts)
        #expect(result.resolvedNumbers == expected, "seed \(seed), contexts \(contexts)")
        compared += expected.count
      }
    }
    #expect(compared > 1000)
  }
}

extension ResolverOracle {
  fileprivate var combinations: [[Int]] {
    modifiers.reduce([[]]) { rows, modifier in
      rows.flatMap { row in modifier.contexts.indices.map { row + [$0] } }
    }
  }

  /// The first context goes without input where it is the default.
  fileprivate func inputs(_ contexts: [Int]) -> [(name: String, context: String)] {
    contexts.enumerated().compactMap { modifier, context in
      let isDefault = context == 0 && modifiers[modifier].hasDefault
      let isUsed = order.contains { if case .modifier(modifier) = $0 { true } else { false } }
      return isDefault || !isUsed ? nil : ("m\(modifier)", "c\(context)")
    }
  }
}

extension TokenDocument {
  /// The numbers of the tokens by path, aliases followed.
  fileprivate var resolvedNumbers: [String: Int] {
    var expressions: [TokenPath: Expression] = [:]
    for token in tokens {
      #expect(expressions[token.path] == nil)
      expressions[token.path] = token.cells[.light, .standard]?.expression
    }
    var numbers: [String: Int] = [:]
    for (path, expression) in expressions {
      var expression: Expression? = expression
      for _ in 0..<8 {
        guard case .alias(let target)? = expression else { break }
        expression = expressions[target]
      }
      if case .value(.number(let number))? = expression { numbers[path.description] = Int(number) }
    }
    return numbers
  }
}
