/// Lengths in points from other units.
public enum Length {
  /// Points of a length relative to the root font size.
  ///
  /// One point is one CSS pixel; `root` is the size of the root font in pixels, which browsers
  /// set to 16.
  public static func rem(_ value: Double, root: Double = 16) -> Double { value * root }
}
