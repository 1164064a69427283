/// What a theme is resolved for.
public struct Appearance: Hashable, Sendable {
  public var scheme: Scheme
  public var contrast: Contrast
  public var textSize: TextSizeCategory
  public var platform: Platform

  public init(
    _ scheme: Scheme,
    _ contrast: Contrast = .standard,
    textSize: TextSizeCategory = .large,
    platform: Platform = .ios
  ) {
    self.scheme = scheme
    self.contrast = contrast
    self.textSize = textSize
    self.platform = platform
  }
}

extension Appearance: CustomStringConvertible {
  /// The part of a theme reference after its `@`; what is at its usual value is left out.
  public var description: String {
    var parts = [scheme.rawValue]
    if contrast != .standard { parts.append(contrast.rawValue) }
    if textSize != .large { parts.append("text=\(textSize.rawValue)") }
    if platform != .ios { parts.append("platform=\(platform.rawValue)") }
    return parts.joined(separator: "+")
  }
}
