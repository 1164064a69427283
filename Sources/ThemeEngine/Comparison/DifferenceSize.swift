/// A CIEDE2000 difference in words, smallest first.
public enum DifferenceSize: String, CaseIterable, Sendable {
  /// No difference at all.
  case same
  /// Below what an eye tells apart in the best case.
  case imperceptible
  /// Seen by who compares side by side.
  case slight
  /// Seen at a glance.
  case clear
  /// Another colour.
  case different

  /// - Parameter deltaE: the CIEDE2000 difference, at least 0; a number on a border belongs to the
  ///   larger word.
  public init(deltaE: Double) {
    self =
      switch deltaE {
      case ...0: .same
      case ..<1: .imperceptible
      case ..<2.3: .slight
      case ..<10: .clear
      default: .different
      }
  }

  /// Whether the difference is `clear` or larger.
  public var isClear: Bool { self == .clear || self == .different }
}
