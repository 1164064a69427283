extension JSONParser {
  @inline(__always)
  func fault(_ code: JSONFault.Code) -> JSONFault {
    unsafe JSONFault(code: code, offset: position)
  }

  /// Reads `true`, `false` or `null`, given as a little-endian word.
  @inline(__always)
  mutating func scanLiteral(
    _ expected: UInt64,
    length: Int,
    _ kind: JSONKind,
    flag: Bool
  ) throws(JSONFault) {
    let start = unsafe position
    for index in 0..<length {
      let wanted = UInt8(truncatingIfNeeded: expected >> UInt64(index &* 8))
      guard unsafe start &+ index < end, unsafe byte(start &+ index) == wanted else {
        throw unsafe fault(.literal)
      }
    }
    unsafe position &+= length
    unsafe tape.push(JSONTapeWord(kind, flag: flag, offset: start, length: length).bits)
  }

  @inline(__always)
  private mutating func skipDigits() {
    while unsafe position < end, unsafe JSONByte.isDigit(byte(position)) { unsafe position &+= 1 }
  }

  /// Reads a number.
  @inline(__always)
  mutating func scanNumber() throws(JSONFault) {
    let start = unsafe position
    var isInteger = true
    if unsafe current == UInt8(ascii: "-") { unsafe position &+= 1 }
    let first = unsafe current
    guard JSONByte.isDigit(first) else { throw unsafe fault(.digit) }
    unsafe position &+= 1
    if first == UInt8(ascii: "0") {
      if unsafe JSONByte.isDigit(current) { throw unsafe fault(.leadingZero) }
    } else {
      unsafe skipDigits()
    }
    if unsafe current == UInt8(ascii: ".") {
      isInteger = false
      unsafe position &+= 1
      guard unsafe JSONByte.isDigit(current) else { throw unsafe fault(.fractionDigit) }
      unsafe skipDigits()
    }
    if unsafe current | 0x20 == UInt8(ascii: "e") {
      isInteger = false
      unsafe position &+= 1
      if unsafe current == UInt8(ascii: "+") || current == UInt8(ascii: "-") {
        unsafe position &+= 1
      }
      guard unsafe JSONByte.isDigit(current) else { throw unsafe fault(.exponentDigit) }
      unsafe skipDigits()
    }
    let length = unsafe position &- start
    unsafe tape.push(JSONTapeWord(.number, flag: isInteger, offset: start, length: length).bits)
  }

  /// Reads a member's key, its colon and the white space around that.
  @inline(__always)
  mutating func scanKey(_ code: JSONFault.Code) throws(JSONFault) {
    guard unsafe current == UInt8(ascii: "\"") else { throw unsafe fault(code) }
    unsafe tape.reserve(4)
    let index = unsafe tape.count
    unsafe try scanString()
    unsafe duplicates.add(
      keyAt: index,
      JSONTapeWord(bits: tape.words[index]),
      in: UnsafeBufferPointer(start: base, count: end)
    )
    unsafe skipWhitespace()
    guard unsafe current == UInt8(ascii: ":") else { throw unsafe fault(.colon) }
    unsafe position &+= 1
    unsafe skipWhitespace()
  }

  /// Reads a string, its quotes included.
  @inline(__always)
  mutating func scanString() throws(JSONFault) {
    let start = unsafe position
    var at = start &+ 1
    var hasEscapes = false
    while true {
      while unsafe at &+ 8 <= end {
        let stops = unsafe JSONByte.stringStops(word(at))
        if stops != 0 {
          at &+= stops.trailingZeroBitCount >> 3
          break
        }
        at &+= 8
      }
      guard unsafe at < end else {
        unsafe position = end
        throw unsafe fault(.stringEnd)
      }
      let next = unsafe byte(at)
      if next == UInt8(ascii: "\"") { break }
      if next == UInt8(ascii: "\\") {
        hasEscapes = true
        at = unsafe try scanEscape(at)
      } else if next >= 0x80 {
        at = unsafe try scanMultibyte(at)
      } else if next < 0x20 {
        unsafe position = at
        throw unsafe fault(.controlCharacter)
      } else {
        at &+= 1
      }
    }
    unsafe position = at &+ 1
    let length = at &- start &- 1
    unsafe tape.push(JSONTapeWord(.string, flag: hasEscapes, offset: start, length: length).bits)
  }

  /// Checks the escape at the offset and returns the offset after it.
  @inline(never)
  private mutating func scanEscape(_ offset: Int) throws(JSONFault) -> Int {
    unsafe position = offset
    guard unsafe offset &+ 1 < end else {
      unsafe position = end
      throw unsafe fault(.stringEnd)
    }
    switch unsafe byte(offset &+ 1) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return offset &+ 2
    case UInt8(ascii: "u"):
      let unit = unsafe try scanHexadecimal(offset &+ 2)
      if unit & 0xF800 != 0xD800 { return offset &+ 6 }
      // A first half must be followed by a second half.
      if unit < 0xDC00, unsafe offset &+ 8 <= end, unsafe byte(offset &+ 6) == UInt8(ascii: "\\"),
        unsafe byte(offset &+ 7) == UInt8(ascii: "u")
      {
        let second = unsafe try scanHexadecimal(offset &+ 8)
        if second & 0xFC00 == 0xDC00 { return offset &+ 12 }
      }
      unsafe position = offset
      throw unsafe fault(.loneSurrogate)
    default:
      throw unsafe fault(.escape)
    }
  }

  /// Reads the four hexadecimal digits of an escape.
  private mutating func scanHexadecimal(_ offset: Int) throws(JSONFault) -> UInt32 {
    var unit: UInt32 = 0
    for index in offset..<offset &+ 4 {
      unsafe position = min(index, end)
      guard unsafe index < end else { throw unsafe fault(.stringEnd) }
      guard let digit = unsafe JSONByte.hexadecimalValue(byte(index)) else {
        throw unsafe fault(.hexadecimalDigit)
      }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  /// Checks the multi-byte sequences from the offset on and returns the offset after them.
  @inline(never)
  private mutating func scanMultibyte(_ offset: Int) throws(JSONFault) -> Int {
    var at = offset
    while unsafe at < end, unsafe byte(at) >= 0x80 {
      let length = unsafe JSONByte.sequenceLength(
        byte(at),
        at &+ 1 < end ? byte(at &+ 1) : 0,
        at &+ 2 < end ? byte(at &+ 2) : 0,
        at &+ 3 < end ? byte(at &+ 3) : 0
      )
      guard length > 0 else {
        unsafe position = at
        throw unsafe fault(.encoding)
      }
      at &+= length
    }
    return at
  }
}
