/// Takes an arithmetic expression apart, one word at a time and each byte at most a few times.
struct ArithmeticLexer {
  let bytes: [UInt8]
  var position = 0
  private var previous: ArithmeticToken?

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Where the last word ended.
  var previousEnd: Int { previous?.range.upperBound ?? 0 }

  /// The next word; nil at the end.
  mutating func next() throws(ArithmeticError) -> ArithmeticToken? {
    skipBlanks()
    guard position < bytes.count else { return nil }
    let start = position
    let kind = try kind()
    let token = ArithmeticToken(kind: kind, range: start..<position)
    previous = token
    return token
  }

  /// The bytes of a range as they are shown, cut where they are many.
  func shown(_ range: Range<Int>) -> String {
    let limit = 40
    guard range.count > limit else { return String(decoding: bytes[range], as: UTF8.self) }
    // A character that is cut in two isn't shown.
    var end = range.lowerBound + limit
    while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self) + "…"
  }

  private mutating func kind() throws(ArithmeticError) -> ArithmeticToken.Kind {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "("): return single(.open)
    case UInt8(ascii: ")"): return single(.close)
    case UInt8(ascii: ","): return single(.comma)
    case UInt8(ascii: "*"): return single(.operation(.multiply))
    case UInt8(ascii: "/"): return single(.operation(.divide))
    case UInt8(ascii: "^"): return single(.operation(.power))
    case UInt8(ascii: "%"): return try spaced(.remainder)
    case UInt8(ascii: "+"): return try spaced(.add)
    case UInt8(ascii: "-"): return try spaced(.subtract)
    case UInt8(ascii: "{"): return try reference()
    default: break
    }
    if Self.isOfNumber(byte) { return try number() }
    if Self.isOfWord(byte) { return try function() }
    let end = (position + 1..<bytes.count).first { bytes[$0] & 0xC0 != 0x80 } ?? bytes.count
    throw ArithmeticError(
      .unknownCharacter(shown(position..<end)),
      at: position..<end
    )
  }

  mutating func single(_ kind: ArithmeticToken.Kind) -> ArithmeticToken.Kind {
    position += 1
    return kind
  }

  /// An operator whose byte also means something else, which the blanks around it tell.
  private mutating func spaced(
    _ operation: ArithmeticOperator
  ) throws(ArithmeticError) -> ArithmeticToken.Kind {
    let place = position..<position + 1
    let isAfterOperand = previous?.kind.endsOperand ?? false
    if !isAfterOperand, operation != .remainder {
      return single(.sign(isMinus: operation == .subtract))
    }
    let isBefore = position == 0 || Self.isBlank(bytes[position - 1])
    let isBehind = place.upperBound == bytes.count || Self.isBlank(bytes[place.upperBound])
    guard isBefore == isBehind, isBefore || operation != .remainder else {
      throw ArithmeticError(.unevenBlanks(operation), at: place)
    }
    if operation == .subtract, !isBefore, previous?.isBareNumber == true,
      Self.isOfNumber(bytes[place.upperBound])
    {
      throw ArithmeticError(.unspacedMinus, at: place)
    }
    return single(.operation(operation))
  }

  mutating func skipBlanks() {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
  }
}

extension ArithmeticLexer {
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  static func isOfNumber(_ byte: UInt8) -> Bool {
    JSONByte.isDigit(byte) || byte == UInt8(ascii: ".")
  }

  static func isOfWord(_ byte: UInt8) -> Bool {
    JSONByte.isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
  }
}
