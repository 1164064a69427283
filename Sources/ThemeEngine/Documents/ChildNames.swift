/// The children of one group by name; a table is made only where there are many.
struct ChildNames: Sendable {
  private var table: [TokenPath: Int32]?
  private let group: Int32

  private static let fewChildren = 8

  /// Whether a table was made, which is worth keeping for the next merging.
  var isTable: Bool { table != nil }

  init(_ tree: TokenTree, _ group: Int32) {
    self.group = group
    let count = Int(tree.nodes[Int(group)].childCount)
    guard count > Self.fewChildren else { return }
    table = [:]
    table?.reserveCapacity(count)
    for child in tree.children(of: group) { add(tree.name(of: child), child) }
  }

  /// The first child with the name, compared byte for byte.
  mutating func find(_ name: String, in tree: TokenTree) -> Int32? {
    if let table { return table[TokenPath(name)] }
    if tree.nodes[Int(group)].childCount > Self.fewChildren {
      self = ChildNames(tree, group)
      return table?[TokenPath(name)]
    }
    return tree.child(name, of: group)
  }

  mutating func add(_ name: String, _ child: Int32) {
    guard let count = table?.count, count >= 0 else { return }
    if table?[TokenPath(name)] == nil { table?[TokenPath(name)] = child }
  }
}

extension TokenTree {
  /// The first child of a group with the name, in time linear in its children.
  func child(_ name: String, of group: Int32) -> Int32? {
    var child = nodes[Int(group)].firstChild
    while child != Self.none {
      if hasName(child, name) { return child }
      child = nodes[Int(child)].next
    }
    return nil
  }
}
