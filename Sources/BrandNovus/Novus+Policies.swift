public import ThemeEngine

extension Novus {
  public var policies: Policies {
    Policies(
      appearance: .stated(
        .adaptive(preferenceKey: "novus-theme", values: ["system", "light", "dark"]),
        as: "dual trigger"
      ),
      accentPerView: .stated(1, as: "one accent per view"),
      judgementColors: .stated([.success, .warning], as: "judgements only"),
      riskColor: .stated(.danger, as: "risk always red"),
      amountTone: .stated(.neutral, as: "amounts always neutral"),
      minimumTouchTarget: .stated(44, as: "touch targets"),
      gradients: .stated(.forbidden, as: "no gradients"),
      ground: .stated(.whiteOrNearBlack, as: "white (or near-black) ground"),
      iconography: .stated(.placedMarks, as: "SF Symbols never substitute for a mark"),
      minimumSymbolSet: .assumed(nil),
      logo: .stated(.placedAsset, as: "logos are placed assets"),
      productNameCase: .stated(.lowercase, as: "lowercase"),
      productNameSolidSet: .stated(true, as: "solid-set"),
      statusTones: .assumed(.none),
      asyncButton: .assumed(.coupled),
      dynamicType: .stated(true, as: "respect Dynamic Type"),
      offTokenColors: .stated(.rejected, as: "the build rejects them")
    )
  }
}
