extension BrandTemplate {
  var sheet: String {
    #"""
    public import ThemeEngine

    /// What \#(name.type) looks like.
    ///
    /// The verb of an answer says where it comes from:
    /// - `.stated(…, as: "--accent")`: the brand's document says so, and calls it that.
    /// - `.platform(.label)`: a colour of Apple's system palette; in the palette only.
    /// - `.readable(on: .accent)`, `.tint(of: .accent)`: the engine computes it from another role.
    /// - `.assumed(…)`: the document is silent, and this module chose.
    ///
    /// `.assuming(…)` after a stated answer names the parts of it that the document leaves open.
    /// `.conflict(stated:alternative:reason:)` records where the document contradicts itself.
    public struct \#(name.type): BrandPlugin {
      public let identity = BrandIdentity(
        id: "\#(name.id)",
        name: .assumed("\#(name.type)"),
        productName: .assumed("\#(name.type)"),
        // The document that the stated values come from: its title and its file's name.
        document: SourceDocument(title: "\#(name.type) brand guide", file: "\#(name.id).md")
      )

      public init() {}

      // A role stands for a palette entry, or for another role, with an opacity or a change of
      // lightness where needed. `.stated(light: .ink, dark: .paper)` gives each scheme its own.
      public func color(_ role: ColorRole) -> ColorAnswer<Palette> {
        switch role {
        case .background: .assumed(.ground)
        case .surface: .assumed(.layer)
        case .surfaceRaised: .assumed(.raisedLayer)
        case .textPrimary: .assumed(.ink)
        case .textSecondary: .assumed(.softInk)
        case .textMuted: .assumed(.mutedInk)
        case .textDisabled: .assumed(role: .textMuted, opacity: 0.5)
        case .border: .assumed(.line)
        case .focusRing: .assumed(role: .accent)
        case .accent: .assumed(.brand)
        case .onAccent: .readable(on: .accent)
        case .accentHover: .assumed(role: .accent, lightness: -0.02)
        case .accentPressed: .assumed(role: .accent, lightness: -0.04)
        case .accentSubtle: .tint(of: .accent)
        case .accentText: .assumed(role: .accent)
        case .highlight: .assumed(role: .accent)
        case .onHighlight: .readable(on: .highlight)
        case .success: .assumed(.green)
        case .onSuccess: .readable(on: .success)
        case .successSubtle: .tint(of: .success)
        case .warning: .assumed(.amber)
        case .onWarning: .readable(on: .warning)
        case .warningSubtle: .tint(of: .warning)
        case .danger: .assumed(.red)
        case .onDanger: .readable(on: .danger)
        case .dangerSubtle: .tint(of: .danger)
        case .info: .assumed(role: .accent)
        case .onInfo: .readable(on: .info)
        case .infoSubtle: .tint(of: .info)
        }
      }

      // The fonts that the brand's apps bundle, with the PostScript name of each weight's face:
      // .stated([CustomFont("Inter", faces: [.regular: "Inter-Regular", .bold: "Inter-Bold"])]).
      public let fonts = Sourced<[CustomFont]>.assumed([])

      // `.system` follows one of Apple's text styles; `.custom(font, 16, .regular, relativeTo:
      // .body)` has a size of its own that grows with the text style; `.fixed(13, .regular)`
      // doesn't grow.
      public func text(_ role: TextRole) -> TextAnswer {
        switch role {
        case .display: .assumed(.system(.largeTitle, .bold))
        case .title: .assumed(.system(.title, .bold))
        case .heading: .assumed(.system(.title3, .semibold))
        case .subheading: .assumed(.system(.headline, .semibold))
        case .body: .assumed(.system(.body, .regular))
        case .bodyStrong: .assumed(role: .body, weight: .semibold)
        case .callout: .assumed(.system(.callout, .regular))
        case .label: .assumed(.system(.subheadline, .regular))
        case .caption: .assumed(.system(.caption, .regular))
        case .mono: .assumed(.system(.body, .regular, design: .monospaced))
        case .amountLarge: .assumed(role: .title, monospacedDigits: true)
        case .amount: .assumed(role: .body, monospacedDigits: true)
        case .amountSmall: .assumed(role: .label, monospacedDigits: true)
        }
      }

      // Points, as the lengths below.
      public func space(_ step: SpaceStep) -> Sourced<Double> {
        switch step {
        case .xs: .assumed(4)
        case .sm: .assumed(8)
        case .md: .assumed(12)
        case .lg: .assumed(16)
        case .xl: .assumed(24)
        case .xxl: .assumed(32)
        case .xxxl: .assumed(48)
        }
      }

      public func radius(_ step: RadiusStep) -> Sourced<Double> {
        switch step {
        case .sm: .assumed(6)
        case .md: .assumed(8)
        case .lg: .assumed(12)
        case .xl: .assumed(16)
        }
      }

      // How layers are set apart: `.none`, `.border`, `.shadow` or `.material`.
      public func elevation(_ level: ElevationLevel) -> ElevationAnswer<Palette> {
        switch level {
        case .flat: .assumed(.none)
        case .card: .assumed(.border(width: 1, .role(.border)))
        case .overlay: .assumed(.border(width: 1, .role(.border)))
        }
      }
    }

    """#
  }

  var palette: String {
    #"""
    public import ThemeEngine

    extension \#(name.type) {
      /// The brand's literals, under the names of its document; nothing else may hold a colour.
      ///
      /// `.stated(light: 0x1D4ED8, dark: 0x7CB0FF, as: "--brand")` once the document gives the
      /// values; `.stated(0x1D4ED8, as: "--brand")` where both schemes share one.
      public enum Palette: String, PaletteTokens {
        case ground, layer, raisedLayer
        case ink, softInk, mutedInk, line
        case brand, green, amber, red

        public var swatch: Swatch {
          switch self {
          case .ground: .assumed(light: .hex(0xFFFFFF), dark: .hex(0x0B0F19))
          case .layer: .assumed(light: .hex(0xFFFFFF), dark: .hex(0x111827))
          case .raisedLayer: .assumed(light: .hex(0xF3F4F6), dark: .hex(0x1B2432))
          case .ink: .assumed(light: .hex(0x111827), dark: .hex(0xF9FAFB))
          case .softInk: .assumed(light: .hex(0x374151), dark: .hex(0xD1D5DB))
          case .mutedInk: .assumed(light: .hex(0x4B5563), dark: .hex(0xAEB6C2))
          case .line: .assumed(light: .hex(0x7F8794), dark: .hex(0x747D8B))
          case .brand: .assumed(light: .hex(0x1D4ED8), dark: .hex(0x7CB0FF))
          case .green: .assumed(light: .hex(0x166534), dark: .hex(0x6EDC9A))
          case .amber: .assumed(light: .hex(0x92400E), dark: .hex(0xF5BD4F))
          case .red: .assumed(light: .hex(0xB91C1C), dark: .hex(0xFF9B94))
          }
        }
      }
    }

    """#
  }
}
