extension ThemeDiff {
  /// A part of a theme, in the order in which a theme writes them.
  public enum Area: String, CaseIterable, Sendable {
    case brand, color, text, space, radius, elevation, component, policy
    /// What only one brand has, and the tokens of a plain token file.
    case custom

    /// The area of a leaf of the shared tables.
    init(of path: TokenPath) { self = Self(rawValue: String(path.section)) ?? .custom }
  }

  /// The same comparison without what lies in other areas.
  ///
  /// A verdict stays where its foreground or its ground is in one of the areas.
  public func limited(to areas: Set<Area>) -> ThemeDiff {
    ThemeDiff(
      left: left,
      right: right,
      changes: changes.filter { areas.contains($0.area) },
      verdicts: verdicts.filter {
        areas.contains(Area(of: $0.foreground)) || areas.contains(Area(of: $0.ground))
      }
    )
  }
}
