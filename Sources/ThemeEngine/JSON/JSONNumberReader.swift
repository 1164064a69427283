/// The values of numbers whose grammar was checked.
enum JSONNumberReader {
  /// A number without fraction and exponent, or nil where `Int` can't hold it.
  static func integer(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    let isNegative = unsafe text.first == UInt8(ascii: "-")
    var value = 0
    for index in (isNegative ? 1 : 0)..<text.count {
      let digit = unsafe Int(text[index] & 0x0F)
      let (scaled, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, sumOverflow) =
        isNegative
        ? scaled.subtractingReportingOverflow(digit) : scaled.addingReportingOverflow(digit)
      if overflow || sumOverflow { return nil }
      value = sum
    }
    return value
  }

  /// The nearest `Double`, or nil beyond its range.
  ///
  /// Up to 2^53 and a power of ten of up to 22 both numbers are exact, and one multiplication or
  /// division rounds correctly (W. D. Clinger, "How to read floating point numbers accurately",
  /// 1990). Everything else goes through the standard library's conversion.
  static func number(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    var index = 0
    let isNegative = unsafe text.first == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var significand: UInt64 = 0
    var digits = 0
    var exponent = 0
    var isInFraction = false
    scan: while index < text.count {
      let byte = unsafe text[index]
      switch byte {
      case UInt8(ascii: "."):
        isInFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        break scan
      default:
        if significand > 0 || byte != UInt8(ascii: "0") { digits += 1 }
        significand = significand &* 10 &+ UInt64(byte & 0x0F)
        if isInFraction { exponent -= 1 }
      }
      index += 1
    }
    if index < text.count {
      guard let power = unsafe integerAfterExponent(text, from: index + 1) else {
        return unsafe converted(text)
      }
      exponent += power
    }
    guard digits <= 19, significand <= 1 << 53, exponent >= -22, exponent <= 22 else {
      return unsafe converted(text)
    }
    let whole = Double(significand)
    let power = powersOfTen[Int(exponent.magnitude)]
    let value = exponent < 0 ? whole / power : whole * power
    return isNegative ? -value : value
  }

  private static func integerAfterExponent(
    _ text: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int? {
    var value = 0
    var isNegative = false
    for index in start..<text.count {
      let byte = unsafe text[index]
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "+"): break
      default:
        guard value < 100_000 else { return nil }
        value = value * 10 + Int(byte & 0x0F)
      }
    }
    return isNegative ? -value : value
  }

  private static func converted(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let value = unsafe Double(String(decoding: text, as: UTF8.self)) else {
      return nil
    }
    return value.isFinite ? value : nil
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
