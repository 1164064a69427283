/// A number with an optional unit, what an expression is computed from and what it results in.
package struct ArithmeticQuantity: Hashable, Sendable {
  package var value: Double
  /// Nil for a bare number.
  package var unit: ArithmeticUnit?

  package init(_ value: Double, _ unit: ArithmeticUnit? = nil) {
    self.value = value
    self.unit = unit
  }

  /// The magnitudes that are computed with, besides 0; anything else is a slip or an attack.
  package static let range = 1e-30...1e30

  /// The same quantity, without a sign on zero.
  ///
  /// - Throws: `outOfRange` for what isn't 0, not within `range` or not finite.
  func checked() throws(ArithmeticErrorKind) -> Self {
    if value == 0 { return Self(0, unit) }
    guard Self.range.contains(value.magnitude) else { throw .outOfRange(value) }
    return self
  }
}

extension ArithmeticQuantity: CustomStringConvertible {
  /// The number and its unit without a blank between them.
  package var description: String { DecimalText.string(value) + (unit?.rawValue ?? "") }
}
