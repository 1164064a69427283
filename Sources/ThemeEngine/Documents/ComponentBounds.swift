/// The numbers that one component of a colour may have.
struct ComponentBounds {
  let name: String
  let lower: Double
  let upper: Double
  /// Whether the upper end itself is outside, as it is for a hue.
  let isHalfOpen: Bool

  private init(_ name: String, _ lower: Double, _ upper: Double, isHalfOpen: Bool = false) {
    self.name = name
    self.lower = lower
    self.upper = upper
    self.isHalfOpen = isHalfOpen
  }

  func contains(_ number: Double) -> Bool {
    number >= lower && (isHalfOpen ? number < upper : number <= upper)
  }

  var text: String {
    let low = DecimalText.string(lower)
    if upper == .infinity { return "a number of at least \(low)" }
    let high = DecimalText.string(upper)
    return isHalfOpen ? "a number from \(low) to below \(high)" : "a number from \(low) to \(high)"
  }

  private static func unbounded(_ name: String) -> Self { Self(name, -.infinity, .infinity) }
  private static let hue = Self("hue", 0, 360, isHalfOpen: true)
  private static let chroma = Self("chroma", 0, .infinity)
  private static let rgb = [Self("red", 0, 1), Self("green", 0, 1), Self("blue", 0, 1)]
  private static let xyz = [Self("X", 0, 1), Self("Y", 0, 1), Self("Z", 0, 1)]

  /// A colour space and the bounds of its components.
  struct Space {
    let space: String
    let components: [ComponentBounds]
  }

  /// The names of the colour spaces.
  static let names = table.map(\.space)

  /// The colour space that a text names (Color module); nil for another one.
  static func space(of node: JSONView) -> Space? { table.first { node.isString($0.space) } }

  private static let table: [Space] = [
    Space(space: "srgb", components: rgb),
    Space(space: "srgb-linear", components: rgb),
    Space(space: "hsl", components: [hue, Self("saturation", 0, 100), Self("lightness", 0, 100)]),
    Space(space: "hwb", components: [hue, Self("whiteness", 0, 100), Self("blackness", 0, 100)]),
    Space(space: "lab", components: [Self("lightness", 0, 100), unbounded("a"), unbounded("b")]),
    Space(space: "lch", components: [Self("lightness", 0, 100), chroma, hue]),
    Space(space: "oklab", components: [Self("lightness", 0, 1), unbounded("a"), unbounded("b")]),
    Space(space: "oklch", components: [Self("lightness", 0, 1), chroma, hue]),
    Space(space: "display-p3", components: rgb),
    Space(space: "a98-rgb", components: rgb),
    Space(space: "prophoto-rgb", components: rgb),
    Space(space: "rec2020", components: rgb),
    Space(space: "xyz-d65", components: xyz),
    Space(space: "xyz-d50", components: xyz),
  ]
}
