/// A member of an object: a key and its value.
public struct JSONMember: Sendable {
  let storage: JSONStorage
  let index: Int

  /// The key, escapes decoded.
  public var key: String { withExtendedLifetime(storage) { view.key } }

  /// The byte offset of the key's opening quote.
  public var keyOffset: Int { withExtendedLifetime(storage) { view.keyOffset } }

  /// The byte offset after the key's closing quote.
  public var keyEndOffset: Int { withExtendedLifetime(storage) { storage.tape.endOffset(index) } }

  /// The value.
  public var value: JSONNode { JSONNode(storage: storage, index: index + 1) }

  /// Whether the key is this name, byte for byte; decodes nothing where the key has no escapes.
  public func hasKey(_ name: String) -> Bool {
    withExtendedLifetime(storage) { view.hasKey(name) }
  }

  private var view: JSONViewMembers.Member {
    JSONViewMembers.Member(tape: storage.tape, index: index)
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
