/// Whether the colour of an amount tells its sign.
public enum AmountTone: String, StyleWord { case neutral, signed }

/// Whether a brand lets a thing be used.
public enum Permission: String, StyleWord { case allowed, forbidden }

/// Which grounds a screen may have.
public enum GroundPolicy: String, StyleWord {
  case unrestricted
  /// White, or a relative luminance up to 0.02.
  case whiteOrNearBlack
}

/// Where icons come from.
public enum Iconography: String, StyleWord {
  case any
  case sfSymbolsOnly
  /// Icons are free; brand marks are placed assets.
  case placedMarks
}

/// How the product name is written.
public enum ProductNameCase: String, StyleWord { case lowercase, asWritten }

/// Whether loading and accepting taps are one state of a button.
public enum AsyncButton: String, StyleWord { case coupled, free }

/// What happens to a colour that no token has.
public enum OffTokenColors: String, StyleWord { case allowed, rejected }
