extension ColorValue {
  /// The same colour in another space, neither rounded nor mapped into its gamut; the alpha is
  /// kept.
  ///
  /// A powerless hue (that of a grey) is 0. Converting to the own space returns the colour itself
  /// if its numbers are finite. The formulas are those of CSS Color 4.
  public func converted(to target: ColorSpace) -> ColorValue {
    let source = finite
    let components = source.space.convert(source.components, to: target)
    return ColorValue(target, components, alpha: source.alpha).finite
  }
}
