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
  ///
  /// Channels that are computed are rounded to 6 decimals first, so that the last bits of a
  /// conversion don't split a grey whose channels lie halfway between two steps.
  public var hex: String {
    var rgb = gamutMapped(to: .srgb).components
    if space != .srgb { for index in 0..<3 { rgb[index] = rgb[index].rounded(toPlaces: 6) } }
    return unsafe String(unsafeUninitializedCapacity: 7) { digits in
      unsafe digits[0] = UInt8(ascii: "#")
      for index in 0..<3 {
        let byte = Self.byte(rgb[index])
        unsafe digits[2 * index + 1] = Self.hexDigit(of: byte >> 4)
        unsafe digits[2 * index + 2] = Self.hexDigit(of: byte & 0x0F)
      }
      return 7
    }
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

  /// A fraction as the nearest of 0…255.
  private static func byte(_ unit: Double) -> UInt8 {
    UInt8((min(max(unit, 0), 1) * 255).rounded())
  }

  private static func hexDigit(of value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  private static func hexByte(_ unit: Double) -> String {
    let byte = byte(unit)
    return String(decoding: [hexDigit(of: byte >> 4), hexDigit(of: byte & 0x0F)], as: UTF8.self)
  }
}
