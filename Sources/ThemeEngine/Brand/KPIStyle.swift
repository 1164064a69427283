/// A key figure with its label.
public struct KPIStyle: StyleGroup, Hashable {
  public var gap: SpaceStep
  public var value: LabelStyle
  public var label: LabelStyle
  public var container: Container?

  public init(
    gap: SpaceStep,
    value: LabelStyle,
    label: LabelStyle,
    container: Container?
  ) {
    self.gap = gap
    self.value = value
    self.label = label
    self.container = container
  }

  public static let schema = StyleSchema<Self>(
    ("gap", \.gap),
    ("value", \.value),
    ("label", \.label),
    ("container", \.container)
  )
}
