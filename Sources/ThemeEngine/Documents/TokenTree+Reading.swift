extension TokenTree {
  /// Appends the root and all below it, in the order of the document.
  mutating func read(_ root: JSONNode) {
    let isObject = root.kind == .object
    nodes.append(Node(name: "", kind: isObject ? .group : .other, place: Self.place(root)))
    var open: [(node: Int32, members: JSONMembers.Iterator)] = [
      (Self.root, root.members.makeIterator())
    ]
    while !open.isEmpty {
      let last = open.count - 1
      guard let member = open[last].members.next() else {
        open.removeLast()
        continue
      }
      let parent = open[last].node
      let value = member.value
      if Self.isProperty(member) {
        guard nodes[Int(parent)].kind == .group else { continue }
        let property = Property(name: member.key, value: Self.place(value))
        nodes[Int(parent)].properties.append(property)
        continue
      }
      let kind = Self.kind(of: value)
      // What stands beside a token's value is the reader's to judge unless it is an object.
      if kind == .other && nodes[Int(parent)].kind == .token { continue }
      let position = Int32(nodes.count)
      nodes.append(Node(name: member.key, kind: kind, place: Self.place(value)))
      nodes[Int(parent)].children.append(position)
      if kind != .other { open.append((position, value.members.makeIterator())) }
    }
  }

  private static func place(_ node: JSONNode) -> Place {
    Place(source: 0, word: Int32(truncatingIfNeeded: node.index))
  }

  /// Whether a member is a `$` property and no group or token.
  ///
  /// A name that begins with `$` and has a token below it is a malformed token name.
  private static func isProperty(_ member: JSONMember) -> Bool {
    guard member.beginsWithDollar else { return false }
    if member.keyEquals("$root") { return false }
    return member.keyEquals("$extensions") || member.keyEquals("$value")
      || member.value["$value"] == nil
  }

  private static func kind(of value: JSONNode) -> Kind {
    guard value.kind == .object else { return .other }
    var hasReference = false
    var hasChild = false
    for member in value.members {
      if member.keyEquals("$value") { return .token }
      if member.keyEquals("$ref") { hasReference = true }
      if !member.beginsWithDollar && member.value.kind == .object { hasChild = true }
    }
    return hasReference && !hasChild ? .token : .group
  }
}

extension JSONMember {
  /// Whether the key's first character is `$`.
  var beginsWithDollar: Bool {
    let word = storage.word(index)
    guard word.length > 0 else { return false }
    if word.flag { return key.utf8.first == UInt8(ascii: "$") }
    return storage.bytes[word.offset + 1] == UInt8(ascii: "$")
  }
}
