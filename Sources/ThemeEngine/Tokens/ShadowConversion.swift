/// A shadow's blur and spread in one platform's numbers, with what the platform cannot express.
public struct ShadowConversion: Hashable, Sendable {
  /// The platform's blur number; the nearest one where none is exact.
  public let blur: Double
  /// The spread in points; 0 where the platform has none.
  public let spread: Double
  /// Empty where the conversion is exact.
  public let losses: [ShadowLoss]

  /// Converts to the numbers of a platform.
  ///
  /// `density` is device pixels a dp and matters on Android alone; where it is not positive no
  /// radius is exact. A spread that is not finite counts as 0.
  public init(blur: Blur, spread: Double, platform: ShadowPlatform, density: Double = 1) {
    var losses: [ShadowLoss] = []
    func nearest(_ density: Double) -> Double {
      if blur.android(density: density) == nil { losses.append(.noExactBlur(sigma: blur.sigma)) }
      return blur.nearestAndroid(density: density)
    }
    switch platform {
    case .css: self.blur = blur.css
    case .cssFilter: self.blur = blur.sigma
    case .swiftUI, .coreAnimation: self.blur = blur.swiftUI
    case .reactNative: self.blur = blur.reactNativeBoxShadow
    case .reactNativeLegacy: self.blur = blur.reactNativeShadowRadius
    case .flutter: self.blur = nearest(1)
    case .androidCompose: self.blur = nearest(density)
    }
    let stated = spread.isFinite ? spread : 0
    self.spread = platform.supportsSpread ? stated : 0
    if stated != 0, !platform.supportsSpread { losses.append(.spreadDropped(points: stated)) }
    self.losses = losses
  }
}
