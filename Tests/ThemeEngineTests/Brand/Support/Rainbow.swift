import ThemeEngine

/// A deliberately garish brand for tests: every value is its own, so that whatever looks the same
/// as in another brand isn't themed.
struct Rainbow: BrandPlugin {
  var id = "rainbow"

  var identity: BrandIdentity {
    BrandIdentity(
      id: id,
      name: .stated("Rainbow", as: "title page"),
      productName: .assumed("rAiNbOw aPP"),
      document: SourceDocument(title: "Rainbow handbook", file: "rainbow.txt")
    )
  }

  func color(_ role: ColorRole) -> ColorAnswer<Palette> {
    switch role {
    case .background: .stated(light: .lemon, dark: .midnight, as: "page")
    case .surface: .stated(light: .mint, as: "sheet").assumed(.plum)
    case .surfaceRaised: .stated(dark: .moss, as: "sheet, raised").assumed(.peach)
    case .textPrimary: .assumed(light: .oxblood, dark: .ice)
    case .textSecondary: .assumed(.wideGreen, lightness: -0.1)
    case .textMuted: .assumed(role: .textPrimary, opacity: 0.83)
    case .textDisabled: .assumed(role: .textMuted, opacity: 0.47, lightness: 0.07)
    case .border: .stated(.tangerine, as: "outline").increased(.assumed(.cobalt, opacity: 0.91))
    case .focusRing: .assumed(.laser)
    case .accent: .stated(.magenta, as: "shout")
    case .onAccent: .readable(on: .accent)
    case .accentHover: .assumed(role: .accent, lightness: 0.02)
    case .accentPressed: .assumed(role: .accent, lightness: -0.07)
    case .accentSubtle: .tint(of: .accent, 0.21)
    case .accentText: .stated(role: .accent, opacity: 0.97, as: "shout, written")
    case .highlight: .assumed(.wideRed)
    case .onHighlight: .assumed(.chalk)
    case .success: .assumed(.lime)
    case .onSuccess: .assumed(.forest)
    case .successSubtle: .stated(role: .success, opacity: 0.23, as: "hooray, faint")
    case .warning: .stated(.labViolet, as: "beware")
    case .onWarning: .assumed(.cream)
    case .warningSubtle: .tint(of: .warning, 0.29)
    case .danger: .assumed(.hslTurquoise)
    case .onDanger: .assumed(.rust)
    case .dangerSubtle: .tint(of: .danger, 0.31)
    case .info:
      .stated(.systemPink, as: "by the way").increased(.stated(.loudPink, as: "by the way"))
    case .onInfo: .assumed(.navy)
    case .infoSubtle: .tint(of: .info, 0.37)
    }
  }

  let fonts = Sourced<[CustomFont]>.stated([.wiggle], as: "font list")

  func text(_ role: TextRole) -> TextAnswer {
    switch role {
    case .display: .stated(.wiggle(61, .black, .largeTitle), as: "poster")
    case .title: .stated(.system(.title2, .heavy, design: .serif), as: "banner").assuming(.weight)
    case .heading: .assumed(.fixed(23.5, .thin, design: .rounded))
    case .subheading: .stated(.wiggle(19.5, .light, .footnote), as: "strapline").assuming(.size)
    case .body: .stated(.fixed(15.5, .medium, design: .serif).letterSpacing(0.7), as: "prose")
    case .bodyStrong: .stated(role: .body, weight: .black, as: "prose, loud")
    case .callout: .assumed(.fixed(14.5, .ultraLight, design: .monospaced).textCase(.lowercase))
    case .label: .assumed(.wiggle(13.5, .regular, .caption2).textCase(.uppercase))
    case .caption: .stated(.system(.caption2, .semibold, design: .rounded), as: "footer")
    case .mono: .assumed(.fixed(12.5, .bold, design: .monospaced).letterSpacing(-0.3))
    case .amountLarge: .assumed(role: .display, weight: .thin, monospacedDigits: true)
    case .amount: .assumed(.tall)
    case .amountSmall: .assumed(role: .label, weight: .black)
    }
  }

  func space(_ step: SpaceStep) -> Sourced<Double> {
    switch step {
    case .xs: .stated(3, as: "hair")
    case .sm: .assumed(7)
    case .md: .assumed(13)
    case .lg: .assumed(19.5)
    case .xl: .assumed(29)
    case .xxl: .assumed(41)
    case .xxxl: .assumed(67)
    }
  }

  func radius(_ step: RadiusStep) -> Sourced<Double> {
    switch step {
    case .sm: .assumed(1)
    case .md: .assumed(5.5)
    case .lg: .stated(11, as: "bend")
    case .xl: .assumed(31)
    }
  }

  func elevation(_ level: ElevationLevel) -> ElevationAnswer<Palette> {
    switch level {
    case .flat: .assumed(.border(width: 0.75, .role(.danger)))
    case .card:
      .stated(
        light: .shadow(
          Shadow(.entry(.wideRed, opacity: 0.41), x: -3, y: 6, blur: .css(9), spread: 1.5),
          Shadow(.role(.info, opacity: 0.43), y: -2, blur: .sigma(2.5), inset: true)
        ),
        dark: .border(width: 2.25, .entry(.lime)),
        as: "float"
      ).conflict(
        on: .style,
        stated: "a shadow in the light, a stroke in the dark",
        alternative: nil,
        reason: "the handbook draws both and names neither"
      )
    case .overlay:
      .stated(
        light: .material(
          Material(.thick, tint: .entry(.laser, opacity: 0.53), fallback: .role(.surfaceRaised)),
          shadows: Shadow(.entry(.navy, opacity: 0.59), x: 4, y: 11, blur: .swiftUI(7))
        ),
        dark: .none,
        as: "hover"
      ).assuming(.tint, .fallback)
    }
  }

  enum Status: String, StatusVocabulary {
    case dreaming, dancing, gone

    var tone: Tone {
      switch self {
      case .dreaming: .info
      case .dancing: .accent
      case .gone: .danger
      }
    }
  }

  var policies: Policies {
    Policies(
      appearance: .stated(
        .adaptive(preferenceKey: "rainbow.scheme", values: ["follow", "dark"]),
        as: "day and night"
      ),
      accentPerView: .assumed(7),
      judgementColors: .stated([.danger, .highlight], as: "verdicts"),
      riskColor: .assumed(.highlight),
      amountTone: .assumed(.signed),
      minimumTouchTarget: .assumed(61),
      gradients: .stated(.allowed, as: "the more the better"),
      ground: .assumed(.unrestricted),
      iconography: .assumed(.any),
      minimumSymbolSet: .assumed("Glyphs 1"),
      logo: .assumed(.drawn),
      productNameCase: .assumed(.asWritten),
      productNameSolidSet: .assumed(false),
      statusTones: .assumed(StatusTones(Status.self)),
      asyncButton: .assumed(.free),
      dynamicType: .assumed(true),
      offTokenColors: .assumed(.allowed)
    )
  }
}

extension CustomFont {
  fileprivate static let wiggle = CustomFont(
    "Wiggle",
    faces: [
      .black: "Wiggle-Ultra", .light: "Wiggle-Faint", .regular: "Wiggle-Plain",
      .thin: "Wiggle-Hair",
    ]
  )
}

extension TextStyle {
  fileprivate static func wiggle(
    _ points: Double,
    _ weight: FontWeight,
    _ style: AppleTextStyle
  ) -> Self {
    .custom(.wiggle, points, weight, relativeTo: style)
  }

  fileprivate static let tall = Self(
    .system(.serif),
    .relative(33.5, to: .title3),
    .ultraLight,
    lineHeight: 71,
    letterSpacing: 1.9,
    monospacedDigits: true
  )
}
