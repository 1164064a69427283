/// A member of an object: a key and its value.
public struct JSONMember: Sendable {
  let storage: JSONStorage
  let index: Int

  /// The key, escapes decoded.
  public var key: String { storage.string(storage.word(index)) }

  /// The byte offset of the key's opening quote.
  public var keyOffset: Int { storage.word(index).offset }

  /// The byte offset after the key's closing quote.
  public var keyEndOffset: Int { storage.endOffset(index) }

  /// The value.
  public var value: JSONNode { JSONNode(storage: storage, index: index + 1) }

  /// Whether the key is this name, byte for byte; decodes nothing where the key has no escapes.
  public func hasKey(_ name: String) -> Bool {
    unsafe name.withUTF8Bytes { unsafe storage.string(storage.word(index), equals: $0) }
  }

  /// Whether the key is this name, byte for byte.
  public func keyEquals(_ name: String) -> Bool { hasKey(name) }

  /// Whether the key is this literal, byte for byte.
  public func keyEquals(_ name: StaticString) -> Bool {
    name.withUTF8Buffer { unsafe storage.string(storage.word(index), equals: $0) }
  }
}

extension String {
  /// Calls the body with the UTF-8 bytes, which native strings give without a copy.
  @inline(__always)
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = unsafe utf8.withContiguousStorageIfAvailable({ unsafe body($0) }) {
      return result
    }
    var native = self
    return native.withUTF8 { unsafe body($0) }
  }
}
