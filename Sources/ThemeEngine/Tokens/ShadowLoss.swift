/// What a platform's shadows cannot express.
public enum ShadowLoss: Hashable, Sendable {
  /// No radius gives this deviation in points; the nearest was taken.
  case noExactBlur(sigma: Double)
  /// The platform's shadows have no spread; this one, in points, was left out.
  case spreadDropped(points: Double)
}
