/// An appearance that a brand document can have values of its own for.
enum BrandCell: String, CaseIterable, Sendable {
  case light, dark
  case lightIncreased = "light+increased"
  case darkIncreased = "dark+increased"

  var scheme: Scheme { self == .light || self == .lightIncreased ? .light : .dark }

  var contrast: Contrast { self == .light || self == .dark ? .standard : .increased }

  /// The position among all.
  var index: Int {
    switch self {
    case .light: 0
    case .dark: 1
    case .lightIncreased: 2
    case .darkIncreased: 3
    }
  }

  /// The names, as theme references spell them.
  static let names = allCases.map(\.rawValue)
}

extension TokenCells {
  /// The definitions of the appearances that have one.
  init(_ definitions: [BrandCell: Token.Definition]) { self.init { definitions[$0] } }

  /// The definitions of the appearances that have one; the same one in both schemes and no other
  /// is uniform.
  init(_ definition: (BrandCell) -> Token.Definition?) {
    let light = definition(.light)
    let dark = definition(.dark)
    let increased = (definition(.lightIncreased), definition(.darkIncreased))
    if let light, light == dark, increased.0 == nil, increased.1 == nil {
      self = .uniform(light)
    } else {
      self = .varying(
        light: light,
        dark: dark,
        lightIncreased: increased.0,
        darkIncreased: increased.1
      )
    }
  }
}
