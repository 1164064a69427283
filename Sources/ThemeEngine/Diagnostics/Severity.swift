/// How much a diagnostic weighs; an error is the greatest.
public enum Severity: String, CaseIterable, Sendable, Comparable {
  case note
  case warning
  case error

  /// Whether the first weighs less than the second.
  public static func < (first: Severity, second: Severity) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
