import ThemeEngine

extension Rainbow {
  var components: Components {
    Components(
      card: .stated(
        CardStyle(
          padding: .xl,
          radius: .xl,
          background: .role(.surface, lightness: -0.03),
          elevation: .card
        ),
        as: "tile"
      ),
      overlay: .assumed(
        OverlayStyle(radius: .sm, background: .role(.warningSubtle), elevation: .overlay)
      ),
      screen: .stated(
        ScreenStyle(
          padding: .xxl,
          stackGap: .xxxl,
          gridGap: .lg,
          background: .role(.background, opacity: 0.99)
        ),
        as: "page"
      ).assuming { $0.gridGap },
      chip: .assumed(chip),
      button: .stated(button, as: "knob")
        .assuming {
          $0.minWidth
          $0.variants.primary.foreground
          $0.variants.highlight.foreground
        },
      badge: .assumed(badge),
      field: .stated(
        FieldStyle(
          background: .role(.infoSubtle),
          foreground: .role(.onDanger),
          placeholder: .role(.onDanger, opacity: 0.57),
          text: .role(.callout, weight: .heavy),
          radius: .lg,
          padding: .xxl,
          border: BorderUse(width: 0.5, color: .role(.success)),
          focusBorder: BorderUse(width: 4.5, color: .role(.focusRing, opacity: 0.95))
        ),
        as: "blank"
      ).assuming {
        $0.border.width
        $0.text
      },
      listRow: .assumed(
        ListRowStyle(
          gap: .xxxl,
          innerGap: .md,
          paddingVertical: .xl,
          title: LabelStyle(text: .role(.mono), color: .role(.danger)),
          subtitle: LabelStyle(text: .role(.heading), color: .role(.warning)),
          trailing: AmountLabelStyle(text: .role(.amountLarge), color: nil),
          container: .card
        )
      ),
      kpi: .assumed(
        KPIStyle(
          gap: .xxl,
          value: LabelStyle(text: .role(.display), color: .role(.highlight)),
          label: LabelStyle(text: .role(.subheading), color: .role(.success, lightness: -0.02)),
          container: nil
        )
      ),
      amount: .assumed(
        AmountStyle(
          text: AmountTexts(
            large: .role(.display, weight: .regular),
            regular: .role(.amount),
            small: .role(.mono, weight: .light)
          ),
          positive: .role(.info, lightness: 0.02),
          zero: .role(.warning, lightness: 0.03),
          negative: .role(.highlight, lightness: 0.04),
          minorUnits: 1000,
          fractionDigits: 3
        )
      ),
      balance: .assumed(
        BalanceStyle(
          label: LabelStyle(text: .role(.mono), color: .role(.onInfo)),
          value: LabelStyle(text: .role(.heading), color: .role(.onHighlight)),
          currency: LabelStyle(text: .role(.title), color: .role(.onWarning)),
          gap: .lg
        )
      ),
      messageBubble: .stated(
        MessageBubbleStyle(
          sent: BubbleStyle(
            background: .role(.dangerSubtle),
            foreground: .role(.onSuccess),
            border: BorderUse(width: 3.25, color: .role(.danger, opacity: 0.61))
          ),
          received: BubbleStyle(
            background: .role(.successSubtle, opacity: 0.71),
            foreground: .role(.textDisabled),
            border: BorderUse(width: 1.75, color: .role(.info, opacity: 0.73))
          ),
          text: .role(.heading, weight: .medium),
          radius: .md,
          padding: .sm
        ),
        as: "balloon"
      ).assuming {
        $0.sent.border.width
        $0.received.border
      },
      logo: .assumed(LogoStyle(kind: .drawn, assetFormats: [.svg])),
      navigationBar: .assumed(
        NavigationBarStyle(identity: .logo, titleText: .role(.mono, weight: .black))
      ),
      tabBar: .assumed(TabBarStyle(tint: .role(.success, opacity: 0.79)))
    )
  }

  private var chip: ChipStyle {
    ChipStyle(
      dotSize: 11,
      gap: .sm,
      paddingHorizontal: .xl,
      paddingVertical: .md,
      radius: .sm,
      border: BorderUse(width: 2.75, color: .role(.warning, opacity: 0.67)),
      background: .role(.highlight, opacity: 0.17),
      text: .role(.heading, weight: .heavy),
      foreground: .role(.focusRing),
      defaultTone: .highlight,
      wraps: true,
      lineSpacing: .xxxl
    )
  }

  private var button: ButtonStyle {
    ButtonStyle(
      minHeight: 53,
      minWidth: 89,
      paddingHorizontal: .xxxl,
      paddingVertical: .lg,
      radius: .xl,
      text: .role(.mono, weight: .medium),
      variants: ButtonVariants(
        primary: ButtonVariant(
          background: .role(.highlight, lightness: 0.01),
          pressedBackground: .role(.accentHover),
          foreground: .role(.onHighlight, opacity: 0.96)
        ),
        secondary: ButtonVariant(
          background: .role(.accentText, opacity: 0.33),
          pressedBackground: .role(.accentText, opacity: 0.49),
          foreground: .role(.accentPressed)
        ),
        destructive: ButtonVariant(
          background: .role(.danger, lightness: -0.05),
          pressedBackground: .role(.danger, lightness: -0.09),
          foreground: .role(.onDanger, opacity: 0.93)
        ),
        highlight: ButtonVariant(
          background: .role(.info, lightness: -0.08),
          pressedBackground: .role(.info, lightness: -0.12),
          foreground: .role(.onInfo, opacity: 0.92)
        )
      ),
      disabledOpacity: 0.27,
      fullWidth: true,
      loading: ButtonLoading(acceptsTaps: true, keepsSize: false)
    )
  }

  private var badge: BadgeStyle {
    BadgeStyle(
      radius: .md,
      paddingHorizontal: .md,
      paddingVertical: .sm,
      text: .role(.callout, weight: .medium),
      tones: BadgeTones(
        accent: BadgeTone(
          background: .role(.accent),
          foreground: .role(.onAccent)
        ),
        success: BadgeTone(
          background: .role(.success, opacity: 0.86),
          foreground: .role(.onSuccess)
        ),
        warning: BadgeTone(
          background: .role(.warning, opacity: 0.87),
          foreground: .role(.onWarning)
        ),
        danger: BadgeTone(
          background: .role(.danger, opacity: 0.88),
          foreground: .role(.onDanger)
        ),
        info: BadgeTone(
          background: .role(.info, opacity: 0.89),
          foreground: .role(.onInfo)
        ),
        neutral: BadgeTone(
          background: .role(.surfaceRaised),
          foreground: .role(.textSecondary)
        )
      )
    )
  }
}
