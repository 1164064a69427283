/// The children of groups by name, each group's table made once where it has many.
struct ChildTables {
  private var tables: [Int32: [TokenPath: Int32]] = [:]

  private static let fewChildren = 8

  /// The first child of a group with the name, compared byte for byte.
  mutating func find(_ name: String, of group: Int32, in tree: TokenTree) -> Int32? {
    let children = tree.nodes[Int(group)].children
    if children.count <= Self.fewChildren {
      return children.first { tree.nodes[Int($0)].name.equalsInBytes(name) }
    }
    if let table = tables[group] { return table[TokenPath(name)] }
    var table: [TokenPath: Int32] = [:]
    table.reserveCapacity(children.count)
    for child in children where table[TokenPath(tree.nodes[Int(child)].name)] == nil {
      table[TokenPath(tree.nodes[Int(child)].name)] = child
    }
    tables[group] = table
    return table[TokenPath(name)]
  }

  /// Adds a child that a group got, where the group has a table.
  mutating func add(_ name: String, _ child: Int32, to group: Int32) {
    if let isKnown = tables[group].map({ $0[TokenPath(name)] != nil }), !isKnown {
      tables[group]?[TokenPath(name)] = child
    }
  }
}
