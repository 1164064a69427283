extension Double {
  /// Below this chroma (or range of the RGB channels) a hue is noise: it is powerless and reads as
  /// 0.
  ///
  /// Far below any colour that was written down, and above what conversion leaves on a grey, so
  /// round trips keep nine decimals.
  static let powerlessChroma = 1e-10

  /// The same angle in 0..<360.
  var normalizedDegrees: Double {
    let remainder = truncatingRemainder(dividingBy: 360)
    let positive = remainder < 0 ? remainder + 360 : remainder
    return positive >= 360 ? 0 : positive
  }
}
