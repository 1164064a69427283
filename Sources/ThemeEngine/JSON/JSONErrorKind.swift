/// Why an input is not accepted as JSON.
public enum JSONErrorKind: Sendable, Equatable {
  /// Nothing but white space.
  case emptyInput

  /// A character that can't stand at its place.
  case unexpectedCharacter

  /// The input stops within a value.
  case unexpectedEnd

  /// Something follows the value.
  case trailingContent

  /// A word that is not `true`, `false` or `null`.
  case invalidLiteral

  /// A number that breaks the grammar.
  case invalidNumber

  /// A backslash sequence that JSON doesn't have.
  case invalidEscape

  /// An escaped UTF-16 surrogate without its other half.
  case loneSurrogate(UInt16)

  /// An unescaped control character in a string.
  case controlCharacter(UInt8)

  /// Bytes that are not UTF-8.
  case invalidUTF8

  /// Another encoding than UTF-8, by its name.
  case unsupportedEncoding(String)

  /// Nesting deeper than the limit.
  case tooDeep(limit: Int)

  /// More bytes than the limit.
  case tooLarge(limit: Int, size: Int)
}
