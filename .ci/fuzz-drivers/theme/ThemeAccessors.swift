@testable import ThemeEngine

/// Reads everything that a theme's typed interface offers.
struct ThemeAccessors: Sendable {
  private typealias Reading = @Sendable (TokenTable) -> Void

  private let fields: [Reading]

  init() {
    fields =
      Self.fields(of: Components.self, at: TokenPath("component"))
      + Self.fields(of: Policies.self, at: Policies.path)
  }

  func readAll(_ theme: ResolvedTheme) {
    check(!theme.brandID.isEmpty, "the brand has an id")
    check(!theme.brandName.isEmpty && !theme.productName.isEmpty, "the brand has names")
    for role in ColorRole.allCases {
      let color = theme.color(role)
      check((0...1).contains(color.alpha), "alpha is in 0...1")
      check(color.hex.utf8.count == 7, "hex has six digits")
      _ = color.contrastRatio(with: theme.color(.background))
      _ = color.composited(over: theme.color(.background))
      _ = color.adjustingLightness(by: 0.1)
    }
    for role in TextRole.allCases { check(theme.text(role).fontSize >= 0, "sizes are positive") }
    for step in SpaceStep.allCases { check(theme.space(step) >= 0, "steps are positive") }
    for step in RadiusStep.allCases { check(theme.radius(step) >= 0, "radii are positive") }
    for level in ElevationLevel.allCases {
      let elevation = theme.elevation(level)
      check(elevation.style != .border || elevation.border != nil, "a border style has a border")
      check(elevation.style != .shadow || !elevation.shadows.isEmpty, "a shadow style has shadows")
      check(elevation.style != .material || elevation.material != nil, "a material is there")
    }
    for field in fields { field(theme.table) }
    for token in theme.custom.prefix(20) {
      check(theme[token.path] != nil, "custom tokens are found by path")
      _ = token.value.description
    }
    for entry in theme.trace ?? [] { _ = entry.trace.provenance }
  }

  private static func fields<Style: StyleGroup>(
    of _: Style.Type,
    at path: TokenPath
  ) -> [Reading] {
    Style.schema.entries.flatMap { entry -> [Reading] in
      guard let type = Swift.type(of: entry.key).valueType as? any StyleField.Type else {
        fail("\(path).\(entry.name) is no field")
      }
      return readings(of: type, at: path.appending(entry.name))
    }
  }

  private static func readings<Field: StyleField>(
    of type: Field.Type,
    at path: TokenPath
  ) -> [Reading] {
    let own: Reading = { _ = Field.read(from: $0, at: path) }
    return [own] + inner(of: type, at: path)
  }

  private static func inner(of type: any StyleField.Type, at path: TokenPath) -> [Reading] {
    if let group = type as? any StyleGroup.Type { return fields(of: group, at: path) }
    guard let wrapper = type as? any WrappingField.Type else { return [] }
    let inner = wrapper.wrapped
    let readings = Self.readings(of: inner, at: path)
    guard wrapper.isOptional else { return readings }
    return [{ table in if table[path] != .null { for reading in readings { reading(table) } } }]
  }
}

private protocol WrappingField {
  static var wrapped: any StyleField.Type { get }
  static var isOptional: Bool { get }
}

extension Optional: WrappingField where Wrapped: StyleField {
  static var wrapped: any StyleField.Type { Wrapped.self }
  static var isOptional: Bool { true }
}

extension Sourced: WrappingField where Value: StyleField {
  static var wrapped: any StyleField.Type { Value.self }
  static var isOptional: Bool { false }
}
