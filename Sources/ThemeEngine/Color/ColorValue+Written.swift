extension ColorValue {
  /// The word that documents write for a missing component.
  package static let missingWord = "none"

  /// A colour from components as documents write them: a number, or a text that says that the
  /// component is missing.
  ///
  /// Nil unless there are three, each a number or that text.
  package init?(
    _ space: ColorSpace,
    written parts: [(number: Double?, text: String?)],
    alpha: Double
  ) {
    guard parts.count == 3 else { return nil }
    var components = SIMD3<Double>.zero
    var missing: MissingComponents = []
    for (index, part) in parts.enumerated() {
      if let number = part.number {
        components[index] = number
      } else if part.text == Self.missingWord {
        missing.insert(MissingComponents(index: index))
      } else {
        return nil
      }
    }
    self.init(
      space,
      components.x,
      components.y,
      components.z,
      alpha: alpha,
      missing: missing
    )
  }
}
