/// A dynamic system colour by its UIKit name.
public enum PlatformColor: String, CaseIterable, Hashable, Sendable {
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case placeholderText
  case systemFill
  case secondarySystemFill
  case tertiarySystemFill
  case quaternarySystemFill
  case systemBackground
  case secondarySystemBackground
  case tertiarySystemBackground
  case systemGroupedBackground
  case secondarySystemGroupedBackground
  case tertiarySystemGroupedBackground
  case separator
  case opaqueSeparator
  case link
  case systemGray
  case systemGray2
  case systemGray3
  case systemGray4
  case systemGray5
  case systemGray6
  case systemRed
  case systemOrange
  case systemYellow
  case systemGreen
  case systemMint
  case systemTeal
  case systemCyan
  case systemBlue
  case systemIndigo
  case systemPurple
  case systemPink
  case systemBrown

  /// The sRGB values by scheme and contrast, all four cells filled; channels and alpha are n/255.
  ///
  /// The generation matters for the named hues only; element colours and grays are the same in
  /// both.
  public func cells(_ generation: PlatformGeneration) -> Cells<ColorValue> {
    let row = PlatformColorTable.row(of: self, generation)
    func color(_ rgba: UInt32) -> ColorValue {
      .hex(rgba >> 8).withAlpha(Double(rgba & 0xFF) / 255)
    }
    return Cells(
      light: color(row.x),
      dark: color(row.y),
      lightIncreased: color(row.z),
      darkIncreased: color(row.w)
    )
  }
}
