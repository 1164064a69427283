import Testing
import ThemeEngine

/// An expression with the place of its fault.
struct ArithmeticFault: CustomTestStringConvertible, Sendable {
  let text: String
  let offset: Int
  let length: Int
  let kind: ArithmeticErrorKind

  init(_ text: String, _ offset: Int, _ length: Int, _ kind: ArithmeticErrorKind) {
    self.text = text
    self.offset = offset
    self.length = length
    self.kind = kind
  }

  var testDescription: String { text }
}
