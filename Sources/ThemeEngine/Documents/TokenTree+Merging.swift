extension TokenTree {
  /// Lays a later tree over this one (Design Tokens 2025.10, Resolver module).
  ///
  /// Groups merge, their properties one by one; a token replaces a token or group whole, and a
  /// group replaces a token. What is new comes after what is there. Linear in the later tree and in
  /// the groups that both have.
  package mutating func merge(_ later: TokenTree) {
    let shift = adopt(later.sources)
    var open: [(own: Int32, other: Int32)] = [(Self.root, Self.root)]
    while let (own, other) = open.popLast() {
      let group = later.nodes[Int(other)]
      mergeProperties(of: group, into: own, shift: shift)
      guard !group.children.isEmpty else { continue }
      var names = childNames.removeValue(forKey: own) ?? ChildNames(self, own)
      for child in group.children {
        let node = later.nodes[Int(child)]
        guard let existing = names.find(node.name, in: self) else {
          let copy = append(later, child, shift: shift)
          nodes[Int(own)].children.append(copy)
          names.add(node.name, copy)
          continue
        }
        if nodes[Int(existing)].kind == .group && node.kind == .group {
          open.append((existing, child))
        } else {
          replace(existing, with: child, of: later, shift: shift)
          childNames[existing] = nil
        }
      }
      if names.isTable { childNames[own] = names }
    }
    for clash in later.clashes {
      clashes.append(
        Clash(earlier: clash.earlier.moved(shift), later: clash.later.moved(shift), node: Self.root)
      )
    }
  }

  private mutating func mergeProperties(of group: Node, into own: Int32, shift: Int32) {
    for property in group.properties {
      let moved = Property(name: property.name, value: property.value.moved(shift))
      let index = nodes[Int(own)].properties.firstIndex { $0.name == property.name }
      if let index {
        nodes[Int(own)].properties[index] = moved
      } else {
        nodes[Int(own)].properties.append(moved)
      }
    }
  }

  private mutating func replace(
    _ existing: Int32,
    with child: Int32,
    of later: TokenTree,
    shift: Int32
  ) {
    let copy = append(later, child, shift: shift)
    let earlier = nodes[Int(existing)]
    let new = nodes[Int(copy)]
    nodes[Int(existing)] = new
    guard earlier.kind != new.kind, earlier.kind != .other, new.kind != .other else { return }
    clashes.append(Clash(earlier: earlier.place, later: new.place, node: existing))
  }

  /// Appends a node of another tree and all below it.
  private mutating func append(_ other: TokenTree, _ top: Int32, shift: Int32) -> Int32 {
    let start = Int32(nodes.count)
    var open: [(source: Int32, copy: Int32)] = []
    func copied(_ position: Int32) -> Node {
      var node = other.nodes[Int(position)]
      node.place = node.place.moved(shift)
      node.inheritedType = node.inheritedType?.moved(shift)
      for index in node.properties.indices {
        node.properties[index].value = node.properties[index].value.moved(shift)
      }
      return node
    }
    nodes.append(copied(top))
    open.append((top, start))
    while let (source, copy) = open.popLast() {
      var children: [Int32] = []
      children.reserveCapacity(other.nodes[Int(source)].children.count)
      for child in other.nodes[Int(source)].children {
        let position = Int32(nodes.count)
        nodes.append(copied(child))
        children.append(position)
        open.append((child, position))
      }
      nodes[Int(copy)].children = children
    }
    return start
  }
}

extension TokenTree.Place {
  fileprivate func moved(_ shift: Int32) -> Self { Self(source: source + shift, word: word) }
}
