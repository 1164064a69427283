/// The shortest decimal digits of a positive finite number and where their point stands.
struct DecimalDigits {
  /// ASCII digits without leading or trailing zeros.
  var digits: [UInt8]

  /// How many of the digits stand before the point; negative or zero means zeros after the point.
  var pointPosition: Int

  /// Takes the digits of the standard library's shortest description apart.
  init(_ value: Double) {
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    var exponentSign = 1
    var isInExponent = false
    for byte in value.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): point = digits.count
      case UInt8(ascii: "e"): isInExponent = true
      case UInt8(ascii: "-"): exponentSign = -1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isInExponent {
          exponent = exponent * 10 + Int(byte - UInt8(ascii: "0"))
        } else {
          digits.append(byte)
        }
      default: break
      }
    }
    var position = (point ?? digits.count) + exponentSign * exponent
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    let leading = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(leading)
    position -= leading
    self.digits = digits
    pointPosition = position
  }
}
