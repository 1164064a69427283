/// A shadow's blur, whose one stored meaning is the standard deviation of a Gaussian in points.
///
/// Each platform's number is a view of it. Numbers that are negative or not finite mean no blur.
public struct Blur: Hashable, Sendable {
  /// The standard deviation in points, at least 0.
  public let sigma: Double

  private init(_ sigma: Double) {
    // The limit keeps the doubled number finite.
    self.sigma = sigma.isFinite && sigma > 0 ? min(sigma, .greatestFiniteMagnitude / 2) : 0
  }

  /// A blur by its standard deviation: SVG's `stdDeviation`, the length of CSS `drop-shadow()`.
  public static func sigma(_ sigma: Double) -> Blur { Blur(sigma) }

  /// A blur by the blur radius of CSS `box-shadow` and `text-shadow`, twice the deviation (CSS
  /// Backgrounds 3).
  public static func css(_ radius: Double) -> Blur { Blur(radius / 2) }

  /// A blur by the radius of SwiftUI's `shadow` and Core Animation's `shadowRadius`, the deviation
  /// itself.
  public static func swiftUI(_ radius: Double) -> Blur { Blur(radius) }

  /// A blur by `blurRadius` of React Native's `boxShadow`, which is CSS's number.
  public static func reactNativeBoxShadow(_ radius: Double) -> Blur { Blur(radius / 2) }

  /// A blur by React Native's older `shadowRadius`, which is Core Animation's number.
  public static func reactNativeShadowRadius(_ radius: Double) -> Blur { Blur(radius) }

  public var css: Double { sigma * 2 }
  public var swiftUI: Double { sigma }
  public var reactNativeBoxShadow: Double { sigma * 2 }
  public var reactNativeShadowRadius: Double { sigma }
}
