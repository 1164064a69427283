/// A value in one of the files that a resolver document consists of.
struct ResolverNode: Sendable {
  /// The position of the file in the order of reading; 0 is the resolver document itself.
  var file: Int
  var node: JSONNode

  /// What tells this value from every other one.
  struct ID: Hashable, Sendable {
    var file: Int
    var index: Int
  }

  var id: ID { ID(file: file, index: node.index) }

  /// Whether the other value stands within this one, or is this one.
  func contains(_ other: ResolverNode) -> Bool {
    file == other.file && node.offset <= other.node.offset
      && other.node.endOffset <= node.endOffset
  }

  /// The value of a member of this object.
  func member(_ key: String) -> ResolverNode? {
    node[key].map { ResolverNode(file: file, node: $0) }
  }

  /// The text of `$ref`, which makes an object a reference object.
  var reference: String? { node.kind == .object ? node["$ref"]?.string : nil }

  var isReference: Bool { reference != nil }
}
