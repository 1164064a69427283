/// One token on the way from a leaf to its literal.
public struct TraceStep: Hashable, Sendable {
  public let path: TokenPath
  public let value: TokenValue
  /// What the token says, in words.
  public let text: String
  public let origin: Origin
}
