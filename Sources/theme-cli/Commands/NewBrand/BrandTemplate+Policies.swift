extension BrandTemplate {
  var policies: String {
    #"""
    public import ThemeEngine

    extension \#(name.type) {
      /// What the brand allows and forbids.
      ///
      /// `.stated(1, as: "one accent per view")` where its document has the rule.
      public var policies: Policies {
        Policies(
          // `.adaptive`, `.darkFirst`, `.pinned(.light)`, or adaptive with a stored choice.
          appearance: .assumed(.adaptive),
          // How often the accent may stand in one view; nil for no limit.
          accentPerView: .assumed(nil),
          // Roles that stand only on judgements; empty for no restriction.
          judgementColors: .assumed([]),
          riskColor: .assumed(.danger),
          // `.signed` lets the colour of an amount tell its sign.
          amountTone: .assumed(.neutral),
          minimumTouchTarget: .assumed(44),
          gradients: .assumed(.allowed),
          ground: .assumed(.unrestricted),
          iconography: .assumed(.any),
          minimumSymbolSet: .assumed(nil),
          logo: .assumed(.placedAsset),
          productNameCase: .assumed(.asWritten),
          productNameSolidSet: .assumed(false),
          // The tone of each status of the brand's apps: StatusTones(Status.self).
          statusTones: .assumed(.none),
          asyncButton: .assumed(.coupled),
          dynamicType: .assumed(true),
          offTokenColors: .assumed(.rejected)
        )
      }
    }

    """#
  }
}
