/// What an account holds.
public struct BalanceStyle: StyleGroup, Hashable {
  public var label: LabelStyle
  public var value: LabelStyle
  public var currency: LabelStyle
  public var gap: SpaceStep

  public init(
    label: LabelStyle,
    value: LabelStyle,
    currency: LabelStyle,
    gap: SpaceStep
  ) {
    self.label = label
    self.value = value
    self.currency = currency
    self.gap = gap
  }

  public static let schema = StyleSchema<Self>(
    ("label", \.label),
    ("value", \.value),
    ("currency", \.currency),
    ("gap", \.gap)
  )
}
