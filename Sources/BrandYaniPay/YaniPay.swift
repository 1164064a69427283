public import ThemeEngine

/// Friendly finance in Apple's own materials: four soft hues over system grounds.
public struct YaniPay: BrandPlugin {
  public let identity = BrandIdentity(
    id: "yanipay",
    name: .stated("YaniPay"),
    productName: .stated("YaniPay"),
    document: SourceDocument(title: "Design System Natif", file: "001_7e524766acc72c3c.txt")
  )

  public init() {}

  public func color(_ role: ColorRole) -> ColorAnswer<Palette> {
    switch role {
    case .background: .stated(.systemBackground)
    case .surface: .assumed(.secondarySystemBackground)
    case .surfaceRaised: .assumed(.tertiarySystemBackground)
    case .textPrimary: .stated(.label)
    case .textSecondary: .stated(.secondaryLabel)
    case .textMuted: .stated(.tertiaryLabel)
    case .textDisabled: .assumed(.quaternaryLabel)
    case .border: .assumed(.separator)
    case .focusRing: .assumed(.infoStrong)
    case .accent: .stated(.primary)
    case .onAccent: .readable(on: .accent)
    case .accentHover: .assumed(role: .accent, opacity: 0.88)
    case .accentPressed: .assumed(role: .accent, lightness: -0.08)
    case .accentSubtle: .stated(role: .accent, opacity: 0.12, as: "primaryBackground")
    case .accentText: .assumed(.primaryStrong)
    case .highlight: .assumed(.primaryStrong)
    case .onHighlight: .readable(on: .highlight)
    case .success: .stated(.success)
    case .onSuccess: .readable(on: .success)
    case .successSubtle: .stated(role: .success, opacity: 0.12, as: "successBackground")
    case .warning: .assumed(.systemYellow)
    case .onWarning: .readable(on: .warning)
    case .warningSubtle: .tint(of: .warning)
    case .danger: .stated(.error)
    case .onDanger: .readable(on: .danger)
    case .dangerSubtle: .stated(role: .danger, opacity: 0.12, as: "errorBackground")
    case .info: .stated(.info)
    case .onInfo: .readable(on: .info)
    case .infoSubtle: .stated(role: .info, opacity: 0.12, as: "infoBackground")
    }
  }

  public let fonts = Sourced<[CustomFont]>.stated([], as: "system families only")

  public func text(_ role: TextRole) -> TextAnswer {
    switch role {
    case .display: .stated(.rounded(.largeTitle, .bold), as: "displayLarge")
    case .title: .stated(.rounded(.title, .bold), as: "displayMedium")
    case .heading: .stated(.rounded(.title2, .semibold), as: "displaySmall")
    case .subheading: .assumed(.rounded(.title3, .semibold))
    case .body: .stated(.system(.body, .regular), as: "bodyLarge")
    case .bodyStrong: .assumed(role: .body, weight: .semibold)
    case .callout: .stated(.system(.callout, .regular), as: "bodyMedium")
    case .label: .assumed(.system(.subheadline, .medium))
    case .caption: .stated(.system(.footnote, .regular), as: "bodySmall")
    case .mono: .assumed(.mono(.body, .regular))
    case .amountLarge: .stated(.mono(.title, .bold), as: "amountLarge")
    case .amount: .stated(.mono(.title2, .semibold), as: "amountMedium")
    case .amountSmall: .stated(.mono(.body, .medium), as: "amountSmall")
    }
  }

  public func space(_ step: SpaceStep) -> Sourced<Double> {
    switch step {
    case .xs: .stated(4, as: "VStack spacing")
    case .sm: .assumed(8)
    case .md: .assumed(12)
    case .lg: .stated(16, as: "premiumCard padding")
    case .xl: .assumed(24)
    case .xxl: .assumed(32)
    case .xxxl: .assumed(48)
    }
  }

  public func radius(_ step: RadiusStep) -> Sourced<Double> {
    switch step {
    case .sm: .assumed(8)
    case .md: .stated(12, as: "glassmorphism radius")
    case .lg: .stated(16, as: "premiumCard radius")
    case .xl: .assumed(24)
    }
  }

  public func elevation(_ level: ElevationLevel) -> ElevationAnswer<Palette> {
    switch level {
    case .flat: .assumed(.none)
    case .card:
      .stated(
        .material(
          .ultraThin,
          shadows: Shadow(.entry(.black, opacity: 0.1), y: 5, blur: .swiftUI(10))
        ),
        as: "premiumCard"
      ).assuming(.tint, .fallback)
    case .overlay:
      .stated(.material(.ultraThin), as: "glassmorphism").assuming(.tint, .fallback)
    }
  }
}

extension Material where Color == ColorAlias<YaniPay.Palette> {
  fileprivate static let ultraThin = Material(
    .ultraThin,
    tint: .entry(.ultraThinTint),
    fallback: .role(.surface)
  )
}

extension TextStyle {
  fileprivate static func rounded(_ style: AppleTextStyle, _ weight: FontWeight) -> Self {
    .system(style, weight, design: .rounded)
  }

  fileprivate static func mono(_ style: AppleTextStyle, _ weight: FontWeight) -> Self {
    Self(.system(.monospaced), .textStyle(style), weight, monospacedDigits: true)
  }
}
