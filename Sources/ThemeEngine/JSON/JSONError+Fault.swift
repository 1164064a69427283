extension JSONError {
  /// The input has more bytes than the limit.
  init(tooLarge size: Int, limit: Int) {
    self.init(
      kind: .tooLarge(limit: limit, size: size),
      offset: 0,
      position: TextPosition(line: 1, column: 1),
      expected: "an input of at most \(limit) bytes",
      found: "\(size) bytes"
    )
  }

  /// The input is written in another encoding.
  init(unsupportedEncoding name: String) {
    self.init(
      kind: .unsupportedEncoding(name),
      offset: 0,
      position: TextPosition(line: 1, column: 1),
      expected: "UTF-8",
      found: name
    )
  }

  /// The text of a fault of the parser.
  init(_ fault: JSONFault, in bytes: [UInt8], start: Int, maximumDepth: Int) {
    let found = JSONFoundText(bytes, at: fault.offset)
    self.init(
      kind: Self.kind(of: fault, found: found, start: start, maximumDepth: maximumDepth),
      offset: fault.offset,
      position: LineIndex.position(at: fault.offset, in: bytes),
      expected: Self.expectation(fault.code, maximumDepth: maximumDepth),
      found: fault.code == .depth ? "level \(maximumDepth + 1)" : found.text
    )
    switch kind {
    case .invalidUTF8:
      expected = "UTF-8"
    case .emptyInput:
      expected = "a JSON value"
    default: break
    }
  }

  private static func kind(
    of fault: JSONFault,
    found: JSONFoundText,
    start: Int,
    maximumDepth: Int
  ) -> JSONErrorKind {
    if fault.code == .depth { return .tooDeep(limit: maximumDepth) }
    if found.isInvalidUTF8 { return .invalidUTF8 }
    if found.isEnd {
      return fault.code == .value && found.isBlank(from: start) ? .emptyInput : .unexpectedEnd
    }
    switch fault.code {
    case .literal: return .invalidLiteral
    case .digit, .leadingZero, .fractionDigit, .exponentDigit: return .invalidNumber
    case .controlCharacter: return .controlCharacter(found.byte)
    case .escape, .hexadecimalDigit: return .invalidEscape
    case .loneSurrogate: return .loneSurrogate(found.escapedUnit)
    case .encoding: return .invalidUTF8
    case .trailing: return .trailingContent
    case .value, .valueAfterComma, .valueOrArrayEnd:
      return found.isWord ? .invalidLiteral : .unexpectedCharacter
    default: return .unexpectedCharacter
    }
  }

  private static func expectation(_ code: JSONFault.Code, maximumDepth: Int) -> String {
    switch code {
    case .value: "a value"
    case .valueOrArrayEnd: "a value or ']'"
    case .valueAfterComma: "a value after ','"
    case .memberName: "a member name in double quotes or '}'"
    case .memberNameAfterComma: "a member name in double quotes after ','"
    case .colon: "':' after the member name"
    case .commaOrObjectEnd: "',' or '}' after a member"
    case .commaOrArrayEnd: "',' or ']' after an element"
    case .stringEnd: "'\"' at the end of the string"
    case .literal: "'true', 'false' or 'null'"
    case .digit: "a digit after '-'"
    case .leadingZero: "a number without leading zeros"
    case .fractionDigit: "a digit after the decimal point"
    case .exponentDigit: "a digit in the exponent"
    case .controlCharacter: "an escape for a control character in a string"
    case .escape: "one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"
    case .hexadecimalDigit: "four hexadecimal digits after '\\u'"
    case .loneSurrogate: "a whole surrogate pair"
    case .encoding: "UTF-8"
    case .depth: "at most \(maximumDepth) levels of objects and arrays"
    case .trailing: "nothing after the value"
    }
  }
}
