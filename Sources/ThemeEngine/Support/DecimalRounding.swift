extension Double {
  /// The number nearest to this one's value with so many decimals, halves away from zero.
  ///
  /// What counts as a half is the exact binary value: 0.125 to two places is 0.13, while 1.005, whose
  /// binary value lies below the half, is 1. A result of zero has no sign. What isn't finite, and
  /// what has no finer digits, is returned as it is.
  ///
  /// - Parameter places: Decimals to keep, taken as 0 below and as 22 above that range.
  /// - Returns: The `Double` nearest to the rounded decimal.
  package func rounded(toPlaces places: Int) -> Double {
    var power = 1.0
    for _ in 0..<Swift.min(Swift.max(places, 0), 22) { power *= 10 }
    let scaled = self * power
    // From 2^53 on the value's own step is wider than the last decimal.
    guard scaled.magnitude < 0x1p53 else { return self }
    var result = scaled.rounded(.toNearestOrAwayFromZero)
    if (result - scaled).magnitude == 0.5 {
      // The product may have been rounded onto the half; its exact error tells the side.
      let error = (-scaled).addingProduct(self, power)
      if scaled > 0, error < 0 { result -= 1 }
      if scaled < 0, error > 0 { result += 1 }
    }
    return result == 0 ? 0 : result / power
  }
}
