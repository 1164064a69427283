public import ThemeEngine

extension YaniPay {
  /// The four colours of the document, Apple's system colours, and the tints of its material.
  public enum Palette: String, PaletteTokens {
    case primary, success, info, error
    case black
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case separator, systemYellow
    case primaryStrong, infoStrong
    case ultraThinTint

    public var swatch: Swatch {
      switch self {
      case .primary: .stated(0xFDB62E, as: "Color.YaniPay.primary").inBothSchemes
      case .success: .stated(0xA9D49B, as: "Color.YaniPay.success").inBothSchemes
      case .info: .stated(0x748BC5, as: "Color.YaniPay.info").inBothSchemes
      case .error: .stated(0xD97B66, as: "Color.YaniPay.error").inBothSchemes
      case .black: .stated(0x000000, as: ".black")
      case .label: .platform(.label, .ios18)
      case .secondaryLabel: .platform(.secondaryLabel, .ios18, as: ".secondary")
      case .tertiaryLabel: .platform(.tertiaryLabel, .ios18, as: ".tertiary")
      case .quaternaryLabel: .platform(.quaternaryLabel, .ios18)
      case .systemBackground: .platform(.systemBackground, .ios18)
      case .secondarySystemBackground: .platform(.secondarySystemBackground, .ios18)
      case .tertiarySystemBackground: .platform(.tertiarySystemBackground, .ios18)
      case .separator: .platform(.separator, .ios18)
      case .systemYellow: .platform(.systemYellow, .ios18)
      case .primaryStrong: .assumed(light: .hex(0x8A5700), dark: .hex(0xFDB62E))
      case .infoStrong: .assumed(light: .hex(0x4C64A6), dark: .hex(0x8FA3D4))
      case .ultraThinTint:
        .assumed(light: .hex(0xBFBFBF).withAlpha(0.44), dark: .hex(0x252525).withAlpha(0.55))
      }
    }
  }
}

extension Swatch {
  /// One hex, where the document also promises an adjusted dark one.
  fileprivate var inBothSchemes: Self {
    conflict(
      stated: "one hex in both schemes",
      alternative: nil,
      reason: "the code gives one fixed hex; the prose promises an adjusted dark variant without "
        + "a number, so the hex holds in both schemes"
    )
  }
}
