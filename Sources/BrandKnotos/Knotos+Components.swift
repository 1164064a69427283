public import ThemeEngine

extension Knotos {
  public var components: Components {
    Components(
      card: .assumed(.house),
      overlay: .assumed(
        OverlayStyle(radius: .xl, background: .role(.surface), elevation: .overlay)
      ),
      screen: .stated(
        ScreenStyle(padding: .lg, stackGap: .md, gridGap: .md, background: .role(.background)),
        as: "adaptiveBackground"
      ).assuming {
        $0.padding
        $0.stackGap
        $0.gridGap
      },
      chip: .assumed(
        ChipStyle(
          dotSize: 8,
          gap: .xs,
          paddingHorizontal: .md,
          paddingVertical: .xs,
          radius: nil,
          border: nil,
          background: .role(.surfaceRaised),
          text: .role(.caption),
          foreground: .role(.textPrimary),
          defaultTone: .textMuted,
          wraps: false,
          lineSpacing: nil
        )
      ),
      button: .stated(button, as: "primary actions and calls to action")
        .assuming {
          $0.minHeight
          $0.minWidth
          $0.paddingHorizontal
          $0.paddingVertical
          $0.radius
          $0.text
          $0.variants.primary.pressedBackground
          $0.variants.primary.foreground
          $0.variants.secondary
          $0.variants.destructive
          $0.variants.highlight.pressedBackground
          $0.variants.highlight.foreground
          $0.disabledOpacity
          $0.fullWidth
          $0.loading
        },
      badge: .stated(badge, as: "unread badges")
        .assuming {
          $0.radius
          $0.paddingHorizontal
          $0.paddingVertical
          $0.text
          $0.tones.accent.foreground
          $0.tones.success
          $0.tones.warning
          $0.tones.danger
          $0.tones.info
          $0.tones.neutral
        },
      field: .stated(
        FieldStyle(
          background: .role(.surfaceRaised),
          foreground: .role(.textPrimary),
          placeholder: .role(.textMuted),
          text: .role(.body),
          radius: .lg,
          padding: .md,
          border: nil,
          focusBorder: BorderUse(width: 1.5, color: .role(.accent))
        ),
        as: "input fields"
      ).assuming {
        $0.foreground
        $0.placeholder
        $0.text
        $0.radius
        $0.padding
      },
      listRow: .assumed(
        ListRowStyle(
          gap: .md,
          innerGap: .xs,
          paddingVertical: .md,
          title: LabelStyle(text: .role(.body, weight: .semibold), color: .role(.textPrimary)),
          subtitle: LabelStyle(text: .role(.caption), color: .role(.textSecondary)),
          trailing: AmountLabelStyle(text: .role(.amountSmall), color: .role(.textPrimary)),
          container: nil
        )
      ),
      kpi: .assumed(
        KPIStyle(
          gap: .xs,
          value: LabelStyle(text: .role(.title), color: .role(.textPrimary)),
          label: LabelStyle(text: .role(.caption), color: .role(.textSecondary)),
          container: .card
        )
      ),
      amount: .assumed(.house),
      balance: .assumed(
        BalanceStyle(
          label: LabelStyle(text: .role(.caption), color: .role(.textSecondary)),
          value: LabelStyle(text: .role(.amountLarge), color: .role(.textPrimary)),
          currency: LabelStyle(text: .role(.callout), color: .role(.textMuted)),
          gap: .xs
        )
      ),
      messageBubble: .stated(
        MessageBubbleStyle(
          sent: BubbleStyle(
            background: .role(.highlight, opacity: 0.15),
            foreground: .role(.textPrimary),
            border: BorderUse(width: 1, color: .role(.highlight))
          ),
          received: BubbleStyle(
            background: .role(.accent),
            foreground: .role(.onAccent),
            border: nil
          ),
          text: .role(.body),
          radius: .lg,
          padding: .md
        ),
        as: "message bubbles"
      ).assuming {
        $0.sent.foreground
        $0.sent.border.width
        $0.received.foreground
        $0.radius
        $0.padding
      },
      logo: .stated(LogoStyle(kind: .drawn, assetFormats: []), as: "KnotLogo"),
      navigationBar: .stated(
        NavigationBarStyle(identity: .logo, titleText: .role(.label)),
        as: "navigation labels"
      ).assuming { $0.identity },
      tabBar: .assumed(TabBarStyle(tint: .role(.accentText)))
    )
  }

  private var button: ButtonStyle {
    ButtonStyle(
      minHeight: 44,
      minWidth: 44,
      paddingHorizontal: .lg,
      paddingVertical: .md,
      radius: nil,
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
          foreground: .role(.textPrimary)
        ),
        destructive: ButtonVariant(
          background: .role(.danger),
          pressedBackground: .role(.danger, lightness: -0.04),
          foreground: .role(.onDanger)
        ),
        highlight: ButtonVariant(
          background: .role(.highlight),
          pressedBackground: .role(.highlight, lightness: -0.06),
          foreground: .role(.onHighlight)
        )
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
        accent: BadgeTone(background: .role(.highlight), foreground: .role(.onHighlight)),
        success: BadgeTone(background: .role(.successSubtle), foreground: .role(.textPrimary)),
        warning: BadgeTone(background: .role(.warningSubtle), foreground: .role(.textPrimary)),
        danger: BadgeTone(background: .role(.dangerSubtle), foreground: .role(.textPrimary)),
        info: BadgeTone(background: .role(.infoSubtle), foreground: .role(.textPrimary)),
        neutral: BadgeTone(background: .role(.surfaceRaised), foreground: .role(.textSecondary))
      )
    )
  }
}
