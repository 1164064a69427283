/// A list of font families as style sheets write it.
enum FontStackText {
  /// The names between the commas that stand outside quotes, without blanks and quotes around them.
  static func names(_ text: String) -> [String] {
    var names: [String] = []
    var name: [UInt8] = []
    var quote: UInt8?
    func finish() {
      while let last = name.last, last <= 0x20 { name.removeLast() }
      if !name.isEmpty { names.append(String(decoding: name, as: UTF8.self)) }
      name = []
    }
    for byte in text.utf8 {
      if byte == quote {
        quote = nil
      } else if quote == nil, name.isEmpty, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
      {
        // Within a name it is an apostrophe.
        quote = byte
      } else if quote == nil, byte == UInt8(ascii: ",") {
        finish()
      } else if byte > 0x20 || !name.isEmpty {
        name.append(byte)
      }
    }
    finish()
    return names
  }
}
