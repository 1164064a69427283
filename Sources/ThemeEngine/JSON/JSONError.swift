/// Why and where an input is not accepted as JSON.
public struct JSONError: Error, Sendable, Equatable {
  /// What is wrong, with its facts.
  public var kind: JSONErrorKind

  /// The byte offset of the fault.
  public var offset: Int

  /// The place of the fault as a person counts.
  public var position: TextPosition

  /// What could have stood there.
  public var expected: String

  /// What stands there.
  public var found: String

  /// One sentence without the place.
  public var message: String {
    switch kind {
    case .emptyInput: "the input is empty: expected \(expected)"
    case .unsupportedEncoding(let name): "the input is \(name): expected \(expected)"
    case .loneSurrogate, .invalidUTF8, .tooDeep, .tooLarge, .controlCharacter, .invalidEscape,
      .invalidLiteral, .invalidNumber, .trailingContent, .unexpectedCharacter, .unexpectedEnd:
      "expected \(expected), found \(found)"
    }
  }
}

extension JSONError: CustomStringConvertible {
  /// The place and the message.
  public var description: String { "\(position.line):\(position.column): \(message)" }
}
