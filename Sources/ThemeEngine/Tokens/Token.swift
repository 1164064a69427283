/// One named node of a token graph.
public struct Token: Hashable, Sendable {
  public let path: TokenPath
  public let cells: TokenCells
  /// Type and notes of a token that isn't in the shared vocabulary.
  public var custom: CustomTraits?

  public init(_ path: TokenPath, _ cells: TokenCells, custom: CustomTraits? = nil) {
    self.path = path
    self.cells = cells
    self.custom = custom
  }

  /// A token that says the same in every appearance.
  public init(
    _ path: TokenPath,
    _ expression: Expression,
    _ origin: Origin,
    custom: CustomTraits? = nil
  ) {
    self.init(path, .uniform(Definition(expression, origin)), custom: custom)
  }

  /// What a token says, and where that comes from.
  public struct Definition: Hashable, Sendable {
    public var expression: Expression
    public var origin: Origin

    public init(_ expression: Expression, _ origin: Origin) {
      self.expression = expression
      self.origin = origin
    }
  }
}
