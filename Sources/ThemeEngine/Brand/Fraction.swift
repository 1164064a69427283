/// A share from 0 to 1.
public struct Fraction: LeafField, Hashable {
  public var value: Double

  public init(_ value: Double) { self.value = value }

  public typealias Resolved = Double
  public static var shape: Shape { .leaf(.fraction) }
  public var expression: Expression { .value(.number(value)) }
  public static func decode(_ value: TokenValue) -> Double? { value.number }
}

extension Fraction: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
