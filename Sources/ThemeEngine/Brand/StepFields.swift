/// A step stands in a component as its length.
extension SpaceStep: LeafField {
  public typealias Resolved = Double
  public static var shape: Shape { .leaf(.length) }
  public static var authored: AuthoredShape { .step(allCases.map(\.path)) }
  public var expression: Expression { .alias(path) }
  public static func decode(_ value: TokenValue) -> Double? { value.number }
}

/// A step stands in a component as its length.
extension RadiusStep: LeafField {
  public typealias Resolved = Double
  public static var shape: Shape { .leaf(.length) }
  public static var authored: AuthoredShape { .step(allCases.map(\.path)) }
  public var expression: Expression { .alias(path) }
  public static func decode(_ value: TokenValue) -> Double? { value.number }
}
