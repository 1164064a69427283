/// The steps of a theme's lengths.
struct StepScales {
  private let space: [Double]
  private let radius: [Double]

  init(_ theme: ResolvedTheme) {
    space = Self.steps(SpaceStep.section, theme)
    radius = Self.steps(RadiusStep.section, theme)
  }

  /// In ascending order, the steps that only this brand has among them.
  private static func steps(_ section: TokenPath, _ theme: ResolvedTheme) -> [Double] {
    let shared = theme.table.entries.indices.filter {
      theme.table.entries[$0].path.isWithin(section)
    }
    let own = theme.custom.compactMap { token in
      token.value.points.flatMap { token.path.isWithin(section) ? $0 : nil }
    }
    return (shared.compactMap { theme.table.entries[$0].value.number } + own).sorted()
  }

  /// Whether two lengths at a path are nearest to different steps; never where there are no steps.
  func tellApart(_ one: Double, _ other: Double, at path: TokenPath) -> Bool {
    let isRadius = path.section == RadiusStep.section.description || path.name == "radius"
    let steps = isRadius ? radius : space
    return nearest(to: one, in: steps) != nearest(to: other, in: steps)
  }

  /// Of two equally near steps the smaller.
  private func nearest(to length: Double, in steps: [Double]) -> Double? {
    steps.min { abs($0 - length) < abs($1 - length) }
  }
}
