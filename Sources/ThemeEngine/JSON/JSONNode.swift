/// A value of a JSON document: a small view of the document's storage.
public struct JSONNode: Sendable {
  let storage: JSONStorage
  let index: Int

  /// Reads the value where it is, the document kept meanwhile.
  @inline(__always)
  func read<Result>(_ body: (JSONView) -> Result) -> Result {
    withExtendedLifetime(storage) { body(JSONView(storage.tape, index)) }
  }

  /// The value as whoever keeps the document may read it.
  var view: JSONView { JSONView(storage.tape, index) }

  /// The kind of the value.
  public var kind: JSONKind { read(\.kind) }

  /// The byte offset of the value's first byte.
  public var offset: Int { read(\.offset) }

  /// The byte offset after the value's last byte.
  public var endOffset: Int { read(\.endOffset) }

  /// How many members or elements the value has; 0 for a plain value.
  public var count: Int { read(\.count) }

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
    read { $0[key]?.index }.map { JSONNode(storage: storage, index: $0) }
  }
}
