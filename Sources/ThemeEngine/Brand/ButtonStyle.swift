/// A button in all its variants.
public struct ButtonStyle: StyleGroup, Hashable {
  /// Points.
  public var minHeight: Double
  /// Points.
  public var minWidth: Double
  public var paddingHorizontal: SpaceStep
  public var paddingVertical: SpaceStep
  /// `nil`: a capsule.
  public var radius: RadiusStep?
  public var text: TextUse
  public var variants: ButtonVariants
  public var disabledOpacity: Fraction
  /// Whether a button fills its container unless told otherwise.
  public var fullWidth: Bool
  public var loading: ButtonLoading

  public init(
    minHeight: Double,
    minWidth: Double,
    paddingHorizontal: SpaceStep,
    paddingVertical: SpaceStep,
    radius: RadiusStep?,
    text: TextUse,
    variants: ButtonVariants,
    disabledOpacity: Fraction,
    fullWidth: Bool,
    loading: ButtonLoading
  ) {
    self.minHeight = minHeight
    self.minWidth = minWidth
    self.paddingHorizontal = paddingHorizontal
    self.paddingVertical = paddingVertical
    self.radius = radius
    self.text = text
    self.variants = variants
    self.disabledOpacity = disabledOpacity
    self.fullWidth = fullWidth
    self.loading = loading
  }

  public static let schema = StyleSchema<Self>(
    ("minHeight", \.minHeight),
    ("minWidth", \.minWidth),
    ("paddingHorizontal", \.paddingHorizontal),
    ("paddingVertical", \.paddingVertical),
    ("radius", \.radius),
    ("text", \.text),
    ("variants", \.variants),
    ("disabledOpacity", \.disabledOpacity),
    ("fullWidth", \.fullWidth),
    ("loading", \.loading)
  )
}
