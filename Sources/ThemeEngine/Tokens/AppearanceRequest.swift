/// What a caller asks for; a brand may be pinned to another scheme.
public struct AppearanceRequest: Hashable, Sendable {
  /// `nil`: the one that the brand prefers.
  public var scheme: Scheme?
  public var contrast: Contrast
  public var textSize: TextSizeCategory
  public var platform: Platform

  public init(
    _ scheme: Scheme? = nil,
    _ contrast: Contrast = .standard,
    textSize: TextSizeCategory = .large,
    platform: Platform = .ios
  ) {
    self.scheme = scheme
    self.contrast = contrast
    self.textSize = textSize
    self.platform = platform
  }

  /// Both schemes in both contrasts, at the default text size on iOS.
  public static let principal: [Self] = Scheme.allCases.flatMap { scheme in
    Contrast.allCases.map { Self(scheme, $0) }
  }
}
