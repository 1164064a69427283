/// The bar at the top of a screen.
public struct NavigationBarStyle: StyleGroup, Hashable {
  public var identity: NavigationIdentity
  public var titleText: TextUse

  public init(
    identity: NavigationIdentity,
    titleText: TextUse
  ) {
    self.identity = identity
    self.titleText = titleText
  }

  public static let schema = StyleSchema<Self>(
    ("identity", \.identity),
    ("titleText", \.titleText)
  )
}

/// What tells the brand in a navigation bar.
public enum NavigationIdentity: String, StyleWord { case logo, title }
