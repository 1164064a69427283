extension ColorValue {
  /// The CIEDE2000 difference, 0 for equal colours; about 1 is just visible.
  ///
  /// Compares the values of CSS `lab`, that is against the D50 white; the alpha is ignored, nothing
  /// is mapped into a gamut.
  public func difference(from other: ColorValue) -> Double {
    CIEDE2000.difference(
      converted(to: .lab).components,
      other.converted(to: .lab).components
    )
  }
}
