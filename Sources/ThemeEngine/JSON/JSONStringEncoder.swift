/// Escaping of strings.
enum JSONStringEncoder {
  /// The most bytes that one byte becomes.
  static let longestEscape = 6

  /// Writes UTF-8 bytes with the escapes that JSON requires.
  ///
  /// - Parameters:
  ///   - content: What to write.
  ///   - output: Room for `longestEscape` times as many bytes, and eight more.
  /// - Returns: How many bytes were written.
  @inline(__always)
  static func write(
    _ content: UnsafeBufferPointer<UInt8>,
    to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    guard let start = content.baseAddress else { return 0 }
    var read = 0
    var written = 0
    while read &+ 8 <= content.count {
      let word = unsafe UnsafeRawPointer(start + read).loadUnaligned(as: UInt64.self)
      unsafe UnsafeMutableRawPointer(output + written).storeBytes(of: word, as: UInt64.self)
      let plain = JSONByte.escapeStops(UInt64(littleEndian: word)).trailingZeroBitCount >> 3
      read &+= plain
      written &+= plain
      if plain < 8 {
        unsafe written &+= writeEscape(start[read], to: output + written)
        read &+= 1
      }
    }
    while read < content.count {
      unsafe written &+= writeEscape(start[read], to: output + written)
      read &+= 1
    }
    return written
  }

  /// Writes a byte, escaped where it has to be.
  private static func writeEscape(_ byte: UInt8, to output: UnsafeMutablePointer<UInt8>) -> Int {
    guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
      unsafe output[0] = byte
      return 1
    }
    unsafe output[0] = UInt8(ascii: "\\")
    switch byte {
    case 0x08: unsafe output[1] = UInt8(ascii: "b")
    case 0x09: unsafe output[1] = UInt8(ascii: "t")
    case 0x0A: unsafe output[1] = UInt8(ascii: "n")
    case 0x0C: unsafe output[1] = UInt8(ascii: "f")
    case 0x0D: unsafe output[1] = UInt8(ascii: "r")
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): unsafe output[1] = byte
    default:
      let low = byte & 0x0F
      unsafe output[1] = UInt8(ascii: "u")
      unsafe output[2] = UInt8(ascii: "0")
      unsafe output[3] = UInt8(ascii: "0")
      unsafe output[4] = byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1")
      unsafe output[5] = low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10
      return 6
    }
    return 2
  }
}
