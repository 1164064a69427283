/// A value of a JSON document: a small view of the document's storage.
public struct JSONNode: Sendable {
  let storage: JSONStorage
  let index: Int

  @inline(__always)
  var word: JSONTapeWord { storage.word(index) }

  /// The kind of the value.
  public var kind: JSONKind { word.kind }

  /// The byte offset of the value's first byte.
  public var offset: Int { word.offset }

  /// The byte offset after the value's last byte.
  public var endOffset: Int { storage.endOffset(index) }

  /// How many members or elements the value has; 0 for a plain value.
  public var count: Int { word.isContainer ? word.length : 0 }

  /// The elements in their order; none where the value is no array.
  public var elements: JSONElements {
    JSONElements(storage: storage, start: index + 2, count: kind == .array ? count : 0)
  }

  /// The members in their order, repeated keys included; none where the value is no object.
  public var members: JSONMembers {
    JSONMembers(storage: storage, start: index + 2, count: kind == .object ? count : 0)
  }

  /// The value of the first member with the key, or nil.
  ///
  /// Keys are compared byte for byte. Cost: linear in the number of members.
  public subscript(key: String) -> JSONNode? {
    for member in members where member.hasKey(key) { return member.value }
    return nil
  }
}
