/// Numbers as decimal text that is the same on every machine and in every locale.
package enum DecimalText {
  /// The shortest decimal text that reads back as the same number.
  ///
  /// See `append(_:to:)` for the form.
  package static func string(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the shortest decimal text that reads back as the same number.
  ///
  /// Plain digits where 1e-6 ≤ |x| < 1e15, else the form `1.5e-07`, `1e+15` (a sign and at least two
  /// digits in the exponent). Both are valid JSON. Whole numbers have no point, both zeros are `0`.
  /// What isn't finite has no decimal form and gives `null`.
  package static func append(_ value: Double, to bytes: inout [UInt8]) {
    guard value.isFinite else {
      bytes.append(contentsOf: "null".utf8)
      return
    }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = value.magnitude
    if magnitude < 1e15 {
      let whole = UInt64(magnitude)
      if Double(whole) == magnitude {
        append(whole, to: &bytes)
        return
      }
      if magnitude >= 1e-6, appendShortFraction(magnitude, to: &bytes) { return }
    }
    appendDigits(DecimalDigits(magnitude), to: &bytes)
  }

  /// Appends a whole number.
  package static func append(_ value: Int, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    append(UInt64(value.magnitude), to: &bytes)
  }

  private static func append(_ value: UInt64, to bytes: inout [UInt8]) {
    if value < 10 {
      bytes.append(UInt8(ascii: "0") + UInt8(value))
      return
    }
    var rest = value
    let first = bytes.count
    while rest > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      bytes.append(UInt8(ascii: "0") + UInt8(digit))
      rest = quotient
    }
    bytes[first...].reverse()
  }

  /// Writes a number of at most six decimals and fifteen digits without a general conversion.
  ///
  /// Dividing two exact numbers rounds correctly, so a scaled whole number that divides back to the
  /// value is a decimal of it; with at most fifteen digits there is one only.
  private static func appendShortFraction(_ value: Double, to bytes: inout [UInt8]) -> Bool {
    var power = 10.0
    var places = 1
    while places <= 6 {
      let scaled = (value * power).rounded()
      guard scaled < 1e15 else { return false }
      if scaled / power == value {
        let divisor = UInt64(power)
        let (whole, fraction) = UInt64(scaled).quotientAndRemainder(dividingBy: divisor)
        append(whole, to: &bytes)
        bytes.append(UInt8(ascii: "."))
        var unit = divisor / 10
        while unit > 0 {
          bytes.append(UInt8(ascii: "0") + UInt8(fraction / unit % 10))
          unit /= 10
        }
        return true
      }
      power *= 10
      places += 1
    }
    return false
  }

  private static func appendDigits(_ decimal: DecimalDigits, to bytes: inout [UInt8]) {
    let digits = decimal.digits
    let point = decimal.pointPosition
    if point < -5 || point > 15 {
      bytes.append(digits.first ?? UInt8(ascii: "0"))
      if digits.count > 1 {
        bytes.append(UInt8(ascii: "."))
        bytes.append(contentsOf: digits.dropFirst())
      }
      let exponent = point - 1
      bytes.append(UInt8(ascii: "e"))
      bytes.append(exponent < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
      if exponent.magnitude < 10 { bytes.append(UInt8(ascii: "0")) }
      append(UInt64(exponent.magnitude), to: &bytes)
    } else if point <= 0 {
      bytes.append(contentsOf: "0.".utf8)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: -point))
      bytes.append(contentsOf: digits)
    } else if point >= digits.count {
      bytes.append(contentsOf: digits)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: point - digits.count))
    } else {
      bytes.append(contentsOf: digits[..<point])
      bytes.append(UInt8(ascii: "."))
      bytes.append(contentsOf: digits[point...])
    }
  }
}
