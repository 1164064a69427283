extension TokenTree {
  /// Appends the root and all below it, in the order of the document.
  mutating func read(_ root: JSONView) {
    let isObject = root.kind == .object
    nodes.reserveCapacity(root.tape.next(root.index) / 24)
    nodes.append(Node(kind: isObject ? .group : .other, place: Self.place(root)))
    var open: [(node: Int32, members: JSONViewMembers)] = [(Self.root, root.members)]
    while !open.isEmpty {
      let last = open.count - 1
      guard let member = open[last].members.next() else {
        open.removeLast()
        continue
      }
      let parent = open[last].node
      let value = member.value
      let parentKind = nodes[Int(parent)].kind
      if Self.isProperty(member) {
        if parentKind == .group { addProperty(Self.place(value), to: parent) }
        continue
      }
      let kind = Self.kind(of: value)
      // What stands beside a token's value is the reader's to judge unless it is an object.
      if kind == .other && parentKind == .token { continue }
      let position = append(Node(kind: kind, place: Self.place(value)), to: parent)
      if kind != .other { open.append((position, value.members)) }
    }
  }

  private static func place(_ node: JSONView) -> Place {
    Place(source: 0, word: Int32(truncatingIfNeeded: node.index))
  }

  /// Whether a member is a `$` property and no group or token.
  ///
  /// A name that begins with `$` and has a token below it is a malformed token name.
  private static func isProperty(_ member: JSONViewMembers.Member) -> Bool {
    guard member.beginsWithDollar else { return false }
    if member.hasKey("$root" as StaticString) { return false }
    return member.hasKey("$extensions" as StaticString) || member.hasKey("$value" as StaticString)
      || !member.value.holdsToken()
  }

  private static func kind(of value: JSONView) -> Kind {
    guard value.kind == .object else { return .other }
    var hasReference = false
    var hasChild = false
    for member in value.members {
      if member.beginsWithDollar {
        if member.hasKey("$value" as StaticString) { return .token }
        if member.hasKey("$ref" as StaticString) { hasReference = true }
      } else if member.value.kind == .object {
        hasChild = true
      }
    }
    return hasReference && !hasChild ? .token : .group
  }
}

extension JSONView {
  /// Whether a token stands here or below, as far down as groups of tokens usually go.
  func holdsToken(within depth: Int = 8) -> Bool {
    members.contains { member in
      if member.hasKey("$value" as StaticString) { return true }
      return depth > 0 && member.value.holdsToken(within: depth - 1)
    }
  }
}
