/// The form of a whole theme: every table, in the order in which a theme writes them.
public enum ThemeShape {
  /// The tables with leaves that every brand fills, by section.
  public static let sections: [Shape.Field] = [
    Shape.Field("brand", .group(["id", "name", "productName"].map { .init($0, .leaf(.text)) })),
    section(ColorRole.self, .leaf(.color)),
    section(TextRole.self, .group(ResolvedTextStyle.fields)),
    section(SpaceStep.self, .leaf(.length)),
    section(RadiusStep.self, .leaf(.length)),
    section(ElevationLevel.self, Elevation<ColorValue>.shape),
    Shape.Field("component", Components.shape),
    Shape.Field("policy", Policies.shape),
  ]

  /// The names of each section's own fields.
  private static let fieldNames = Dictionary(
    uniqueKeysWithValues: sections.map { section in
      var names: Set<Substring> = []
      if case .group(let fields) = section.shape { names = Set(fields.map { Substring($0.name) }) }
      return (Substring(section.name), names)
    }
  )

  private static func section<Key: TokenKey>(_: Key.Type, _ shape: Shape) -> Shape.Field {
    Shape.Field(
      Key.section.description,
      .group(Key.allCases.map { Shape.Field($0.rawValue, shape) })
    )
  }

  /// Whether a path is, or stands below, something in the tables, so that no extra may have it.
  package static func claims(_ path: TokenPath) -> Bool {
    let section = path.section
    guard let known = fieldNames[section] else { return false }
    let rest = path.description.utf8[section.endIndex...].dropFirst()
    let name = Substring(rest.prefix { $0 != UInt8(ascii: ".") })
    guard rest.isEmpty || known.contains(name) else { return false }
    var fields = sections
    let names = path.description.split(separator: ".", omittingEmptySubsequences: false)
    for (depth, name) in names.enumerated() {
      guard let field = fields.first(where: { $0.name == name }) else { return false }
      switch field.shape.unwrapped {
      case .leaf, .list, .map: return true
      case .group(let inner): fields = inner
      case .optional: return true
      }
      if depth == names.count - 1 { return true }
    }
    return true
  }
}

extension Shape {
  /// The form of the part where it is there.
  package var unwrapped: Shape {
    guard case .optional(let inner) = self else { return self }
    return inner.unwrapped
  }
}
