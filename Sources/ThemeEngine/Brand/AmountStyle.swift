/// An amount of money.
public struct AmountStyle: StyleGroup, Hashable {
  public var text: AmountTexts
  public var positive: ColorUse
  public var zero: ColorUse
  public var negative: ColorUse
  /// How many of the units that are stored make one that is shown.
  public var minorUnits: Int?
  public var fractionDigits: Int?

  public init(
    text: AmountTexts,
    positive: ColorUse,
    zero: ColorUse,
    negative: ColorUse,
    minorUnits: Int?,
    fractionDigits: Int?
  ) {
    self.text = text
    self.positive = positive
    self.zero = zero
    self.negative = negative
    self.minorUnits = minorUnits
    self.fractionDigits = fractionDigits
  }

  public static let schema = StyleSchema<Self>(
    ("text", \.text),
    ("positive", \.positive),
    ("zero", \.zero),
    ("negative", \.negative),
    ("minorUnits", \.minorUnits),
    ("fractionDigits", \.fractionDigits)
  )
}

/// The sizes of an amount.
public struct AmountTexts: StyleGroup, Hashable {
  public var large: TextUse
  public var regular: TextUse
  public var small: TextUse

  public init(
    large: TextUse,
    regular: TextUse,
    small: TextUse
  ) {
    self.large = large
    self.regular = regular
    self.small = small
  }

  public static let schema = StyleSchema<Self>(
    ("large", \.large),
    ("regular", \.regular),
    ("small", \.small)
  )
}
