public import ThemeEngine

extension YaniPay {
  public var components: Components {
    Components(
      card: .stated(
        CardStyle(padding: .lg, radius: .lg, background: nil, elevation: .card),
        as: "premiumCard"
      ),
      overlay: .stated(
        OverlayStyle(radius: .md, background: nil, elevation: .overlay),
        as: "glassmorphism"
      ),
      screen: .assumed(.house),
      chip: .assumed(
        ChipStyle(
          dotSize: 8,
          gap: .xs,
          paddingHorizontal: .md,
          paddingVertical: .xs,
          radius: nil,
          border: BorderUse(width: 1, color: .role(.border)),
          background: .role(.surface),
          text: .role(.label),
          foreground: .role(.textPrimary),
          defaultTone: .textSecondary,
          wraps: false,
          lineSpacing: nil
        )
      ),
      button: .stated(button, as: "minimumTouchTarget")
        .assuming {
          $0.paddingHorizontal
          $0.paddingVertical
          $0.radius
          $0.text
          $0.variants.primary.pressedBackground
          $0.variants.primary.foreground
          $0.variants.secondary
          $0.variants.destructive.pressedBackground
          $0.variants.destructive.foreground
          $0.variants.highlight
          $0.disabledOpacity
          $0.fullWidth
          $0.loading
        },
      badge: .assumed(.house),
      field: .assumed(
        FieldStyle(
          background: .role(.surface),
          foreground: .role(.textPrimary),
          placeholder: .role(.textPrimary, opacity: 0.64),
          text: .role(.body),
          radius: .md,
          padding: .md,
          border: BorderUse(width: 1, color: .role(.textPrimary, opacity: 0.5)),
          focusBorder: BorderUse(width: 2, color: .role(.focusRing))
        )
      ),
      listRow: .stated(
        ListRowStyle(
          gap: .md,
          innerGap: .xs,
          paddingVertical: .md,
          title: LabelStyle(text: .role(.body, weight: .medium), color: .role(.textPrimary)),
          subtitle: LabelStyle(text: .role(.caption), color: .role(.textSecondary)),
          trailing: AmountLabelStyle(text: .role(.amount), color: nil),
          container: .card
        ),
        as: "TransactionCard"
      ).assuming {
        $0.gap
        $0.paddingVertical
        $0.title.color
      },
      kpi: .assumed(
        KPIStyle(
          gap: .xs,
          value: LabelStyle(text: .role(.title), color: .role(.textPrimary)),
          label: LabelStyle(text: .role(.caption), color: .role(.textPrimary, opacity: 0.64)),
          container: .card
        )
      ),
      amount: .stated(
        AmountStyle(
          text: AmountTexts(
            large: .role(.amountLarge),
            regular: .role(.amount),
            small: .role(.amountSmall)
          ),
          positive: .role(.success),
          zero: .role(.success),
          negative: .role(.danger),
          minorUnits: 100,
          fractionDigits: 2
        ),
        as: "signed amounts"
      ),
      balance: .stated(
        BalanceStyle(
          label: LabelStyle(text: .role(.caption), color: .role(.textSecondary)),
          value: LabelStyle(text: .role(.amountLarge), color: .role(.accent)),
          currency: LabelStyle(text: .role(.callout), color: .role(.textMuted)),
          gap: .xs
        ),
        as: "WalletBalanceView"
      ),
      messageBubble: .assumed(
        MessageBubbleStyle(
          sent: BubbleStyle(
            background: .role(.accent),
            foreground: .role(.onAccent),
            border: nil
          ),
          received: BubbleStyle(
            background: .role(.surface),
            foreground: .role(.textPrimary),
            border: nil
          ),
          text: .role(.body),
          radius: .lg,
          padding: .md
        )
      ),
      logo: .assumed(.house),
      navigationBar: .assumed(
        NavigationBarStyle(identity: .title, titleText: .role(.display))
      ),
      tabBar: .stated(TabBarStyle(tint: .role(.accent)), as: "TabBarView tint")
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
          background: .role(.accentSubtle),
          pressedBackground: .role(.accent, opacity: 0.24),
          foreground: .role(.textPrimary)
        ),
        destructive: ButtonVariant(
          background: .role(.danger),
          pressedBackground: .role(.danger, lightness: -0.04),
          foreground: .role(.onDanger)
        ),
        highlight: nil
      ),
      disabledOpacity: 0.4,
      fullWidth: false,
      loading: ButtonLoading(acceptsTaps: false, keepsSize: true)
    )
  }
}
