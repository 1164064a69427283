import Testing
import ThemeEngine

/// Random expressions, written and read again.
struct ArithmeticReadingTests {
  @Test func readingGivesWhatWasWritten() throws {
    var random = SplitMix(state: 11)
    for _ in 0..<5_000 {
      let tree = ArithmeticTree.random(depth: 5, using: &random)
      let text = tree.text(using: &random)
      let expression = try ArithmeticExpression(parsing: text)
      try #require(expression.steps.map(\.kind) == tree.postfix, "\(text)")
      for step in expression.steps {
        try #require(step.offset >= 0 && step.offset + step.length <= text.utf8.count)
      }
    }
  }
}
