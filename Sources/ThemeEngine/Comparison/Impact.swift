/// What going from the left theme to the right one asks of those who use it, mildest first.
public enum Impact: String, CaseIterable, Sendable {
  /// What stands on the token still holds.
  case patch
  /// Something is new, or clearly looks different.
  case minor
  /// Something that was relied on is gone or no longer holds.
  case major
}

extension Impact: Comparable {
  public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .patch: 0
    case .minor: 1
    case .major: 2
    }
  }
}
