/// A function that an expression can call.
package enum ArithmeticFunction: String, CaseIterable, Hashable, Sendable {
  case abs, ceil, floor, max, min, round, roundTo

  /// How many arguments it takes.
  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .abs, .ceil, .floor, .round: 1...1
    case .max, .min: 1...Int.max
    case .roundTo: 1...2
    }
  }
}
