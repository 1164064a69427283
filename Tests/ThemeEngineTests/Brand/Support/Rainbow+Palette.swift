import ThemeEngine

extension Rainbow {
  /// Entries of every colour space, of every provenance, with and without increased contrast.
  enum Palette: String, PaletteTokens {
    case lemon, midnight, mint, plum, moss, peach
    case oxblood, ice, chalk, forest, cream, rust, navy
    case tangerine, cobalt, magenta, lime, loudPink
    case wideGreen, wideRed, laser, labViolet, hslTurquoise
    case systemPink

    var swatch: Swatch {
      switch self {
      case .lemon: .stated(0xFFF94F, as: "lemon")
      case .midnight: .stated(0x12032E, as: "midnight")
      case .mint: .stated(0xB8FFDD, as: "mint")
      case .plum: .assumed(0x3A0A42)
      case .moss: .stated(0x2B3A05, as: "moss")
      case .peach: .assumed(0xFFD0A8)
      case .oxblood: .assumed(0x4A0008)
      case .ice: .assumed(0xD6F4FF)
      case .chalk: .assumed(0xF3EFE6)
      case .forest: .assumed(0x0B3D1A)
      case .cream: .assumed(0xFFF1CF)
      case .rust: .assumed(0x5A1E06)
      case .navy: .assumed(0x05134F)
      case .tangerine: .stated(light: 0xFF7A00, dark: 0xC95F00, as: "tangerine")
      case .cobalt: .assumed(light: .hex(0x0B3FBF), dark: .hex(0x7FA2FF))
      case .magenta: .stated(light: 0xB8007E, dark: 0xFF7AD2, as: "magenta")
      case .lime: .assumed(0x7BC400).increased(.stated(0x3F6B00, as: "lime, loud"))
      case .loudPink: .stated(light: 0x9E0039, dark: 0xFFB3CB, as: "loud pink")
      case .wideGreen: .stated(ColorValue(.displayP3, 0.12, 0.71, 0.2), as: "wide green")
      case .wideRed: .assumed(ColorValue(.displayP3, 1, 0.1, 0.05))
      case .laser: .stated(ColorValue(.oklch, 0.62, 0.3, 145), as: "laser")
      case .labViolet: .stated(ColorValue(.lab, 45, 60, -70), as: "violet")
      case .hslTurquoise:
        .assumed(
          light: ColorValue(.hsl, 174, 72, 36),
          dark: ColorValue(.hsl, 174, 72, 56, alpha: 0.9)
        )
      case .systemPink:
        .platform(.systemPink, .ios26, as: "system pink")
          .conflict(stated: nil, alternative: "a pink of its own", reason: "no number is given")
      }
    }
  }

  /// One extra of each kind.
  enum Extra: String, ExtraTokens {
    case s9 = "space.s9"
    case sparkle = "motion.sparkle"
    case volume = "noise.volume"
    case glitter = "brand.glitter.$root"

    var token: Sourced<ExtraValue> {
      switch self {
      case .s9: .stated(.dimension(97), as: "vast")
      case .sparkle: .assumed(.duration(milliseconds: 730))
      case .volume: .stated(.number(11), as: "volume")
      case .glitter: .assumed(.color(ColorValue(.oklch, 0.8, 0.25, 320, alpha: 0.65)))
      }
    }
  }
}
