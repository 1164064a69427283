/// An arithmetic expression over numbers with units and references to tokens, as the values of Tokens
/// Studio's files write it: `{space.base} * 2`.
///
/// It is kept in postfix order rather than as a tree, so that nothing that is done with it, freeing
/// it included, recurses. It holds what was written and nothing else that could run: no variables,
/// no assignments, no functions beyond `ArithmeticFunction`. `docs/arithmetic.md` has the grammar.
package struct ArithmeticExpression: Hashable, Sendable {
  /// Operands before what takes them; at least one.
  package let steps: [ArithmeticStep]

  /// How deep parentheses and calls can be nested.
  package static let maximumDepth = 64

  /// Reads a text as an expression; a number or reference alone is one too.
  ///
  /// Cost: linear in the text's length.
  ///
  /// - Throws: The first fault of the text.
  package init(parsing text: String) throws(ArithmeticError) {
    steps = try ArithmeticParser.steps(of: text)
  }

  /// The paths of the tokens that it refers to, in the order of the text, repetitions included.
  package var references: [String] {
    steps.compactMap { step in
      guard case .reference(let path) = step.kind else { return nil }
      return path
    }
  }
}
