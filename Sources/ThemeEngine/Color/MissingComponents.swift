/// Which of the three components of a colour are missing, `none` in CSS Color 4 and in DTCG.
public struct MissingComponents: OptionSet, Hashable, Sendable {
  public static let first = MissingComponents(rawValue: 1)
  public static let second = MissingComponents(rawValue: 2)
  public static let third = MissingComponents(rawValue: 4)
  public static let all: MissingComponents = [.first, .second, .third]

  public let rawValue: UInt8

  /// Bits that stand for no component are dropped.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue & 7
  }

  /// The component with an index of 0…2; empty for any other.
  public init(index: Int) {
    self.init(rawValue: (0..<3).contains(index) ? 1 << UInt8(index) : 0)
  }

  /// Whether the component with an index of 0…2 is missing; false for any other.
  public func contains(index: Int) -> Bool {
    !isDisjoint(with: MissingComponents(index: index))
  }
}
