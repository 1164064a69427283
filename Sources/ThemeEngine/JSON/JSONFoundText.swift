/// What stands at a fault, in words that are safe to print.
struct JSONFoundText {
  private let bytes: [UInt8]
  private let offset: Int

  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  var isEnd: Bool { offset >= bytes.count }

  var byte: UInt8 { isEnd ? 0 : bytes[offset] }

  /// Whether everything before the fault is white space.
  func isBlank(from start: Int) -> Bool {
    bytes[start..<min(offset, bytes.count)].allSatisfy { $0 <= 0x20 }
  }

  var isInvalidUTF8: Bool { byte >= 0x80 && sequenceLength == 0 }

  private func byte(after distance: Int) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  private var sequenceLength: Int {
    JSONByte.sequenceLength(byte, byte(after: 1), byte(after: 2), byte(after: 3))
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    JSONByte.isDigit(byte) || byte | 0x20 &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
  }

  /// Whether a letter stands there.
  var isWord: Bool { byte | 0x20 &- UInt8(ascii: "a") < 26 }

  /// The code unit of the escape that stands there.
  var escapedUnit: UInt16 {
    (2..<6).reduce(0) { unit, distance in
      unit << 4 | UInt16(JSONByte.hexadecimalValue(byte(after: distance)) ?? 0)
    }
  }

  var text: String {
    if isEnd { return "the end of the input" }
    if byte == UInt8(ascii: "\\") {
      let length = byte(after: 1) == UInt8(ascii: "u") ? 6 : 2
      let escape = bytes[offset..<min(offset + length, bytes.count)].prefix { 0x21..<0x7F ~= $0 }
      return "'\(String(decoding: escape, as: UTF8.self))'"
    }
    if Self.isWordByte(byte) {
      let word = bytes[offset...].prefix(25).prefix(while: Self.isWordByte)
      let text = String(decoding: word.prefix(24), as: UTF8.self)
      return word.count > 24 ? "'\(text)…'" : "'\(text)'"
    }
    if byte < 0x80 { return scalarText(Unicode.Scalar(byte)) }
    let length = sequenceLength
    guard length > 0 else { return "the byte 0x\(Self.hexadecimal(UInt32(byte), digits: 2))" }
    let character = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    return character.unicodeScalars.first.map(scalarText) ?? "'\(character)'"
  }

  private func scalarText(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      scalar == " " ? "' '" : "U+\(Self.hexadecimal(scalar.value, digits: 4))"
    default: "'\(scalar)'"
    }
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
