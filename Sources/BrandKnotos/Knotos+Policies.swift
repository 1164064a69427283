public import ThemeEngine

extension Knotos {
  public var policies: Policies {
    Policies(
      appearance: .stated(.darkFirst, as: "dark-first"),
      accentPerView: .assumed(nil),
      judgementColors: .assumed([]),
      riskColor: .assumed(.danger),
      amountTone: .assumed(.neutral),
      minimumTouchTarget: .assumed(44),
      gradients: .assumed(.allowed),
      ground: .assumed(.unrestricted),
      iconography: .assumed(.any),
      minimumSymbolSet: .assumed(nil),
      logo: .stated(.drawn, as: "KnotLogo"),
      productNameCase: .assumed(.asWritten),
      productNameSolidSet: .assumed(true),
      statusTones: .assumed(.none),
      asyncButton: .assumed(.coupled),
      dynamicType: .stated(false, as: ".system(size:weight:design:)"),
      offTokenColors: .stated(.rejected, as: "no hex in views")
    )
  }
}
