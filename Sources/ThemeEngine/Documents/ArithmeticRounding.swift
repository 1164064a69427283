/// Binary numbers as the decimal ones that they were written as.
extension Double {
  /// From here on not every whole number is a `Double`.
  private static let wholeLimit = 0x1p53

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The number rounded to 12 significant digits; from 1e12 on it keeps all of them.
  var shortened: Double { rounded(toSignificantDigits: 12) }

  /// The sum as decimal numbers give it, where one is as near as binary fractions can come.
  ///
  /// That is a number with 15 digits from the first digit of the larger one on, not further away
  /// than 4 of its binary steps. So 0.1 + 0.2 - 0.3 is 0, and 0.3000001 - 0.3 is 1e-7.
  func decimalSum(with other: Double) -> Double {
    let sum = self + other
    if sum == sum.rounded() { return sum }
    let largest = Swift.max(magnitude, other.magnitude)
    let decimal = sum.rounded(toDecimals: 14 - largest.decimalExponent)
    return (decimal - sum).magnitude <= 4 * largest.ulp ? decimal : sum
  }

  /// The remainder of a division that is cut towards zero, with the sign of the dividend; 5.5 and
  /// 0.1 leave 0.
  func decimalRemainder(dividingBy divisor: Double) -> Double {
    let quotient = (self / divisor).rounded(toSignificantDigits: 14)
    guard self != rounded() || divisor != divisor.rounded(), quotient.magnitude < 1e14 else {
      return truncatingRemainder(dividingBy: divisor)
    }
    let rest = decimalSum(with: -quotient.rounded(.towardZero) * divisor)
    // Beyond the dividend: the quotient was rounded up to a whole one that it doesn't reach.
    return rest == 0 || rest.sign == sign ? rest : truncatingRemainder(dividingBy: divisor)
  }

  /// The number with so many decimals, tens for negative places; halves go up: 2.5 to 3, -2.5 to -2.
  func roundedHalfUp(places: Int) -> Double {
    let power = Self.powersOfTen[Swift.min(Int(places.magnitude), Self.powersOfTen.count - 1)]
    let scaled = (places < 0 ? self / power : self * power).shortened
    guard scaled.magnitude < Self.wholeLimit else { return self }
    let whole = (scaled + 0.5).rounded(.down)
    return places < 0 ? whole * power : whole / power
  }

  /// The number with so many digits from its first on, whole numbers with all of them.
  private func rounded(toSignificantDigits digits: Int) -> Double {
    if self == rounded(), magnitude < Self.wholeLimit { return self }
    return rounded(toDecimals: digits - 1 - decimalExponent)
  }

  /// The nearest `Double` to the number with so many decimals; negative places keep all digits.
  private func rounded(toDecimals places: Int) -> Double {
    guard places >= 0 else { return self }
    if places <= 22 { return rounded(toPlaces: places) }
    let scaled = self * Self.powersOfTen[22] * Self.powersOfTen[Swift.min(places - 22, 22)]
    guard scaled.magnitude < Self.wholeLimit, places <= 44 else { return self }
    return Double("\(Int64(scaled.rounded(.toNearestOrAwayFromZero)))e-\(places)") ?? self
  }

  /// The power of ten of the first digit, for a magnitude from 1e-44 to 1e44, else near it.
  private var decimalExponent: Int {
    guard self != 0, isFinite else { return 0 }
    // A power of two between two powers of ten: the lower one, or the one below it.
    let estimate = Int((Double(exponent) * 0.301_029_995_663_981_2).rounded(.down))
    return magnitude >= Self.powerOfTen(estimate + 1) ? estimate + 1 : estimate
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    let magnitude = Swift.min(Int(exponent.magnitude), 44)
    let power = powersOfTen[Swift.min(magnitude, 22)] * powersOfTen[Swift.max(magnitude - 22, 0)]
    return exponent < 0 ? 1 / power : power
  }
}
