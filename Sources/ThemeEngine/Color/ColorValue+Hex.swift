extension ColorValue {
  /// An opaque sRGB colour from `0xRRGGBB`; the components are n/255, bits above the lowest 24 are
  /// ignored.
  public static func hex(_ rgb: UInt32) -> ColorValue {
    .srgb(
      Double(rgb >> 16 & 0xFF) / 255,
      Double(rgb >> 8 & 0xFF) / 255,
      Double(rgb & 0xFF) / 255
    )
  }

  /// An sRGB colour from 3, 4, 6 or 8 hexadecimal digits of any case in CSS order (alpha last), `#`
  /// optional.
  ///
  /// Nil for any other text, blanks included.
  public init?(hex text: String) {
    var digits: [UInt32] = []
    for (index, byte) in text.utf8.enumerated() {
      if index == 0, byte == UInt8(ascii: "#") { continue }
      guard let digit = Self.hexDigit(byte), digits.count < 8 else { return nil }
      digits.append(digit)
    }
    let bytes: [UInt32]
    switch digits.count {
    case 3, 4: bytes = digits.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    self = Self.hex(bytes[0] << 16 | bytes[1] << 8 | bytes[2])
    if bytes.count == 4 { alpha = Double(bytes[3]) / 255 }
  }

  /// `#rrggbb`, gamut-mapped to sRGB as CSS Color 4 does, rounded to nearest; the alpha is left
  /// out.
  public var hex: String {
    let rgb = gamutMapped(to: .srgb).components
    return "#" + Self.hexByte(rgb.x) + Self.hexByte(rgb.y) + Self.hexByte(rgb.z)
  }

  /// `#rrggbbaa`, always with eight digits; the alpha is clamped to 0…1.
  public var hexWithAlpha: String {
    hex + Self.hexByte(finite.alpha)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  private static func hexByte(_ unit: Double) -> String {
    let byte = UInt8((min(max(unit, 0), 1) * 255).rounded())
    let digits = String(byte, radix: 16)
    return byte < 16 ? "0" + digits : digits
  }
}
