extension Policies {
  /// What a brand goes by whose document has no rules: it forbids nothing, and keeps to what
  /// platforms ask for.
  static let house = Self(
    appearance: .house(.adaptive),
    accentPerView: .house(nil),
    judgementColors: .house([]),
    riskColor: .house(.danger),
    amountTone: .house(.neutral),
    minimumTouchTarget: .house(44),
    gradients: .house(.allowed),
    ground: .house(.unrestricted),
    iconography: .house(.any),
    minimumSymbolSet: .house(nil),
    logo: .house(.placedAsset),
    productNameCase: .house(.asWritten),
    productNameSolidSet: .house(false),
    statusTones: .house(.none),
    asyncButton: .house(.coupled),
    dynamicType: .house(true),
    offTokenColors: .house(.allowed)
  )
}

extension Components {
  /// Every component in its neutral form.
  static let house = Self(
    card: .house(.house),
    overlay: .house(.house),
    screen: .house(.house),
    chip: .house(.house),
    button: .house(.house),
    badge: .house(.house),
    field: .house(.house),
    listRow: .house(.house),
    kpi: .house(.house),
    amount: .house(.house),
    balance: .house(.house),
    messageBubble: .house(.house),
    logo: .house(.house),
    navigationBar: .house(.house),
    tabBar: .house(.house)
  )
}

extension Sourced {
  /// The engine's own choice, which stands nowhere in a brand.
  fileprivate static func house(_ value: Value) -> Self {
    Self(value, Attribution(Origin(.assumed)))
  }
}
