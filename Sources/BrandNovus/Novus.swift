public import ThemeEngine

/// Sober and flat: white or near-black ground, layers set apart by hairlines.
public struct Novus: BrandPlugin {
  public let identity = BrandIdentity(
    id: "novus",
    name: .stated("Novus"),
    productName: .stated("novapay", as: "novapay lockup"),
    document: SourceDocument(title: "iOS foundations", file: "000_a19c15098e23ed32.txt")
  )

  public init() {}

  public func color(_ role: ColorRole) -> ColorAnswer<Palette> {
    switch role {
    case .background: .stated(.novusBg)
    case .surface: .stated(.novusSurface)
    case .surfaceRaised: .stated(.novusSurfaceRaised)
    case .textPrimary: .stated(.novusText)
    case .textSecondary: .stated(.novusTextSecondary)
    case .textMuted: .stated(.novusTextMuted)
    case .textDisabled: .assumed(role: .textMuted, opacity: 0.5)
    case .border: .stated(.novusBorder)
    case .focusRing: .assumed(role: .accentText)
    case .accent: .stated(.novusAccent)
    case .onAccent: .readable(on: .accent)
    case .accentHover: .assumed(role: .accent, lightness: -0.04)
    case .accentPressed: .assumed(role: .accent, lightness: -0.08)
    case .accentSubtle: .tint(of: .accent)
    case .accentText: .stated(.novusAccentText)
    case .highlight: .assumed(role: .accentText)
    case .onHighlight: .readable(on: .highlight)
    case .success: .stated(.novusSuccess)
    case .onSuccess: .readable(on: .success)
    case .successSubtle: .tint(of: .success)
    case .warning: .stated(.novusWarning)
    case .onWarning: .readable(on: .warning)
    case .warningSubtle: .tint(of: .warning)
    case .danger: .stated(.novusDanger)
    case .onDanger: .readable(on: .danger)
    case .dangerSubtle: .tint(of: .danger)
    case .info: .assumed(role: .accentText)
    case .onInfo: .readable(on: .info)
    case .infoSubtle: .tint(of: .info)
    }
  }

  public let fonts = Sourced<[CustomFont]>.stated([.carlito], as: "Carlito 400 and 700")

  public func text(_ role: TextRole) -> TextAnswer {
    switch role {
    case .display: .stated(.carlito(rem: 1.875, .bold, relativeTo: .largeTitle), as: "--text-2xl")
    case .title: .stated(.carlito(rem: 1.5, .bold, relativeTo: .title), as: "--text-xl")
    case .heading: .stated(.carlito(rem: 1.25, .bold, relativeTo: .title3), as: "--text-lg")
    case .subheading: .stated(.carlito(rem: 1.125, .bold, relativeTo: .headline), as: "--text-md")
    case .body: .stated(.carlito(rem: 1, .regular, relativeTo: .body), as: "--text-base")
    case .bodyStrong: .stated(role: .body, weight: .bold, as: "--text-base, bold")
    case .callout: .assumed(role: .body)
    case .label: .stated(.carlito(rem: 0.875, .regular, relativeTo: .subheadline), as: "--text-sm")
    case .caption: .stated(.carlito(rem: 0.75, .regular, relativeTo: .caption), as: "--text-xs")
    case .mono: .assumed(role: .body, monospacedDigits: true)
    case .amountLarge: .assumed(role: .title, monospacedDigits: true)
    case .amount: .stated(role: .body, monospacedDigits: true, as: "monospacedDigit")
    case .amountSmall: .assumed(role: .label, monospacedDigits: true)
    }
  }

  public func space(_ step: SpaceStep) -> Sourced<Double> {
    switch step {
    case .xs: .stated(4, as: "--space-1")
    case .sm: .stated(8, as: "--space-2")
    case .md: .stated(12, as: "--space-3")
    case .lg: .stated(16, as: "--space-4")
    case .xl: .stated(24, as: "--space-5")
    case .xxl: .stated(32, as: "--space-6")
    case .xxxl: .stated(48, as: "--space-7")
    }
  }

  public enum Extra: String, ExtraTokens {
    case s8 = "space.s8"

    public var token: Sourced<ExtraValue> {
      switch self {
      case .s8: .stated(.dimension(64), as: "--space-8")
      }
    }
  }

  public func radius(_ step: RadiusStep) -> Sourced<Double> {
    switch step {
    case .sm: .stated(6, as: "--radius-sm")
    case .md: .stated(8, as: "--radius-md")
    case .lg: .stated(12, as: "--radius-lg")
    case .xl: .stated(16, as: "--radius-xl")
    }
  }

  public func elevation(_ level: ElevationLevel) -> ElevationAnswer<Palette> {
    switch level {
    case .flat: .assumed(.none)
    case .card: .stated(.border(width: 1, .role(.border)), as: "border over shadow")
    case .overlay: .stated(.border(width: 1, .role(.border)), as: "border over shadow")
    }
  }
}

extension CustomFont {
  fileprivate static let carlito = CustomFont(
    "Carlito",
    faces: [.regular: "Carlito-Regular", .bold: "Carlito-Bold"]
  )
}

extension TextStyle {
  fileprivate static func carlito(
    rem: Double,
    _ weight: FontWeight,
    relativeTo style: AppleTextStyle
  ) -> Self {
    .custom(.carlito, Length.rem(rem), weight, relativeTo: style)
  }
}
