/// Questions about single bytes and words of eight bytes.
enum JSONByte {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The value of a hexadecimal digit.
  @inline(__always)
  static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte &- UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte &- UInt8(ascii: "a") &+ 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte &- UInt8(ascii: "A") &+ 10
    default: nil
    }
  }

  /// Whether the byte is a decimal digit.
  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }

  /// Whether the byte may stand between a key and its value.
  @inline(__always)
  static func isSpaceOrColon(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ":")
  }

  /// Marks the high bit of the first byte that ends a plain run of a string: a quote, a backslash, a
  /// control character or one outside ASCII.
  ///
  /// Bytes above the first mark may be marked wrongly, so only the lowest mark counts.
  @inline(__always)
  static func stringStops(_ word: UInt64) -> UInt64 {
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let hits =
      (quote &- ones) & ~quote | (backslash &- ones) & ~backslash
      | (word &- ones &* 0x20) & ~word | word
    return hits & highs
  }
}

extension JSONByte {
  /// Marks the high bit of the first byte that a string can't hold as it is: a quote, a backslash or
  /// a control character.
  ///
  /// Bytes above the first mark may be marked wrongly, so only the lowest mark counts.
  @inline(__always)
  static func escapeStops(_ word: UInt64) -> UInt64 {
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let hits =
      (quote &- ones) & ~quote | (backslash &- ones) & ~backslash
      | (word &- ones &* 0x20) & ~word
    return hits & highs
  }

  /// The length of the UTF-8 sequence of two to four bytes at the start of these, or 0.
  ///
  /// Well-formed sequences after table 3-7 of the Unicode Standard: no overlong forms, no surrogates,
  /// nothing above U+10FFFF. A missing byte is given as 0, which continues nothing.
  @inline(__always)
  static func sequenceLength(
    _ first: UInt8,
    _ second: UInt8,
    _ third: UInt8,
    _ fourth: UInt8
  ) -> Int {
    var least: UInt8 = 0x80
    var greatest: UInt8 = 0xBF
    switch first {
    case 0xC2...0xDF:
      return second & 0xC0 == 0x80 ? 2 : 0
    case 0xE0...0xEF:
      if first == 0xE0 { least = 0xA0 }
      if first == 0xED { greatest = 0x9F }
      return second >= least && second <= greatest && third & 0xC0 == 0x80 ? 3 : 0
    case 0xF0...0xF4:
      if first == 0xF0 { least = 0x90 }
      if first == 0xF4 { greatest = 0x8F }
      return second >= least && second <= greatest && third & 0xC0 == 0x80
        && fourth & 0xC0 == 0x80 ? 4 : 0
    default:
      return 0
    }
  }

  /// Whether all of the bytes are well-formed UTF-8.
  static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      func byte(_ distance: Int) -> UInt8 {
        index + distance < bytes.endIndex ? bytes[index + distance] : 0
      }
      let length = sequenceLength(byte(0), byte(1), byte(2), byte(3))
      guard length > 0 else { return false }
      index += length
    }
    return true
  }
}
