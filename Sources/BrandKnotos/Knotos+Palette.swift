public import ThemeEngine

extension Knotos {
  /// Two colours that hold in both schemes, the grounds of each, and what the document leaves open.
  public enum Palette: String, PaletteTokens {
    case indigo, amber
    case deepNavy, nearBlack, cream, white
    case systemGray6
    case ink, periwinkle
    case green, orange, rose, sky

    public var swatch: Swatch {
      switch self {
      case .indigo: .stated(0x292E8C, as: "BrandTheme.primary")
      case .amber: .stated(0xFFB833, as: "BrandTheme.accent")
      case .deepNavy:
        .stated(0x141729, as: "adaptiveBackground, dark").conflict(
          stated: "#141729",
          alternative: "#14151D",
          reason: "the floats of the code give another colour than the comment beside them and "
            + "the prose, which name a deep navy; the floats are nearly grey, so the name decides"
        )
      case .nearBlack: .stated(0x1C1E2E, as: "near-black")
      case .cream: .stated(0xF8F7F4, as: "adaptiveBackground, light")
      case .white: .stated(0xFFFFFF, as: "white")
      case .systemGray6: .platform(.systemGray6, .ios18)
      case .ink: .assumed(0x1A1C2C)
      case .periwinkle: .assumed(0xA9AEF5)
      case .green: .assumed(light: .hex(0x1E7F4F), dark: .hex(0x4CC38A))
      case .orange: .assumed(light: .hex(0xA84B0A), dark: .hex(0xFF9A52))
      case .rose: .assumed(light: .hex(0xBE2D4B), dark: .hex(0xFF7A8C))
      case .sky: .assumed(light: .hex(0x1F6AA8), dark: .hex(0x6CB4EE))
      }
    }
  }
}
