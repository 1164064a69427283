/// Flutter and Android turn a radius r into the deviation 0.57735 r + 0.5, and any r of 0 or less
/// into 0.
///
/// So a deviation between 0 and 0.5 has no radius, and 0.5 itself only the limit of positive radii.
extension Blur {
  private static let slope = 0.57735
  private static let offset = 0.5
  /// Stands for the limit at the offset: still a blur, and within 1e-9 of it.
  private static let smallestRadius = 1e-10

  /// A blur by `blurRadius` of Flutter's `BoxShadow` in logical pixels.
  public static func flutter(_ radius: Double) -> Blur {
    android(radius, density: 1)
  }

  /// A blur by the radius in dp of Compose's `dropShadow`; the formula works in device pixels,
  /// `density` a dp.
  ///
  /// No blur where the density is not a positive number.
  public static func android(_ radius: Double, density: Double) -> Blur {
    guard radius > 0, density > 0, density.isFinite else { return .sigma(0) }
    return .sigma(slope * radius + offset / density)
  }

  /// The radius in logical pixels; nil where none gives this blur (`sigma` above 0 and below 0.5).
  public var flutter: Double? {
    android(density: 1)
  }

  /// The radius in dp; nil where none gives this blur (under half a device pixel) or the density is
  /// not positive.
  public func android(density: Double) -> Double? {
    guard density > 0, density.isFinite else { return nil }
    if sigma == 0 { return 0 }
    let floor = Self.offset / density
    guard sigma >= floor else { return nil }
    let radius = max((sigma - floor) / Self.slope, Self.smallestRadius)
    return radius.isFinite ? radius : nil
  }

  /// The radius in dp whose blur is nearest: the exact one where there is one, else no blur or the
  /// smallest.
  func nearestAndroid(density: Double) -> Double {
    if let exact = android(density: density) { return exact }
    guard density > 0, density.isFinite else { return 0 }
    return sigma * 2 < Self.offset / density ? 0 : Self.smallestRadius
  }
}
