public import ThemeEngine

extension Novus {
  public var components: Components {
    Components(
      card: .stated(
        CardStyle(padding: .lg, radius: .lg, background: .role(.surface), elevation: .card),
        as: "NovusCard"
      ),
      overlay: .assumed(.house),
      screen: .stated(
        ScreenStyle(padding: .lg, stackGap: .lg, gridGap: .md, background: .role(.background)),
        as: "DashboardView"
      ),
      chip: .stated(
        ChipStyle(
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
        ),
        as: "NovusChip"
      ).assuming {
        $0.background
        $0.foreground
        $0.wraps
        $0.lineSpacing
      },
      button: .stated(button, as: ".borderedProminent")
        .assuming {
          $0.paddingHorizontal
          $0.paddingVertical
          $0.radius
          $0.text
          $0.variants.primary.pressedBackground
          $0.variants.primary.foreground
          $0.variants.secondary
          $0.variants.destructive
          $0.variants.highlight
          $0.disabledOpacity
          $0.fullWidth
          $0.loading
        },
      badge: .assumed(.house),
      field: .assumed(.house),
      listRow: .stated(
        ListRowStyle(
          gap: .md,
          innerGap: .xs,
          paddingVertical: .md,
          title: LabelStyle(text: .role(.body, weight: .bold), color: .role(.textPrimary)),
          subtitle: LabelStyle(text: .role(.label), color: .role(.textMuted)),
          trailing: AmountLabelStyle(text: .role(.amount), color: .role(.textPrimary)),
          container: .card
        ),
        as: "Row"
      ).assuming { $0.innerGap },
      kpi: .stated(
        KPIStyle(
          gap: .xs,
          value: LabelStyle(text: .role(.title), color: .role(.textPrimary)),
          label: LabelStyle(text: .role(.label), color: .role(.textSecondary)),
          container: .card
        ),
        as: "Kpi"
      ),
      amount: .stated(
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
          fractionDigits: nil
        ),
        as: "amounts stay neutral"
      ).assuming {
        $0.text.large
        $0.text.small
        $0.minorUnits
        $0.fractionDigits
      },
      balance: .assumed(.house),
      messageBubble: .assumed(.house),
      logo: .stated(LogoStyle(kind: .placedAsset, assetFormats: [.pdf, .png]), as: "logos/"),
      navigationBar: .stated(
        NavigationBarStyle(identity: .logo, titleText: .role(.display)),
        as: "placed novapay lockup"
      ).assuming { $0.titleText },
      tabBar: .assumed(.house)
    )
  }

  private var button: ButtonStyle {
    ButtonStyle(
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
}
