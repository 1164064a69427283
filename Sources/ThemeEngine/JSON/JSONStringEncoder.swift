/// Escaping of strings.
enum JSONStringEncoder {
  /// Appends UTF-8 bytes with the escapes that JSON requires, in runs between them.
  static func append(_ content: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var run = 0
    for index in 0..<content.count {
      let byte = unsafe content[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        continue
      }
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: content[run..<index]))
      run = index + 1
      appendEscape(byte, to: &bytes)
    }
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: content[run...]))
  }

  private static func appendEscape(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    default:
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
      let low = byte & 0x0F
      bytes.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
    }
  }
}
