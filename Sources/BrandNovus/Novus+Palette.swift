public import ThemeEngine

extension Novus {
  /// The colours of `tokens.css`, with the values of its dark block.
  public enum Palette: String, PaletteTokens {
    case novusBg, novusSurface, novusSurfaceRaised
    case novusText, novusTextSecondary, novusTextMuted
    case novusBorder, novusAccent, novusAccentText
    case novusSuccess, novusWarning, novusDanger

    public var swatch: Swatch {
      switch self {
      case .novusBg: .stated(light: 0xFFFFFF, dark: 0x0B1620, as: "--bg")
      case .novusSurface: .stated(light: 0xFFFFFF, dark: 0x122131, as: "--surface")
      case .novusSurfaceRaised:
        .stated(light: 0xF4F7FA, dark: 0x18293B, as: "--bg-subtle / --surface-raised")
      case .novusText: .stated(light: 0x0E2336, dark: 0xE7EDF3, as: "--text")
      case .novusTextSecondary: .stated(light: 0x51606F, dark: 0xAEBCC9, as: "--text-secondary")
      case .novusTextMuted: .stated(light: 0x6B7886, dark: 0x8597A6, as: "--text-muted")
      case .novusBorder: .stated(light: 0xDCE3EB, dark: 0x2A3B4D, as: "--border")
      case .novusAccent: .stated(light: 0x0070C0, dark: 0x0070C0, as: "--accent")
      case .novusAccentText: .stated(light: 0x00457A, dark: 0x7CC0EE, as: "--accent-text")
      case .novusSuccess: .stated(light: 0x00A04A, dark: 0x2BB266, as: "--success")
      case .novusWarning: .stated(light: 0xE8A300, dark: 0xE8A300, as: "--warning")
      case .novusDanger: .stated(light: 0xC0473F, dark: 0xD56A61, as: "--danger")
      }
    }
  }
}
