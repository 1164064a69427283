/// What a token outside the shared vocabulary says about itself.
public struct CustomTraits: Hashable, Sendable {
  public var type: TokenType
  public var description: String?
  public var deprecated: Deprecation?

  public init(
    _ type: TokenType,
    description: String? = nil,
    deprecated: Deprecation? = nil
  ) {
    self.type = type
    self.description = description
    self.deprecated = deprecated
  }

  /// Whether and why a token should no longer be used.
  public enum Deprecation: Hashable, Sendable {
    /// `false` says that the token is not deprecated although its group is.
    case flag(Bool)
    case reason(String)
  }
}
