/// Writes durations in the unit that suits them.
enum DurationText {
  static func text(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: "\(rounded(nanoseconds)) ns"
    case ..<1e6: "\(rounded(nanoseconds / 1e3)) µs"
    case ..<1e9: "\(rounded(nanoseconds / 1e6)) ms"
    default: "\(rounded(nanoseconds / 1e9)) s"
    }
  }

  /// Two decimals below 10, one below 100, none above.
  static func rounded(_ number: Double) -> String {
    let decimals = number < 9.995 ? 2 : number < 99.95 ? 1 : 0
    let scale = [1.0, 10, 100][decimals]
    let digits = "\(Int((number * scale).rounded()))"
    guard decimals > 0 else { return digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return "\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }
}
