extension ColorValue {
  /// The colour with its alpha multiplied by an opacity of 0…1, which is clamped; opacity 1 changes
  /// nothing.
  public func multiplyingAlpha(by opacity: Double) -> ColorValue {
    if opacity == 1 { return self }
    let factor = opacity.isFinite ? min(max(opacity, 0), 1) : 0
    return withAlpha(alpha * factor)
  }

  /// The colour with another alpha, kept as given.
  public func withAlpha(_ alpha: Double) -> ColorValue {
    var copy = self
    copy.alpha = alpha
    return copy
  }

  /// The colour laid over a backdrop: source-over with gamma-encoded sRGB channels, as browsers do.
  ///
  /// An opaque colour, and any colour over a transparent backdrop, is returned as it is, in its own
  /// space; a transparent one gives the backdrop as it is. Else the result is in sRGB, not rounded
  /// and not clipped, so wide colours stay wide, with the union of both alphas. Formula: W3C
  /// Compositing 1, simple alpha compositing.
  public func composited(over backdrop: ColorValue) -> ColorValue {
    let sourceAlpha = clampedAlpha
    let backdropAlpha = backdrop.clampedAlpha
    if sourceAlpha == 1 { return self }
    if sourceAlpha == 0 { return backdrop }
    if backdropAlpha == 0 { return self }
    let source = converted(to: .srgb).components
    let ground = backdrop.converted(to: .srgb).components
    let groundShare = backdropAlpha * (1 - sourceAlpha)
    let union = sourceAlpha + groundShare
    let blended = (source * sourceAlpha + ground * groundShare) / union
    return ColorValue(.srgb, blended, alpha: union)
  }

  private var clampedAlpha: Double {
    min(max(finite.alpha, 0), 1)
  }
}
