/// An operator between two operands.
package enum ArithmeticOperator: String, CaseIterable, Hashable, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case power = "^"

  /// How closely a minus sign before an operand binds: `-2 ^ 2` is -4, `-2 * 3` is (-2) * 3.
  static let signPrecedence = 3

  /// How closely it binds; more binds closer.
  var precedence: Int {
    switch self {
    case .add, .subtract: 1
    case .multiply, .divide, .remainder: 2
    case .power: 4
    }
  }

  /// Whether `a ∘ b ∘ c` is `a ∘ (b ∘ c)`.
  var groupsToTheRight: Bool { self == .power }
}
