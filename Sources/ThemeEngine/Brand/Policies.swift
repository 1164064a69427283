/// What a brand allows and forbids.
public struct Policies: StyleGroup {
  public var appearance: Sourced<AppearancePolicy>
  /// How often the accent may stand in one view; `nil`: no limit.
  public var accentPerView: Sourced<Int?>
  /// Roles that stand only on judgements; empty: no restriction.
  public var judgementColors: Sourced<[ColorRole]>
  /// The role of every risk.
  public var riskColor: Sourced<ColorRole>
  public var amountTone: Sourced<AmountTone>
  /// Points, both ways.
  public var minimumTouchTarget: Sourced<Double>
  public var gradients: Sourced<Permission>
  public var ground: Sourced<GroundPolicy>
  public var iconography: Sourced<Iconography>
  public var minimumSymbolSet: Sourced<String?>
  public var logo: Sourced<LogoKind>
  public var productNameCase: Sourced<ProductNameCase>
  /// Whether the product name is written without spaces.
  public var productNameSolidSet: Sourced<Bool>
  public var statusTones: Sourced<StatusTones>
  public var asyncButton: Sourced<AsyncButton>
  /// Whether text follows the user's text size.
  public var dynamicType: Sourced<Bool>
  public var offTokenColors: Sourced<OffTokenColors>

  public init(
    appearance: Sourced<AppearancePolicy>,
    accentPerView: Sourced<Int?>,
    judgementColors: Sourced<[ColorRole]>,
    riskColor: Sourced<ColorRole>,
    amountTone: Sourced<AmountTone>,
    minimumTouchTarget: Sourced<Double>,
    gradients: Sourced<Permission>,
    ground: Sourced<GroundPolicy>,
    iconography: Sourced<Iconography>,
    minimumSymbolSet: Sourced<String?>,
    logo: Sourced<LogoKind>,
    productNameCase: Sourced<ProductNameCase>,
    productNameSolidSet: Sourced<Bool>,
    statusTones: Sourced<StatusTones>,
    asyncButton: Sourced<AsyncButton>,
    dynamicType: Sourced<Bool>,
    offTokenColors: Sourced<OffTokenColors>
  ) {
    self.appearance = appearance
    self.accentPerView = accentPerView
    self.judgementColors = judgementColors
    self.riskColor = riskColor
    self.amountTone = amountTone
    self.minimumTouchTarget = minimumTouchTarget
    self.gradients = gradients
    self.ground = ground
    self.iconography = iconography
    self.minimumSymbolSet = minimumSymbolSet
    self.logo = logo
    self.productNameCase = productNameCase
    self.productNameSolidSet = productNameSolidSet
    self.statusTones = statusTones
    self.asyncButton = asyncButton
    self.dynamicType = dynamicType
    self.offTokenColors = offTokenColors
  }

  public static let schema = StyleSchema<Self>(
    ("appearance", \.appearance),
    ("accentPerView", \.accentPerView),
    ("judgementColors", \.judgementColors),
    ("riskColor", \.riskColor),
    ("amountTone", \.amountTone),
    ("minimumTouchTarget", \.minimumTouchTarget),
    ("gradients", \.gradients),
    ("ground", \.ground),
    ("iconography", \.iconography),
    ("minimumSymbolSet", \.minimumSymbolSet),
    ("logo", \.logo),
    ("productNameCase", \.productNameCase),
    ("productNameSolidSet", \.productNameSolidSet),
    ("statusTones", \.statusTones),
    ("asyncButton", \.asyncButton),
    ("dynamicType", \.dynamicType),
    ("offTokenColors", \.offTokenColors)
  )
}
