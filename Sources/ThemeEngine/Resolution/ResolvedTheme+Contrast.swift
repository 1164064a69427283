extension ResolvedTheme {
  /// What every pair of the theme comes to, in the order of the vocabulary and the components.
  ///
  /// - Parameter level: how much is asked for; by default what WCAG 2.2 asks at AA, and at AAA for a
  ///   theme of increased contrast.
  /// - Returns: a verdict a pair, on the worst of what the ground can lie on.
  public func contrastVerdicts(_ level: ContrastLevel? = nil) -> [ContrastVerdict] {
    let standard: ContrastLevel = appearance.appearance.contrast == .increased ? .aaa : .aa
    let check = ContrastCheck(
      level ?? standard,
      color: { table[$0]?.color },
      number: { table[$0]?.number }
    )
    return ContrastPairs(table).pairs.compactMap(check.verdict)
  }

  /// The foregrounds and grounds that meet in the theme.
  public var contrastPairs: [ContrastPair] { ContrastPairs(table).pairs }
}
