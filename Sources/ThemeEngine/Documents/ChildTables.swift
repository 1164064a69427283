/// The children of groups by name, each group's table made once where it has many.
struct ChildTables {
  private var tables: [Int32: ChildNames] = [:]

  /// The first child of a group with the name, compared byte for byte.
  mutating func find(_ name: String, of group: Int32, in tree: TokenTree) -> Int32? {
    if tables[group] == nil {
      let names = ChildNames(tree, group)
      guard names.isTable else { return tree.child(name, of: group) }
      tables[group] = names
    }
    return tables[group]?.find(name, in: tree)
  }

  /// Adds a child that a group got, where the group has a table.
  mutating func add(_ name: String, _ child: Int32, to group: Int32) {
    tables[group]?.add(name, child)
  }
}
