/// A way to the palette or to another role; it can't hold a literal.
///
/// The palette type makes a mistyped entry, or one of another brand, a compile error.
public struct ColorAlias<Palette: PaletteTokens>: Hashable, Sendable {
  package let expression: Expression

  /// A palette entry, with its alpha multiplied by the opacity, 0…1.
  public static func entry(_ entry: Palette, opacity: Double? = nil) -> Self {
    Self(expression: .alias(entry.path).opacity(opacity))
  }

  /// A role, with its alpha multiplied by the opacity, 0…1.
  public static func role(_ role: ColorRole, opacity: Double? = nil) -> Self {
    Self(expression: .alias(role.path).opacity(opacity))
  }
}
