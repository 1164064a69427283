public import ThemeEngine

extension Pizza {
  public var components: Components {
    Components(
      card: .stated(
        CardStyle(padding: .lg, radius: .lg, background: .role(.surface), elevation: .card),
        as: "Elevation.card"
      ).assuming {
        $0.padding
        $0.radius
      },
      overlay: .assumed(
        OverlayStyle(radius: .xl, background: .role(.surface), elevation: .overlay)
      ),
      screen: .stated(
        ScreenStyle(padding: .lg, stackGap: .lg, gridGap: .md, background: .role(.background)),
        as: "background"
      ).assuming {
        $0.padding
        $0.stackGap
        $0.gridGap
      },
      chip: .stated(
        ChipStyle(
          dotSize: nil,
          gap: .sm,
          paddingHorizontal: .md,
          paddingVertical: .sm,
          radius: nil,
          border: BorderUse(width: 1, color: .role(.border)),
          background: .role(.surface),
          text: .role(.caption),
          foreground: .role(.textPrimary),
          defaultTone: .textSecondary,
          wraps: true,
          lineSpacing: .sm
        ),
        as: "topping chips"
      ).assuming {
        $0.dotSize
        $0.gap
        $0.paddingHorizontal
        $0.paddingVertical
        $0.radius
        $0.border
        $0.background
        $0.text
        $0.foreground
        $0.defaultTone
        $0.lineSpacing
      },
      button: .stated(button, as: "ButtonStyle, AsyncButton")
        .assuming {
          $0.minWidth
          $0.paddingHorizontal
          $0.paddingVertical
          $0.text
          $0.variants.secondary
          $0.variants.destructive
          $0.variants.highlight
          $0.disabledOpacity
          $0.fullWidth
        },
      badge: .assumed(badge),
      field: .assumed(.house),
      listRow: .assumed(
        ListRowStyle(
          gap: .md,
          innerGap: .xs,
          paddingVertical: .md,
          title: LabelStyle(text: .role(.bodyStrong), color: .role(.textPrimary)),
          subtitle: LabelStyle(text: .role(.caption), color: .role(.textMuted)),
          trailing: AmountLabelStyle(text: .role(.amount), color: .role(.textPrimary)),
          container: nil
        )
      ),
      kpi: .assumed(
        KPIStyle(
          gap: .xs,
          value: LabelStyle(text: .role(.title), color: .role(.textPrimary)),
          label: LabelStyle(text: .role(.label), color: .role(.textMuted)),
          container: .card
        )
      ),
      amount: .assumed(
        AmountStyle(
          text: AmountTexts(
            large: .role(.amountLarge),
            regular: .role(.amount),
            small: .role(.amountSmall)
          ),
          positive: .role(.textPrimary),
          zero: .role(.textPrimary),
          negative: .role(.textPrimary),
          minorUnits: nil,
          fractionDigits: 2
        )
      ),
      balance: .assumed(
        BalanceStyle(
          label: LabelStyle(text: .role(.label), color: .role(.textMuted)),
          value: LabelStyle(text: .role(.amountLarge), color: .role(.textPrimary)),
          currency: LabelStyle(text: .role(.caption), color: .role(.textMuted)),
          gap: .xs
        )
      ),
      messageBubble: .assumed(.house),
      logo: .assumed(.house),
      navigationBar: .assumed(.house),
      tabBar: .assumed(.house)
    )
  }

  private var button: ButtonStyle {
    ButtonStyle(
      minHeight: 44,
      minWidth: 44,
      paddingHorizontal: .lg,
      paddingVertical: .md,
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
          pressedBackground: .role(.accentSubtle),
          foreground: .role(.accentText)
        ),
        destructive: ButtonVariant(
          background: .role(.danger),
          pressedBackground: .role(.danger, lightness: -0.06),
          foreground: .role(.onDanger)
        ),
        highlight: nil
      ),
      disabledOpacity: 0.4,
      fullWidth: false,
      loading: ButtonLoading(acceptsTaps: false, keepsSize: true)
    )
  }

  private var badge: BadgeStyle {
    BadgeStyle(
      radius: nil,
      paddingHorizontal: .sm,
      paddingVertical: .xs,
      text: .role(.caption, weight: .semibold),
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
}
