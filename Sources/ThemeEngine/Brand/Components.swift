/// The third tier: one style for each component, in roles only; a brand answers all.
public struct Components: StyleGroup {
  public var card: Sourced<CardStyle>
  public var overlay: Sourced<OverlayStyle>
  public var screen: Sourced<ScreenStyle>
  public var chip: Sourced<ChipStyle>
  public var button: Sourced<ButtonStyle>
  public var badge: Sourced<BadgeStyle>
  public var field: Sourced<FieldStyle>
  public var listRow: Sourced<ListRowStyle>
  public var kpi: Sourced<KPIStyle>
  public var amount: Sourced<AmountStyle>
  public var balance: Sourced<BalanceStyle>
  public var messageBubble: Sourced<MessageBubbleStyle>
  public var logo: Sourced<LogoStyle>
  public var navigationBar: Sourced<NavigationBarStyle>
  public var tabBar: Sourced<TabBarStyle>

  public init(
    card: Sourced<CardStyle>,
    overlay: Sourced<OverlayStyle>,
    screen: Sourced<ScreenStyle>,
    chip: Sourced<ChipStyle>,
    button: Sourced<ButtonStyle>,
    badge: Sourced<BadgeStyle>,
    field: Sourced<FieldStyle>,
    listRow: Sourced<ListRowStyle>,
    kpi: Sourced<KPIStyle>,
    amount: Sourced<AmountStyle>,
    balance: Sourced<BalanceStyle>,
    messageBubble: Sourced<MessageBubbleStyle>,
    logo: Sourced<LogoStyle>,
    navigationBar: Sourced<NavigationBarStyle>,
    tabBar: Sourced<TabBarStyle>
  ) {
    self.card = card
    self.overlay = overlay
    self.screen = screen
    self.chip = chip
    self.button = button
    self.badge = badge
    self.field = field
    self.listRow = listRow
    self.kpi = kpi
    self.amount = amount
    self.balance = balance
    self.messageBubble = messageBubble
    self.logo = logo
    self.navigationBar = navigationBar
    self.tabBar = tabBar
  }

  public static let schema = StyleSchema<Self>(
    ("card", \.card),
    ("overlay", \.overlay),
    ("screen", \.screen),
    ("chip", \.chip),
    ("button", \.button),
    ("badge", \.badge),
    ("field", \.field),
    ("listRow", \.listRow),
    ("kpi", \.kpi),
    ("amount", \.amount),
    ("balance", \.balance),
    ("messageBubble", \.messageBubble),
    ("logo", \.logo),
    ("navigationBar", \.navigationBar),
    ("tabBar", \.tabBar)
  )
}
