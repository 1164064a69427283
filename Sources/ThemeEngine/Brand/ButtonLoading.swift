/// What a button does while its action runs.
public struct ButtonLoading: StyleGroup, Hashable {
  public var acceptsTaps: Bool
  /// Whether the label keeps its place, so that nothing moves.
  public var keepsSize: Bool

  public init(
    acceptsTaps: Bool,
    keepsSize: Bool
  ) {
    self.acceptsTaps = acceptsTaps
    self.keepsSize = keepsSize
  }

  public static let schema = StyleSchema<Self>(
    ("acceptsTaps", \.acceptsTaps),
    ("keepsSize", \.keepsSize)
  )
}
