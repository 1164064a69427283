/// What a foreground is, which decides how much contrast it needs (WCAG 2.2, 1.4.3 and 1.4.11).
public enum ContrastUse: Hashable, Sendable {
  /// Text in the styles at these paths; without one, text of any size.
  case text(styles: [TokenPath])
  /// A shape that has to be seen: a stroke, an icon, a mark.
  case graphic
  /// Inactive text and decoration, of which nothing is asked.
  case exempt
}
