public import ThemeEngine

extension YaniPay {
  public var policies: Policies {
    Policies(
      appearance: .stated(.adaptive, as: "light and dark modes"),
      accentPerView: .assumed(nil),
      judgementColors: .assumed([]),
      riskColor: .assumed(.danger),
      amountTone: .stated(.signed, as: "signed amounts"),
      minimumTouchTarget: .stated(44, as: "minimumTouchTarget"),
      gradients: .assumed(.allowed),
      ground: .assumed(.unrestricted),
      iconography: .stated(.sfSymbolsOnly, as: "SF Symbols only"),
      minimumSymbolSet: .stated("SF Symbols 6", as: "SF Symbols 6"),
      logo: .assumed(.placedAsset),
      productNameCase: .assumed(.asWritten),
      productNameSolidSet: .assumed(true),
      statusTones: .assumed(.none),
      asyncButton: .assumed(.coupled),
      dynamicType: .stated(true, as: "Dynamic Type"),
      offTokenColors: .assumed(.rejected)
    )
  }
}
