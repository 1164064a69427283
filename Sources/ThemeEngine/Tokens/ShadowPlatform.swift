/// A way to draw a shadow, each with its own meaning of the blur number.
public enum ShadowPlatform: String, CaseIterable, Hashable, Sendable {
  /// CSS `box-shadow`.
  case css
  /// CSS `filter: drop-shadow()`.
  case cssFilter
  /// SwiftUI `shadow(color:radius:x:y:)`.
  case swiftUI
  /// Core Animation's `shadowRadius`.
  case coreAnimation
  /// React Native `boxShadow`.
  case reactNative
  /// React Native `shadowRadius`.
  case reactNativeLegacy
  /// Flutter `BoxShadow`.
  case flutter
  /// Jetpack Compose `dropShadow`.
  case androidCompose

  /// Whether the shadow can be larger or smaller than what casts it.
  public var supportsSpread: Bool {
    switch self {
    case .css, .reactNative, .flutter, .androidCompose: true
    case .cssFilter, .swiftUI, .coreAnimation, .reactNativeLegacy: false
    }
  }
}
