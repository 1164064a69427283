/// How far a value can be trusted, most first.
public enum Provenance: String, CaseIterable, Sendable {
  /// The brand's document says so.
  case stated
  /// It comes from Apple's system palette or type tables.
  case platform
  /// A rule computed it from another token.
  case derived
  /// The document is silent, and the brand module chose.
  case assumed
}

extension Provenance: Comparable {
  /// A weaker provenance is greater.
  public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .stated: 0
    case .platform: 1
    case .derived: 2
    case .assumed: 3
    }
  }
}
