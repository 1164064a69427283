extension ColorValue {
  /// The same colour in another space, neither rounded nor mapped into its gamut; the alpha is
  /// kept.
  ///
  /// A powerless hue (that of a grey) is 0. Converting to the own space returns the colour itself
  /// if its numbers are finite, with what is missing of it. In another space nothing is missing: a
  /// missing component counts as 0, and what CSS Color 4 carries forward between analogous
  /// components, which it does for interpolation alone, is not. The formulas are those of CSS Color
  /// 4.
  public func converted(to target: ColorSpace) -> ColorValue {
    let source = finite
    if source.space == target { return source }
    let components = source.space.convert(source.components, to: target)
    return ColorValue(target, components, alpha: source.alpha).finite
  }
}
