/// A token outside the shared vocabulary, with its value.
public struct CustomToken: Hashable, Sendable {
  public let path: TokenPath
  public let traits: CustomTraits
  public let value: TokenValue

  public init(_ path: TokenPath, _ traits: CustomTraits, _ value: TokenValue) {
    self.path = path
    self.traits = traits
    self.value = value
  }
}
