extension ResolvedTheme {
  /// What every pair of the theme comes to, in the order of the vocabulary and the components.
  ///
  /// - Parameter level: how much is asked for; by default what WCAG 2.2 asks at AA, and at AAA for a
  ///   theme of increased contrast.
  /// - Returns: a verdict a pair, on the worst of what the ground can lie on.
  public func contrastVerdicts(_ level: ContrastLevel? = nil) -> [ContrastVerdict] {
    contrastPairs.compactMap(contrastCheck(level).verdict)
  }

  /// The foregrounds and grounds that meet in the theme.
  public var contrastPairs: [ContrastPair] { ContrastPairs(table).pairs }

  /// Backdrops behind a level's material on which its foregrounds fail; empty for other levels.
  ///
  /// - Parameters:
  ///   - elevation: the level that may be a material.
  ///   - level: how much is asked for, as above.
  /// - Returns: what fails on white, mid grey and black.
  public func materialBackdrops(
    _ elevation: ElevationLevel,
    _ level: ContrastLevel? = nil
  ) -> [MaterialBackdrop] {
    MaterialBackdrops.failing(
      behind: elevation.path.appending("material").appending("tint"),
      contrastPairs,
      contrastCheck(level),
      color: { table[$0]?.color }
    )
  }

  private func contrastCheck(_ level: ContrastLevel?) -> ContrastCheck {
    let standard: ContrastLevel = appearance.appearance.contrast == .increased ? .aaa : .aa
    return ContrastCheck(
      level ?? standard,
      color: { table[$0]?.color },
      number: { table[$0]?.number }
    )
  }
}
