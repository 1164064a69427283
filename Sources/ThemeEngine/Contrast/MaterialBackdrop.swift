/// A backdrop behind a material on which a foreground can't be told from it well enough.
public struct MaterialBackdrop: Hashable, Sendable {
  /// What lies behind the material, in words.
  public let backdrop: String
  /// The foreground that comes off worst there, on the material's tint.
  public let worst: ContrastVerdict
  /// How many foregrounds fail there.
  public let failing: Int
}

/// What a material would do over grounds that aren't the brand's own.
///
/// A material lies on whatever an app scrolls behind it. Its verdicts go by its opaque fallback and
/// the brand's own layers; these backdrops are only told.
package struct MaterialBackdrops {
  private static let backdrops: [(name: String, color: ColorValue)] = [
    ("white", .hex(0xFFFFFF)), ("mid grey", .hex(0x808080)), ("black", .hex(0x000000)),
  ]

  /// The backdrops on which foregrounds of the material fail.
  ///
  /// - Parameters:
  ///   - tint: the path of the material's tint.
  ///   - pairs: every pair of the theme.
  ///   - check: the colours and the level to judge by.
  ///   - color: the colour at a path.
  /// - Returns: a backdrop for each that fails, lightest first.
  package static func failing(
    behind tint: TokenPath,
    _ pairs: [ContrastPair],
    _ check: ContrastCheck,
    color: (TokenPath) -> ColorValue?
  ) -> [MaterialBackdrop] {
    guard let layer = color(tint) else { return [] }
    let foregrounds = pairs.filter { $0.ground == tint }
    return backdrops.compactMap { name, backdrop in
      let ground = layer.composited(over: backdrop)
      let verdicts = foregrounds.compactMap { pair -> ContrastVerdict? in
        guard let own = color(pair.foreground), let standard = check.verdict(pair) else {
          return nil
        }
        let verdict = ContrastVerdict(
          foreground: pair.foreground,
          ground: tint,
          ratio: own.contrastRatio(with: ground),
          required: standard.required
        )
        return verdict.passes ? nil : verdict
      }
      guard let worst = verdicts.min(by: { $0.ratio < $1.ratio }) else { return nil }
      return MaterialBackdrop(backdrop: name, worst: worst, failing: verdicts.count)
    }
  }
}
