extension BrandTemplate {
  var components: String {
    #"""
    public import ThemeEngine

    extension \#(name.type) {
      /// How components use roles and steps.
      ///
      /// `.stated(style, as: "Card")` where the document describes a component, with
      /// `.assuming { $0.padding }` for the parts that it leaves open.
      public var components: Components {
        Components(
          card: .assumed(
            CardStyle(padding: .lg, radius: .lg, background: .role(.surface), elevation: .card)
          ),
          overlay: .assumed(
            OverlayStyle(radius: .lg, background: .role(.surface), elevation: .overlay)
          ),
          screen: .assumed(
            ScreenStyle(padding: .lg, stackGap: .lg, gridGap: .md, background: .role(.background))
          ),
          chip: .assumed(chip),
          button: .assumed(button),
          badge: .assumed(badge),
          field: .assumed(
            FieldStyle(
              background: .role(.surface),
              foreground: .role(.textPrimary),
              placeholder: .role(.textMuted),
              text: .role(.body),
              radius: .md,
              padding: .md,
              border: BorderUse(width: 1, color: .role(.border)),
              focusBorder: BorderUse(width: 2, color: .role(.focusRing))
            )
          ),
          listRow: .assumed(
            ListRowStyle(
              gap: .md,
              innerGap: .xs,
              paddingVertical: .md,
              title: LabelStyle(text: .role(.body), color: .role(.textPrimary)),
              subtitle: LabelStyle(text: .role(.label), color: .role(.textMuted)),
              trailing: AmountLabelStyle(text: .role(.amount), color: .role(.textPrimary)),
              container: nil
            )
          ),
          kpi: .assumed(
            KPIStyle(
              gap: .xs,
              value: LabelStyle(text: .role(.title), color: .role(.textPrimary)),
              label: LabelStyle(text: .role(.label), color: .role(.textSecondary)),
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
              fractionDigits: nil
            )
          ),
          balance: .assumed(
            BalanceStyle(
              label: LabelStyle(text: .role(.label), color: .role(.textSecondary)),
              value: LabelStyle(text: .role(.amountLarge), color: .role(.textPrimary)),
              currency: LabelStyle(text: .role(.label), color: .role(.textMuted)),
              gap: .xs
            )
          ),
          messageBubble: .assumed(messageBubble),
          logo: .assumed(LogoStyle(kind: .placedAsset, assetFormats: [.pdf])),
          navigationBar: .assumed(NavigationBarStyle(identity: .title, titleText: .role(.display))),
          tabBar: .assumed(TabBarStyle(tint: .role(.accent)))
        )
      }

      private var chip: ChipStyle {
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
              pressedBackground: .role(.surface),
              foreground: .role(.accentText)
            ),
            destructive: ButtonVariant(
              background: .role(.danger),
              pressedBackground: .role(.danger),
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
        func tone(_ background: ColorRole) -> BadgeTone {
          BadgeTone(background: .role(background), foreground: .role(.textPrimary))
        }
        return BadgeStyle(
          radius: nil,
          paddingHorizontal: .sm,
          paddingVertical: .xs,
          text: .role(.caption),
          tones: BadgeTones(
            accent: tone(.accentSubtle),
            success: tone(.successSubtle),
            warning: tone(.warningSubtle),
            danger: tone(.dangerSubtle),
            info: tone(.infoSubtle),
            neutral: BadgeTone(background: .role(.surfaceRaised), foreground: .role(.textSecondary))
          )
        )
      }

      private var messageBubble: MessageBubbleStyle {
        MessageBubbleStyle(
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
    }

    """#
  }
}
