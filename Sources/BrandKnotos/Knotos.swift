public import ThemeEngine

/// A messenger designed in the dark: deep navy, indigo, and amber as the one warm note.
public struct Knotos: BrandPlugin {
  public let identity = BrandIdentity(
    id: "knotos",
    name: .stated("Knotos", as: "BrandTheme.appName"),
    productName: .stated("Knotos", as: "BrandTheme.appName"),
    document: SourceDocument(title: "Knotos article", file: "002_343eb1a34b6917ec.txt")
  )

  public init() {}

  public func color(_ role: ColorRole) -> ColorAnswer<Palette> {
    switch role {
    case .background: .stated(light: .cream, dark: .deepNavy, as: "adaptiveBackground")
    case .surface: .stated(dark: .nearBlack, as: "near-black").assumed(.white)
    case .surfaceRaised: .assumed(.systemGray6)
    case .textPrimary: .assumed(light: .ink, dark: .white)
    case .textSecondary: .assumed(role: .textPrimary, opacity: 0.78)
    case .textMuted: .assumed(role: .textPrimary, opacity: 0.68)
    case .textDisabled: .assumed(role: .textPrimary, opacity: 0.36)
    case .border: .assumed(role: .textPrimary, opacity: 0.14)
    case .focusRing: .assumed(light: .indigo, dark: .amber)
    case .accent: .stated(.indigo)
    case .onAccent: .readable(on: .accent)
    case .accentHover: .assumed(role: .accent, lightness: 0.05)
    case .accentPressed: .assumed(role: .accent, lightness: -0.06)
    case .accentSubtle: .tint(of: .accent, 0.24)
    case .accentText: .assumed(light: .indigo, dark: .periwinkle)
    case .highlight: .stated(.amber)
    case .onHighlight: .readable(on: .highlight)
    case .success: .assumed(.green)
    case .onSuccess: .readable(on: .success)
    case .successSubtle: .tint(of: .success)
    case .warning: .assumed(.orange)
    case .onWarning: .readable(on: .warning)
    case .warningSubtle: .tint(of: .warning)
    case .danger: .assumed(.rose)
    case .onDanger: .readable(on: .danger)
    case .dangerSubtle: .tint(of: .danger)
    case .info: .assumed(.sky)
    case .onInfo: .readable(on: .info)
    case .infoSubtle: .tint(of: .info)
    }
  }

  public let fonts = Sourced<[CustomFont]>.stated([], as: "no custom fonts")

  public func text(_ role: TextRole) -> TextAnswer {
    switch role {
    case .display: .stated(.rounded(34, .bold), as: "rounded headings").assuming(.size, .weight)
    case .title: .stated(.rounded(28, .bold), as: "rounded headings").assuming(.size, .weight)
    case .heading: .stated(.rounded(22, .semibold), as: "rounded headings").assuming(.size, .weight)
    case .subheading:
      .stated(.rounded(19, .semibold), as: "rounded headings").assuming(.size, .weight)
    case .body: .stated(.fixed(17, .regular), as: "message body").assuming(.weight)
    case .bodyStrong: .assumed(role: .body, weight: .semibold)
    case .callout:
      .stated(.fixed(16, .regular), as: ".system(size:weight:design:)").assuming(.size, .weight)
    case .label: .stated(.fixed(15, .medium), as: "navigation labels").assuming(.weight)
    case .caption: .stated(.fixed(13, .regular), as: "metadata").assuming(.weight)
    case .mono: .assumed(.fixed(15, .regular, design: .monospaced))
    case .amountLarge: .assumed(role: .title, monospacedDigits: true)
    case .amount: .assumed(role: .body, monospacedDigits: true)
    case .amountSmall: .assumed(role: .label, monospacedDigits: true)
    }
  }

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
    case .sm: .assumed(8)
    case .md: .assumed(12)
    case .lg: .assumed(18)
    case .xl: .assumed(24)
    }
  }

  public func elevation(_ level: ElevationLevel) -> ElevationAnswer<Palette> {
    switch level {
    case .flat: .assumed(.none)
    case .card: .assumed(.border(width: 1, .role(.border)))
    case .overlay:
      .assumed(.shadow(Shadow(.entry(.ink, opacity: 0.32), y: 8, blur: .swiftUI(16))))
    }
  }
}

extension TextStyle {
  fileprivate static func rounded(_ points: Double, _ weight: FontWeight) -> Self {
    .fixed(points, weight, design: .rounded)
  }
}
