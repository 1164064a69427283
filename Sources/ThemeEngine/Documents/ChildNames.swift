/// The children of one group by name; a table is made only where there are many.
struct ChildNames: Sendable {
  private var table: [TokenPath: Int32]?
  private let group: Int32

  private static let fewChildren = 8

  /// Whether a table was made, which is worth keeping for the next merging.
  var isTable: Bool { table != nil }

  init(_ tree: TokenTree, _ group: Int32) {
    self.group = group
    let children = tree.nodes[Int(group)].children
    guard children.count > Self.fewChildren else { return }
    table = [:]
    table?.reserveCapacity(children.count)
    for child in children { add(tree.nodes[Int(child)].name, child) }
  }

  /// The first child with the name, compared byte for byte.
  mutating func find(_ name: String, in tree: TokenTree) -> Int32? {
    if let table { return table[TokenPath(name)] }
    let children = tree.nodes[Int(group)].children
    if children.count > Self.fewChildren {
      self = ChildNames(tree, group)
      return table?[TokenPath(name)]
    }
    return children.first { tree.nodes[Int($0)].name.equalsInBytes(name) }
  }

  mutating func add(_ name: String, _ child: Int32) {
    guard let count = table?.count, count >= 0 else { return }
    if table?[TokenPath(name)] == nil { table?[TokenPath(name)] = child }
  }
}
