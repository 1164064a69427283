/// One entry of a list.
public struct ListRowStyle: StyleGroup, Hashable {
  /// Between the row's columns.
  public var gap: SpaceStep
  /// Between title and subtitle.
  public var innerGap: SpaceStep
  public var paddingVertical: SpaceStep
  public var title: LabelStyle
  public var subtitle: LabelStyle
  public var trailing: AmountLabelStyle
  public var container: Container?

  public init(
    gap: SpaceStep,
    innerGap: SpaceStep,
    paddingVertical: SpaceStep,
    title: LabelStyle,
    subtitle: LabelStyle,
    trailing: AmountLabelStyle,
    container: Container?
  ) {
    self.gap = gap
    self.innerGap = innerGap
    self.paddingVertical = paddingVertical
    self.title = title
    self.subtitle = subtitle
    self.trailing = trailing
    self.container = container
  }

  public static let schema = StyleSchema<Self>(
    ("gap", \.gap),
    ("innerGap", \.innerGap),
    ("paddingVertical", \.paddingVertical),
    ("title", \.title),
    ("subtitle", \.subtitle),
    ("trailing", \.trailing),
    ("container", \.container)
  )
}

/// A component that another one stands in.
public enum Container: String, StyleWord { case card }
