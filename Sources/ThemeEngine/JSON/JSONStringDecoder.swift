/// Decoding of a string's escapes.
enum JSONStringDecoder {
  /// The UTF-8 bytes of a string whose escapes were found valid.
  static func decode(_ content: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(content.count)
    var index = 0
    while index < content.count {
      let byte = unsafe content[index]
      guard byte == UInt8(ascii: "\\"), index + 1 < content.count else {
        bytes.append(byte)
        index += 1
        continue
      }
      let escape = unsafe content[index + 1]
      index += 2
      switch escape {
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "u"):
        var code = unsafe hexadecimal(content, at: index)
        index += 4
        if code & 0xFC00 == 0xD800 {
          let low = unsafe hexadecimal(content, at: index + 2)
          index += 6
          code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
        }
        append(code, to: &bytes)
      default: bytes.append(escape)
      }
    }
    return bytes
  }

  /// The value of four hexadecimal digits; what isn't one counts as 0.
  private static func hexadecimal(_ content: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32 {
    var value: UInt32 = 0
    for position in index..<min(index + 4, content.count) {
      value = value << 4 | UInt32(unsafe JSONByte.hexadecimalValue(content[position]) ?? 0)
    }
    return value
  }

  private static func append(_ code: UInt32, to bytes: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(code) else { return }
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
