/// Why and where a text is no arithmetic expression or has no value.
package struct ArithmeticError: Error, Hashable, Sendable {
  /// What is wrong, with its facts.
  package var kind: ArithmeticErrorKind

  /// The byte offset in the expression's text.
  package var offset: Int

  /// The length in bytes; 0 at the end of the text.
  package var length: Int

  init(_ kind: ArithmeticErrorKind, at range: Range<Int>) {
    self.kind = kind
    offset = range.lowerBound
    length = range.count
  }

  /// One sentence without the place.
  package var message: String { "expected \(expected), found \(found)" }
}

extension ArithmeticError: CustomStringConvertible {
  /// The offset and the message.
  package var description: String { "byte \(offset): \(message)" }
}
