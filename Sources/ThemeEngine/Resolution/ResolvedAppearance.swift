/// What a theme was resolved for, and what had been asked for.
public struct ResolvedAppearance: Hashable, Sendable {
  public let appearance: Appearance
  /// The scheme that was asked for, or preferred where none was.
  public let requestedScheme: Scheme
  /// Whether the brand has this one scheme only.
  public let pinned: Bool

  package init(_ appearance: Appearance, requestedScheme: Scheme, pinned: Bool) {
    self.appearance = appearance
    self.requestedScheme = requestedScheme
    self.pinned = pinned
  }

  /// What a policy makes of a request; contrast, text size and platform always pass through.
  package init(_ request: AppearanceRequest, _ policy: AppearancePolicy) {
    let requested = request.scheme ?? policy.preferred
    let pinned = policy.mode == .pinned
    appearance = Appearance(
      pinned ? policy.preferred : requested,
      request.contrast,
      textSize: request.textSize,
      platform: request.platform
    )
    requestedScheme = requested
    self.pinned = pinned
  }
}
