/// The size and the leading (line height) of a text style, in points.
public struct TextMetrics: Hashable, Sendable {
  public let size: Double
  public let leading: Double

  public init(size: Double, leading: Double) {
    self.size = size
    self.leading = leading
  }
}
