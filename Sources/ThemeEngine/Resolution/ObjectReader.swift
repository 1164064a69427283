/// The members of one object, taken out by name and in any order.
///
/// Members in the order of asking cost one comparison each.
struct ObjectReader {
  let node: JSONNode
  private let members: [JSONMember]
  private var taken: [Bool]
  private var next = 0

  init(_ node: JSONNode) {
    self.node = node
    members = Array(node.members)
    taken = Array(repeating: false, count: members.count)
  }

  mutating func take(_ name: String) -> JSONNode? {
    if next < members.count, !taken[next], members[next].hasKey(name) { return take(next) }
    let position = members.indices.first { !taken[$0] && members[$0].hasKey(name) }
    return position.map { take($0) }
  }

  private mutating func take(_ position: Int) -> JSONNode {
    taken[position] = true
    next = position + 1
    return members[position].value
  }

  /// What nobody asked for.
  var rest: [JSONMember] { members.indices.filter { !taken[$0] }.map { members[$0] } }
}
