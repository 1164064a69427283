/// What a reference of an expression leads to.
package enum ArithmeticReferent: Hashable, Sendable {
  case quantity(ArithmeticQuantity)
  /// Nothing to compute with, and what it is instead, such as `does not exist` or `is a color`.
  case unusable(because: String)
}
