import Testing
import ThemeEngine

@Suite struct JSONErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var kind: JSONErrorKind
    var description: String
    var testDescription: String { text }

    init(_ text: String, _ kind: JSONErrorKind, _ description: String) {
      self.text = text
      self.kind = kind
      self.description = description
    }
  }

  private static let messages: [Case] = [
    Case("", .emptyInput, "1:1: the input is empty: expected a JSON value"),
    Case(" \n ", .emptyInput, "2:2: the input is empty: expected a JSON value"),
    Case(
      #"{"a": 1 x}"#,
      .unexpectedCharacter,
      "1:9: expected ',' or '}' after a member, found 'x'"
    ),
    Case(
      "[1 2]",
      .unexpectedCharacter,
      "1:4: expected ',' or ']' after an element, found '2'"
    ),
    Case("[1,]", .unexpectedCharacter, "1:4: expected a value after ',', found ']'"),
    Case("[,1]", .unexpectedCharacter, "1:2: expected a value or ']', found ','"),
    Case("[1}", .unexpectedCharacter, "1:3: expected ',' or ']' after an element, found '}'"),
    Case(
      #"{"a": 1,}"#,
      .unexpectedCharacter,
      "1:9: expected a member name in double quotes after ',', found '}'"
    ),
    Case(
      "{a: 1}",
      .unexpectedCharacter,
      "1:2: expected a member name in double quotes or '}', found 'a'"
    ),
    Case(
      "{'a': 1}",
      .unexpectedCharacter,
      "1:2: expected a member name in double quotes or '}', found '''"
    ),
    Case(
      #"{"a" 1}"#,
      .unexpectedCharacter,
      "1:6: expected ':' after the member name, found '1'"
    ),
    Case(#"{"a":"#, .unexpectedEnd, "1:6: expected a value, found the end of the input"),
    Case(
      #"{"a""#,
      .unexpectedEnd,
      "1:5: expected ':' after the member name, found the end of the input"
    ),
    Case(
      "[1",
      .unexpectedEnd,
      "1:3: expected ',' or ']' after an element, found the end of the input"
    ),
    Case(
      #"["ab"#,
      .unexpectedEnd,
      "1:5: expected '\"' at the end of the string, found the end of the input"
    ),
    Case("[NaN]", .invalidLiteral, "1:2: expected a value or ']', found 'NaN'"),
    Case("[1, undefined]", .invalidLiteral, "1:5: expected a value after ',', found 'undefined'"),
    Case("nul", .invalidLiteral, "1:1: expected 'true', 'false' or 'null', found 'nul'"),
    Case("True", .invalidLiteral, "1:1: expected a value, found 'True'"),
    Case("[-]", .invalidNumber, "1:3: expected a digit after '-', found ']'"),
    Case("012", .invalidNumber, "1:2: expected a number without leading zeros, found '12'"),
    Case(
      "1.",
      .unexpectedEnd,
      "1:3: expected a digit after the decimal point, found the end of the input"
    ),
    Case("1.e2", .invalidNumber, "1:3: expected a digit after the decimal point, found 'e2'"),
    Case("[1e+]", .invalidNumber, "1:5: expected a digit in the exponent, found ']'"),
    Case("+1", .unexpectedCharacter, "1:1: expected a value, found '+'"),
    Case("1 /* a */", .trailingContent, "1:3: expected nothing after the value, found '/'"),
    Case("{} {}", .trailingContent, "1:4: expected nothing after the value, found '{'"),
    Case(
      "[\"a\tb\"]",
      .controlCharacter(9),
      "1:4: expected an escape for a control character in a string, found U+0009"
    ),
    Case(
      #"["\x41"]"#,
      .invalidEscape,
      #"1:3: expected one of the escapes \" \\ \/ \b \f \n \r \t \u, found '\x'"#
    ),
    Case(
      #"["\u12G4"]"#,
      .invalidEscape,
      #"1:7: expected four hexadecimal digits after '\u', found 'G4'"#
    ),
    Case(
      #"["\ud800"]"#,
      .loneSurrogate(0xD800),
      #"1:3: expected a whole surrogate pair, found '\ud800'"#
    ),
    Case("[\u{201C}a\u{201D}]", .unexpectedCharacter, "1:2: expected a value or ']', found '“'"),
    Case("[\u{202E}]", .unexpectedCharacter, "1:2: expected a value or ']', found U+202E"),
    Case("[\u{A0}1]", .unexpectedCharacter, "1:2: expected a value or ']', found U+00A0"),
    Case("[\u{1}]", .unexpectedCharacter, "1:2: expected a value or ']', found U+0001"),
  ]

  @Test(arguments: messages)
  func message(_ example: Case) throws {
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: Array(example.text.utf8))
    }
    #expect(error?.kind == example.kind)
    #expect(error?.description == example.description)
  }

  private static let malformed: [([UInt8], Int)] = [
    ([0x80], 2), ([0xC0, 0xAF], 2), ([0xC1, 0xBF], 2), ([0xE0, 0x9F, 0xBF], 2),
    ([0xED, 0xA0, 0x80], 2), ([0xF0, 0x8F, 0xBF, 0xBF], 2), ([0xF4, 0x90, 0x80, 0x80], 2),
    ([0xF5, 0x80, 0x80, 0x80], 2), ([0xFF], 2), ([0xE2, 0x82], 2), ([0xF0, 0x9F, 0x98], 2),
    ([0x61, 0xC3, 0xA9, 0xC3], 5),
    ([0x61, 0x62, 0x63, 0x64, 0x65, 0x66, 0x67, 0x68, 0x69, 0xFE], 11),
  ]

  @Test(arguments: malformed)
  func invalidUTF8(_ content: [UInt8], _ offset: Int) throws {
    let bytes = Array("[\"".utf8) + content + Array("\"]".utf8)
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: bytes) }
    #expect(error?.kind == .invalidUTF8)
    #expect(error?.offset == offset)
    let found = String(bytes[offset], radix: 16, uppercase: true)
    #expect(error?.message == "expected UTF-8, found the byte 0x\(found)")
  }

  @Test(arguments: [[0xFF], [0xC3], [0xF0, 0x9F]] as [[UInt8]])
  func invalidUTF8AtTheEndAndOutsideOfStrings(_ content: [UInt8]) throws {
    for head in ["\"", "[", "{", "{\"a\"", "[1", ""] {
      let error = #expect(throws: JSONError.self) {
        try JSONDocument(parsing: Array(head.utf8) + content)
      }
      #expect(error?.kind == .invalidUTF8)
      #expect(error?.offset == head.utf8.count)
    }
  }

  private static let encodings: [([UInt8], String)] = [
    ([0xFF, 0xFE, 0x7B, 0], "UTF-16"), ([0xFE, 0xFF, 0, 0x7B], "UTF-16"), ([0x7B, 0], "UTF-16"),
    ([0, 0x7B], "UTF-16"), ([0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], "UTF-32"),
    ([0, 0, 0xFE, 0xFF], "UTF-32"), ([0x7B, 0, 0, 0], "UTF-32"), ([0, 0, 0, 0x7B], "UTF-32"),
  ]

  @Test(arguments: encodings)
  func otherEncodings(_ bytes: [UInt8], _ name: String) throws {
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: bytes) }
    #expect(error?.kind == .unsupportedEncoding(name))
    #expect(error?.description == "1:1: the input is \(name): expected UTF-8")
  }

  @Test func byteOrderMark() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try JSONDocument(parsing: mark + Array("[1]".utf8)).root.offset == 3)
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: mark + Array("[x".utf8))
    }
    #expect(error?.description == "1:2: expected a value or ']', found 'x'")
    let empty = #expect(throws: JSONError.self) { try JSONDocument(parsing: mark) }
    #expect(empty?.kind == .emptyInput)
    let twice = #expect(throws: JSONError.self) { try JSONDocument(parsing: mark + mark) }
    #expect(twice?.kind == .unexpectedCharacter)
  }

  @Test func longWordsAreCut() throws {
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: Array(String(repeating: "w", count: 90).utf8))
    }
    #expect(error?.found == "'" + String(repeating: "w", count: 24) + "…'")
  }
}
