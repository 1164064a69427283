/// A line of text in a component.
public struct LabelStyle: StyleGroup, Hashable {
  public var text: TextUse
  public var color: ColorUse

  public init(
    text: TextUse,
    color: ColorUse
  ) {
    self.text = text
    self.color = color
  }

  public static let schema = StyleSchema<Self>(
    ("text", \.text),
    ("color", \.color)
  )
}

/// An amount in a component.
public struct AmountLabelStyle: StyleGroup, Hashable {
  public var text: TextUse
  /// `nil` where amounts are signed, and their sign decides.
  public var color: ColorUse?

  public init(
    text: TextUse,
    color: ColorUse?
  ) {
    self.text = text
    self.color = color
  }

  public static let schema = StyleSchema<Self>(
    ("text", \.text),
    ("color", \.color)
  )
}
