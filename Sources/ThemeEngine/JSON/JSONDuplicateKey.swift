/// A key that one object holds more than once.
public struct JSONDuplicateKey: Sendable, Equatable {
  /// The key, escapes decoded.
  public var key: String

  /// The byte offset of the key's first use in the object.
  public var firstOffset: Int

  /// The byte offset of this later use.
  public var offset: Int
}
