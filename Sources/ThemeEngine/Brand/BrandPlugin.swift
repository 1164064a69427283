/// A brand as its author writes it.
///
/// Every requirement is total: a role, step, level or component that is left out doesn't compile.
public protocol BrandPlugin: Sendable {
  associatedtype Palette: PaletteTokens
  associatedtype Extra: ExtraTokens = NoExtras

  var identity: BrandIdentity { get }
  /// The fonts that the brand's apps bundle; empty for system fonts only.
  var fonts: Sourced<[CustomFont]> { get }
  func color(_ role: ColorRole) -> ColorAnswer<Palette>
  func text(_ role: TextRole) -> TextAnswer
  /// Points.
  func space(_ step: SpaceStep) -> Sourced<Double>
  /// Points.
  func radius(_ step: RadiusStep) -> Sourced<Double>
  func elevation(_ level: ElevationLevel) -> ElevationAnswer<Palette>
  var components: Components { get }
  var policies: Policies { get }
}
