/// How much of many findings of one kind, those of one rule and severity, a text shows.
///
/// A kind with no more findings than `whole` is shown as a whole. Of a larger one the `first` are
/// shown, and a line counts the rest. Of related places the `first` are shown.
public struct FindingLimit: Sendable, Equatable {
  public let whole: Int
  public let first: Int
  /// How the rest can be seen, as the end of a sentence.
  public let advice: String

  /// Neither number may be under 1; `first` may be `whole` at most.
  public init(whole: Int = 20, first: Int = 5, advice: String) {
    self.whole = max(1, whole)
    self.first = min(max(1, first), self.whole)
    self.advice = advice
  }
}
