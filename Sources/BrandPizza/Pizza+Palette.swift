public import ThemeEngine

extension Pizza {
  /// The document's `Palette`; the greys that it only names, and the judgements' colours, are ours.
  public enum Palette: String, PaletteTokens {
    case red, redDark, redSoft
    case black, cream, white
    case grey100, grey200, grey600, grey700
    case green, amber, wine, blue

    public var swatch: Swatch {
      switch self {
      case .red: .stated(0xD8102A, as: "Palette.red")
      case .redDark:
        .stated(0xAB0D21, as: "Palette.redDark").conflict(
          stated: "#AB0D21",
          alternative: "#A90C21",
          reason: "the comment calls it the red with ten points less lightness in Sass, which "
            + "computes to another colour; the literal is what the apps show, so it stays"
        )
      case .redSoft: .stated(0xFDEAEC, as: "Palette.redSoft")
      case .black: .stated(0x231F20, as: "Palette.black")
      case .cream: .stated(0xFFF8F0, as: "Palette.cream")
      case .white: .stated(0xFFFFFF, as: "Palette.white")
      case .grey100: .assumed(0xF4F1EE)
      case .grey200: .assumed(0xE4DED9)
      case .grey600: .assumed(0x6B6461)
      case .grey700: .assumed(0x4A4543)
      case .green: .assumed(0x1E7B3E)
      case .amber: .assumed(0xA15C00)
      case .wine: .assumed(0x8C1D40)
      case .blue: .assumed(0x2B5FA8)
      }
    }
  }
}
