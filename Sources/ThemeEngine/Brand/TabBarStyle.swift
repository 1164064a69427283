/// The bar that switches between screens.
public struct TabBarStyle: StyleGroup, Hashable {
  public var tint: ColorUse

  public init(
    tint: ColorUse
  ) {
    self.tint = tint
  }

  public static let schema = StyleSchema<Self>(
    ("tint", \.tint)
  )
}
