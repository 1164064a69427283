/// Numbers as decimal text that is the same on every machine and in every locale.
package enum DecimalText {
  /// The shortest decimal text that reads back as the same number.
  ///
  /// Plain digits where 1e-6 ≤ |x| < 1e15, else the form `1.5e-07`, `1e+15` (a sign and at least two
  /// digits in the exponent). Both are valid JSON. Whole numbers have no point, both zeros are `0`.
  /// What isn't finite has no decimal form and gives `null`.
  package static func string(_ value: Double) -> String {
    unsafe String(unsafeUninitializedCapacity: longest) { buffer in
      // A buffer with room has an address.
      unsafe buffer.baseAddress.map { unsafe write(value, to: $0) } ?? 0
    }
  }

  /// The most bytes that a number takes.
  static let longest = 32

  /// Writes the text of `string(_:)`.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - output: Room for `longest` bytes.
  /// - Returns: How many bytes were written.
  static func write(_ value: Double, to output: UnsafeMutablePointer<UInt8>) -> Int {
    var text = unsafe DigitRun(output)
    guard value.isFinite else {
      unsafe text.append("null".utf8)
      return unsafe text.count
    }
    if value < 0 { unsafe text.append(UInt8(ascii: "-")) }
    let magnitude = value.magnitude
    if magnitude < 1e15 {
      let whole = UInt64(magnitude)
      if Double(whole) == magnitude {
        unsafe text.append(whole)
        return unsafe text.count
      }
      if magnitude >= 1e-6, unsafe text.appendShortFraction(magnitude) {
        return unsafe text.count
      }
    }
    unsafe text.append(DecimalDigits(magnitude))
    return unsafe text.count
  }

  /// Writes a whole number.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - output: Room for `longest` bytes.
  /// - Returns: How many bytes were written.
  static func write(_ value: Int, to output: UnsafeMutablePointer<UInt8>) -> Int {
    var text = unsafe DigitRun(output)
    if value < 0 { unsafe text.append(UInt8(ascii: "-")) }
    unsafe text.append(UInt64(value.magnitude))
    return unsafe text.count
  }
}

/// The digits and signs of one number, written where there is room for the longest.
@unsafe
private struct DigitRun {
  private let output: UnsafeMutablePointer<UInt8>
  private(set) var count = 0

  init(_ output: UnsafeMutablePointer<UInt8>) { unsafe self.output = output }

  mutating func append(_ byte: UInt8) {
    unsafe output[count] = byte
    unsafe count += 1
  }

  mutating func append(_ value: UInt64) {
    if value < 10 {
      unsafe append(UInt8(ascii: "0") + UInt8(value))
      return
    }
    var length = 0
    var rest = value
    while rest > 0 {
      rest /= 10
      length += 1
    }
    rest = value
    for place in stride(from: length - 1, through: 0, by: -1) {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      unsafe output[count + place] = UInt8(ascii: "0") + UInt8(digit)
      rest = quotient
    }
    unsafe count += length
  }

  /// Writes a number of at most six decimals and fifteen digits without a general conversion.
  ///
  /// Dividing two exact numbers rounds correctly, so a scaled whole number that divides back to the
  /// value is a decimal of it; with at most fifteen digits there is one only.
  mutating func appendShortFraction(_ value: Double) -> Bool {
    var power = 10.0
    var places = 1
    while places <= 6 {
      let scaled = (value * power).rounded()
      guard scaled < 1e15 else { return false }
      if scaled / power == value {
        let divisor = UInt64(power)
        let (whole, fraction) = UInt64(scaled).quotientAndRemainder(dividingBy: divisor)
        unsafe append(whole)
        unsafe append(UInt8(ascii: "."))
        var unit = divisor / 10
        while unit > 0 {
          unsafe append(UInt8(ascii: "0") + UInt8(fraction / unit % 10))
          unit /= 10
        }
        return true
      }
      power *= 10
      places += 1
    }
    return false
  }

  mutating func append(_ decimal: DecimalDigits) {
    let digits = decimal.digits
    let point = decimal.pointPosition
    if point < -5 || point > 15 {
      unsafe append(digits.first ?? UInt8(ascii: "0"))
      if digits.count > 1 {
        unsafe append(UInt8(ascii: "."))
        unsafe append(digits.dropFirst())
      }
      let exponent = point - 1
      unsafe append(UInt8(ascii: "e"))
      unsafe append(exponent < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
      if exponent.magnitude < 10 { unsafe append(UInt8(ascii: "0")) }
      unsafe append(UInt64(exponent.magnitude))
    } else if point <= 0 {
      unsafe append("0.".utf8)
      unsafe append(repeatElement(UInt8(ascii: "0"), count: -point))
      unsafe append(digits)
    } else if point >= digits.count {
      unsafe append(digits)
      unsafe append(repeatElement(UInt8(ascii: "0"), count: point - digits.count))
    } else {
      unsafe append(digits[..<point])
      unsafe append(UInt8(ascii: "."))
      unsafe append(digits[point...])
    }
  }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { unsafe append(byte) }
  }
}
