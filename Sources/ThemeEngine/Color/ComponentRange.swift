/// The values that a component of a colour can have in a document of the token format.
///
/// The ranges are those of the DTCG 2025.10 colour module. Conversion takes any number.
public struct ComponentRange: Hashable, Sendable {
  /// The smallest value; `-infinity` where there is none.
  public let lower: Double
  /// The largest value, or the first one beyond; `infinity` where there is none.
  public let upper: Double
  /// Whether `upper` itself lies outside, as 360 does for a hue.
  public let excludesUpper: Bool

  public init(lower: Double, upper: Double, excludesUpper: Bool = false) {
    self.lower = lower
    self.upper = upper
    self.excludesUpper = excludesUpper
  }

  /// Whether a finite number lies in the range; false for any other.
  public func contains(_ value: Double) -> Bool {
    value.isFinite && value >= lower && (excludesUpper ? value < upper : value <= upper)
  }
}

extension ComponentRange {
  static let unit = ComponentRange(lower: 0, upper: 1)
  static let percentage = ComponentRange(lower: 0, upper: 100)
  static let hue = ComponentRange(lower: 0, upper: 360, excludesUpper: true)
  static let nonNegative = ComponentRange(lower: 0, upper: .infinity)
  static let unbounded = ComponentRange(lower: -.infinity, upper: .infinity)
}

extension ColorSpace {
  /// The range of each of the three components, in their order.
  public var componentRanges: [ComponentRange] { model.componentRanges }
}
