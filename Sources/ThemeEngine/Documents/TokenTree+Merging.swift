extension TokenTree {
  /// Lays a later tree over this one (Design Tokens 2025.10, Resolver module).
  ///
  /// Groups merge, their properties one by one; a token replaces a token or group whole, and a
  /// group replaces a token. What is new comes after what is there. Linear in the later tree and in
  /// the groups that both have.
  package mutating func merge(_ later: TokenTree) {
    let shift = adopt(later)
    var open: [(own: Int32, other: Int32)] = [(Self.root, Self.root)]
    while let (own, other) = open.popLast() {
      for property in later.properties(of: other) {
        setProperty(property.value.moved(shift), of: own, overriding: true)
      }
      var child = later.nodes[Int(other)].firstChild
      guard child != Self.none else { continue }
      var names = childNames.removeValue(forKey: own) ?? ChildNames(self, own)
      while child != Self.none {
        let node = later.nodes[Int(child)]
        let name = later.name(of: child)
        if let existing = names.find(name, in: self) {
          if nodes[Int(existing)].kind == .group && node.kind == .group {
            open.append((existing, child))
          } else {
            replace(existing, with: child, of: later, shift: shift)
            childNames[existing] = nil
          }
        } else {
          names.add(name, append(child, of: later, to: own, shift: shift))
        }
        child = node.next
      }
      if names.isTable { childNames[own] = names }
    }
    for clash in later.clashes {
      clashes.append(
        Clash(earlier: clash.earlier.moved(shift), later: clash.later.moved(shift), node: Self.root)
      )
    }
  }

  private mutating func replace(
    _ existing: Int32,
    with child: Int32,
    of later: TokenTree,
    shift: Int32
  ) {
    let earlier = nodes[Int(existing)]
    var new = copied(child, of: later, shift: shift)
    new.next = earlier.next
    nodes[Int(existing)] = new
    fill(existing, from: child, of: later, shift: shift)
    guard earlier.kind != new.kind, earlier.kind != .other, new.kind != .other else { return }
    clashes.append(Clash(earlier: earlier.place, later: new.place, node: existing))
  }

  /// Appends a node of another tree and all below it to a group.
  private mutating func append(
    _ child: Int32,
    of other: TokenTree,
    to group: Int32,
    shift: Int32
  ) -> Int32 {
    let position = append(copied(child, of: other, shift: shift), to: group)
    fill(position, from: child, of: other, shift: shift)
    return position
  }

  /// A node of another tree, its children and properties not yet.
  private func copied(_ position: Int32, of other: TokenTree, shift: Int32) -> Node {
    let node = other.nodes[Int(position)]
    return Node(
      kind: node.kind,
      place: node.place.moved(shift),
      inheritedType: node.inheritedType?.moved(shift)
    )
  }

  /// Gives a copied node what stands below the original.
  private mutating func fill(_ copy: Int32, from top: Int32, of other: TokenTree, shift: Int32) {
    var open: [(source: Int32, copy: Int32)] = [(top, copy)]
    while let (source, copy) = open.popLast() {
      for property in other.properties(of: source) {
        addProperty(property.value.moved(shift), to: copy)
      }
      var child = other.nodes[Int(source)].firstChild
      while child != Self.none {
        open.append((child, append(copied(child, of: other, shift: shift), to: copy)))
        child = other.nodes[Int(child)].next
      }
    }
  }
}

extension TokenTree.Place {
  fileprivate func moved(_ shift: Int32) -> Self { Self(source: source + shift, word: word) }
}
