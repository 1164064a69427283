// A neutral form of each component, in roles only, for what a brand's document doesn't describe:
// `badge: .assumed(.house)` answers in one line and stays at home in every palette.

extension CardStyle {
  /// A padded surface at card level.
  public static let house = Self(
    padding: .lg,
    radius: .lg,
    background: .role(.surface),
    elevation: .card
  )
}

extension OverlayStyle {
  /// A surface at overlay level.
  public static let house = Self(radius: .lg, background: .role(.surface), elevation: .overlay)
}

extension ScreenStyle {
  /// The brand's background with even distances.
  public static let house = Self(
    padding: .lg,
    stackGap: .lg,
    gridGap: .md,
    background: .role(.background)
  )
}

extension ChipStyle {
  /// An outlined capsule with a dot.
  public static let house = Self(
    dotSize: 6,
    gap: .xs,
    paddingHorizontal: .md,
    paddingVertical: .xs,
    radius: nil,
    border: BorderUse(width: 1, color: .role(.border)),
    background: nil,
    text: .role(.label),
    foreground: .role(.textPrimary),
    defaultTone: .textSecondary,
    wraps: false,
    lineSpacing: nil
  )
}

extension ButtonStyle {
  /// A filled button in the accent, with a quiet second kind.
  public static let house = Self(
    minHeight: 44,
    minWidth: 44,
    paddingHorizontal: .lg,
    paddingVertical: .sm,
    radius: .md,
    text: .role(.bodyStrong),
    variants: ButtonVariants(
      primary: ButtonVariant(
        background: .role(.accent),
        pressedBackground: .role(.accentPressed),
        foreground: .role(.onAccent)
      ),
      secondary: ButtonVariant(
        background: .role(.surfaceRaised),
        pressedBackground: .role(.border),
        foreground: .role(.accentText)
      ),
      destructive: nil,
      highlight: nil
    ),
    disabledOpacity: 0.4,
    fullWidth: false,
    loading: ButtonLoading(acceptsTaps: false, keepsSize: true)
  )
}

extension BadgeStyle {
  /// A capsule on the tone's subtle ground; the text stays in the brand's primary colour.
  public static let house = Self(
    radius: nil,
    paddingHorizontal: .sm,
    paddingVertical: .xs,
    text: .role(.caption),
    tones: BadgeTones(
      accent: BadgeTone(background: .role(.accentSubtle), foreground: .role(.textPrimary)),
      success: BadgeTone(background: .role(.successSubtle), foreground: .role(.textPrimary)),
      warning: BadgeTone(background: .role(.warningSubtle), foreground: .role(.textPrimary)),
      danger: BadgeTone(background: .role(.dangerSubtle), foreground: .role(.textPrimary)),
      info: BadgeTone(background: .role(.infoSubtle), foreground: .role(.textPrimary)),
      neutral: BadgeTone(background: .role(.surfaceRaised), foreground: .role(.textSecondary))
    )
  )
}

extension FieldStyle {
  /// An outlined field whose outline is as strong as its placeholder.
  public static let house = Self(
    background: .role(.surface),
    foreground: .role(.textPrimary),
    placeholder: .role(.textMuted),
    text: .role(.body),
    radius: .md,
    padding: .md,
    border: BorderUse(width: 1, color: .role(.textMuted)),
    focusBorder: BorderUse(width: 2, color: .role(.focusRing))
  )
}

extension ListRowStyle {
  /// A strong title over a quiet subtitle, for brands whose amounts are neutral.
  public static let house = Self(
    gap: .md,
    innerGap: .xs,
    paddingVertical: .md,
    title: LabelStyle(text: .role(.bodyStrong), color: .role(.textPrimary)),
    subtitle: LabelStyle(text: .role(.label), color: .role(.textSecondary)),
    trailing: AmountLabelStyle(text: .role(.amount), color: .role(.textPrimary)),
    container: .card
  )
}

extension KPIStyle {
  /// A large value over a quiet label.
  public static let house = Self(
    gap: .xs,
    value: LabelStyle(text: .role(.title), color: .role(.textPrimary)),
    label: LabelStyle(text: .role(.label), color: .role(.textSecondary)),
    container: .card
  )
}

extension AmountStyle {
  /// Amounts whose colour doesn't tell their sign.
  public static let house = Self(
    text: AmountTexts(
      large: .role(.amountLarge),
      regular: .role(.amount),
      small: .role(.amountSmall)
    ),
    positive: .role(.textPrimary),
    zero: .role(.textPrimary),
    negative: .role(.textPrimary),
    minorUnits: nil,
    fractionDigits: nil
  )
}

extension BalanceStyle {
  /// A large neutral value between two quiet lines.
  public static let house = Self(
    label: LabelStyle(text: .role(.label), color: .role(.textSecondary)),
    value: LabelStyle(text: .role(.amountLarge), color: .role(.textPrimary)),
    currency: LabelStyle(text: .role(.label), color: .role(.textSecondary)),
    gap: .xs
  )
}

extension MessageBubbleStyle {
  /// One's own messages on a tint of the accent, the others' outlined.
  public static let house = Self(
    sent: BubbleStyle(
      background: .role(.accentSubtle),
      foreground: .role(.textPrimary),
      border: nil
    ),
    received: BubbleStyle(
      background: .role(.surface),
      foreground: .role(.textPrimary),
      border: BorderUse(width: 1, color: .role(.border))
    ),
    text: .role(.body),
    radius: .lg,
    padding: .md
  )
}

extension LogoStyle {
  /// A placed vector image.
  public static let house = Self(kind: .placedAsset, assetFormats: [.pdf])
}

extension NavigationBarStyle {
  /// The screen's title.
  public static let house = Self(identity: .title, titleText: .role(.heading))
}

extension TabBarStyle {
  /// The accent marks the current screen.
  public static let house = Self(tint: .role(.accent))
}
