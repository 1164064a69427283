/// What the parser found wrong, before a text is made of it.
struct JSONFault: Error {
  var code: Code
  var offset: Int

  enum Code: UInt8 {
    case value
    case valueOrArrayEnd
    case valueAfterComma
    case memberName
    case memberNameAfterComma
    case colon
    case commaOrObjectEnd
    case commaOrArrayEnd
    case stringEnd
    case literal
    case digit
    case leadingZero
    case fractionDigit
    case exponentDigit
    case controlCharacter
    case escape
    case hexadecimalDigit
    case loneSurrogate
    case encoding
    case depth
    case trailing
  }
}
