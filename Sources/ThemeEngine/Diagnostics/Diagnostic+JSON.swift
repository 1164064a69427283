extension Diagnostic {
  /// A fault of the JSON reader.
  public init(_ error: JSONError, file: String?) {
    let rule: RuleID =
      switch error.kind {
      case .invalidUTF8, .unsupportedEncoding: .jsonEncoding
      case .tooDeep, .tooLarge: .jsonLimit
      case .emptyInput, .unexpectedCharacter, .unexpectedEnd, .trailingContent, .invalidLiteral,
        .invalidNumber, .invalidEscape, .loneSurrogate, .controlCharacter:
        .jsonSyntax
      }
    self.init(
      ruleId: rule,
      severity: .error,
      message: error.message,
      file: file,
      line: error.position.line,
      column: error.position.column,
      expected: error.expected,
      found: error.found
    )
  }

  /// A key that an object of the document holds again.
  public init(
    _ duplicate: JSONDuplicateKey,
    in document: JSONDocument,
    file: String?,
    severity: Severity
  ) {
    let position = document.position(at: duplicate.offset)
    let first = document.position(at: duplicate.firstOffset)
    self.init(
      ruleId: .jsonDuplicateKey,
      severity: severity,
      message: "the key '\(duplicate.key)' stands twice in one object",
      file: file,
      line: position.line,
      column: position.column,
      expected: "each key once",
      found: "'\(duplicate.key)' again",
      related: [
        Related(
          message: "'\(duplicate.key)' first stands here",
          file: file,
          line: first.line,
          column: first.column
        )
      ]
    )
  }

  /// Writes the finding as an object; parts that it doesn't have are null.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("ruleId", ruleId.rawValue)
    writer.member("severity", severity.rawValue)
    writer.member("message", message)
    writer.member("token", token)
    writer.member("theme", theme)
    writer.member("file", file)
    writer.member("line", line)
    writer.member("column", column)
    writer.member("expected", expected)
    writer.member("found", found)
    writer.member("suggestion", suggestion)
    writer.key("related")
    writer.beginArray()
    for place in related {
      writer.beginObject()
      writer.member("message", place.message)
      writer.member("file", place.file)
      writer.member("line", place.line)
      writer.member("column", place.column)
      writer.member("token", place.token)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes a member with a text or null.
  fileprivate mutating func member(_ key: String, _ value: String?) {
    self.key(key)
    if let value { string(value) } else { null() }
  }

  /// Writes a member with a whole number or null.
  fileprivate mutating func member(_ key: String, _ value: Int?) {
    self.key(key)
    if let value { integer(value) } else { null() }
  }
}
