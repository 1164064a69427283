#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension ArithmeticOperator {
  /// The result of the operator, not yet checked for its range.
  func applied(
    _ left: ArithmeticQuantity,
    _ right: ArithmeticQuantity
  ) throws(ArithmeticErrorKind) -> ArithmeticQuantity {
    switch self {
    case .add:
      let unit = try left.commonUnit(with: right)
      return ArithmeticQuantity(left.value.decimalSum(with: right.value), unit)
    case .subtract:
      let unit = try left.commonUnit(with: right)
      return ArithmeticQuantity(left.value.decimalSum(with: -right.value), unit)
    case .multiply:
      if let unit = left.unit, let other = right.unit { throw .unitsMultiplied(unit, other) }
      return ArithmeticQuantity(left.value * right.value, left.unit ?? right.unit)
    case .divide:
      if let unit = right.unit, unit != left.unit {
        throw .unitInDivisor(unit, dividend: left.unit)
      }
      if right.value == 0 { throw .divisionByZero }
      return ArithmeticQuantity(left.value / right.value, right.unit == nil ? left.unit : nil)
    case .remainder:
      let unit = try left.commonUnit(with: right)
      if right.value == 0 { throw .divisionByZero }
      return ArithmeticQuantity(left.value.decimalRemainder(dividingBy: right.value), unit)
    case .power:
      if let unit = left.unit ?? right.unit { throw .unitInPower(unit) }
      return ArithmeticQuantity(try Self.power(left.value, right.value))
    }
  }

  private static func power(
    _ base: Double,
    _ exponent: Double
  ) throws(ArithmeticErrorKind) -> Double {
    guard exponent.magnitude <= 100 else { throw .exponentTooLarge(exponent) }
    if base == 0, exponent < 0 { throw .divisionByZero }
    if base < 0, exponent != exponent.rounded() { throw .negativeBase(base) }
    let result = pow(base, exponent)
    // Zero in place of a number that is too small.
    if result == 0, base != 0 { throw .outOfRange(.leastNonzeroMagnitude) }
    return result
  }
}

extension ArithmeticQuantity {
  /// The unit of both, where a bare number takes the other's.
  func commonUnit(with other: Self) throws(ArithmeticErrorKind) -> ArithmeticUnit? {
    guard let unit, let otherUnit = other.unit else { return unit ?? other.unit }
    guard unit == otherUnit else { throw .unitsDiffer(unit, otherUnit) }
    return unit
  }
}
