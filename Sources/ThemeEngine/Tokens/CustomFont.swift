/// A font that a brand's apps bundle.
public struct CustomFont: Hashable, Sendable {
  public var family: String
  /// PostScript names by weight.
  public var faces: [FontWeight: String]

  public init(_ family: String, faces: [FontWeight: String]) {
    self.family = family
    self.faces = faces
  }
}
