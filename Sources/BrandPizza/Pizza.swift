public import ThemeEngine

/// An appetising red on cream: ordering food in one scheme, with sizes that never move.
public struct Pizza: BrandPlugin {
  public let identity = BrandIdentity(
    id: "pizza",
    name: .assumed("Pizza"),
    productName: .assumed("Pizza"),
    document: SourceDocument(
      title: "iOS – Building a Design System",
      file: "003_a54272166c40e821.txt"
    )
  )

  public init() {}

  public func color(_ role: ColorRole) -> ColorAnswer<Palette> {
    switch role {
    case .background: .stated(.cream, as: "background")
    case .surface: .stated(.white, as: "surface")
    case .surfaceRaised: .stated(.grey100, as: "surfaceAlt")
    case .textPrimary: .stated(.black)
    case .textSecondary: .assumed(.grey700)
    case .textMuted: .stated(.grey600, as: "textMuted")
    case .textDisabled: .assumed(role: .textMuted, opacity: 0.5)
    case .border: .assumed(.grey200)
    case .focusRing: .assumed(role: .textPrimary)
    case .accent: .stated(.red, as: "primary")
    case .onAccent: .stated(.white, as: "onPrimary")
    case .accentHover: .assumed(role: .accent, lightness: -0.04)
    case .accentPressed: .stated(.redDark, as: "primaryDark")
    case .accentSubtle: .stated(.redSoft, as: "primarySoft")
    case .accentText: .assumed(role: .accent)
    case .highlight: .assumed(role: .accent)
    case .onHighlight: .assumed(role: .onAccent)
    case .success: .assumed(.green)
    case .onSuccess: .readable(on: .success)
    case .successSubtle: .tint(of: .success)
    case .warning: .assumed(.amber)
    case .onWarning: .readable(on: .warning)
    case .warningSubtle: .tint(of: .warning)
    case .danger: .assumed(.wine)
    case .onDanger: .readable(on: .danger)
    case .dangerSubtle: .tint(of: .danger)
    case .info: .assumed(.blue)
    case .onInfo: .readable(on: .info)
    case .infoSubtle: .tint(of: .info)
    }
  }

  public let fonts = Sourced<[CustomFont]>.stated([], as: "system font")

  public func text(_ role: TextRole) -> TextAnswer {
    switch role {
    case .display:
      .stated(.pinned(34, .heavy, tracking: -0.5), as: "TextStyle.display")
        .assuming(.size, .letterSpacing)
    case .title:
      .stated(.pinned(28, .heavy, tracking: -0.4), as: "TextStyle.title")
        .assuming(.size, .letterSpacing)
    case .heading:
      .stated(.pinned(20, .bold, tracking: -0.2), as: "TextStyle.heading")
        .assuming(.size, .letterSpacing)
    case .subheading:
      .stated(.pinned(17, .semibold, tracking: -0.1), as: "TextStyle.subheading")
        .assuming(.size, .weight, .letterSpacing)
    case .body:
      .stated(.pinned(16, .regular, tracking: 0), as: "TextStyle.body")
        .assuming(.size, .weight, .letterSpacing)
    case .bodyStrong:
      .stated(.pinned(16, .semibold, tracking: 0), as: "TextStyle.bodyStrong")
        .assuming(.size, .weight, .letterSpacing)
    case .callout: .assumed(.pinned(15, .regular, tracking: 0))
    case .label:
      .stated(.pinned(12, .semibold, tracking: 0.6).textCase(.uppercase), as: "TextStyle.label")
        .assuming(.size, .weight, .letterSpacing)
    case .caption:
      .stated(.pinned(13, .regular, tracking: 0), as: "TextStyle.caption")
        .assuming(.size, .weight, .letterSpacing)
    case .mono:
      .stated(.pinned(14, .regular, tracking: 0, design: .monospaced), as: "TextStyle.mono")
        .assuming(.family, .size, .weight, .letterSpacing)
    case .amountLarge: .assumed(role: .title, monospacedDigits: true)
    case .amount: .assumed(role: .bodyStrong, monospacedDigits: true)
    case .amountSmall: .assumed(role: .caption, monospacedDigits: true)
    }
  }

  public func space(_ step: SpaceStep) -> Sourced<Double> {
    switch step {
    case .xs: .stated(4, as: "Spacing.xs")
    case .sm: .stated(8, as: "Spacing.sm")
    case .md: .stated(12, as: "Spacing.md")
    case .lg: .stated(16, as: "Spacing.lg")
    case .xl: .stated(24, as: "Spacing.xl")
    case .xxl: .stated(32, as: "Spacing.xxl")
    case .xxxl: .stated(48, as: "Spacing.xxxl")
    }
  }

  public func radius(_ step: RadiusStep) -> Sourced<Double> {
    switch step {
    case .sm: .assumed(8)
    case .md: .assumed(12)
    case .lg: .assumed(16)
    case .xl: .assumed(24)
    }
  }

  public func elevation(_ level: ElevationLevel) -> ElevationAnswer<Palette> {
    switch level {
    case .flat: .assumed(.none)
    case .card:
      .stated(
        .shadow(Shadow(.entry(.black, opacity: 0.08), y: 2, blur: .swiftUI(4))),
        as: "Elevation.card"
      ).conflict(
        on: .blur(0),
        stated: "SwiftUI radius 4, half of a CSS blur of 8",
        alternative: "React Native's radius counts as CSS's, to be halved too",
        reason: "React Native's boxShadow blur is CSS's number, but its shadowRadius on iOS is "
          + "already the deviation of the Gaussian, as SwiftUI's radius is; each is converted "
          + "by what its platform documents"
      )
    case .overlay:
      .assumed(.shadow(Shadow(.entry(.black, opacity: 0.16), y: 8, blur: .swiftUI(16))))
    }
  }
}

extension TextStyle {
  fileprivate static func pinned(
    _ points: Double,
    _ weight: FontWeight,
    tracking: Double,
    design: FontDesign = .default
  ) -> Self {
    .fixed(points, weight, design: design).letterSpacing(tracking)
  }
}
