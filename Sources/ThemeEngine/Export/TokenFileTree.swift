/// Tokens by their groups, as a token file nests them; each name stands where it came first.
struct TokenFileTree {
  private struct Node {
    var name: String
    var token: Int?
    var children: [Int] = []
    var positions: [String: Int] = [:]
  }

  private var nodes = [Node(name: "")]

  /// Adds a token whose path has no other token on its way.
  mutating func insert(_ path: TokenPath, _ token: Int) {
    var node = 0
    for name in path.description.split(separator: ".", omittingEmptySubsequences: false) {
      let name = String(name)
      if let known = nodes[node].positions[name] {
        node = known
      } else {
        nodes.append(Node(name: name))
        nodes[node].children.append(nodes.count - 1)
        nodes[node].positions[name] = nodes.count - 1
        node = nodes.count - 1
      }
    }
    nodes[node].token = token
  }

  /// The tokens in the order in which a file has them.
  var order: [Int] {
    var order: [Int] = []
    var open = [0]
    while let node = open.popLast() {
      if let token = nodes[node].token { order.append(token) }
      open += nodes[node].children.reversed()
    }
    return order
  }

  /// Writes the groups as members of the object that is open.
  func write(to writer: inout JSONWriter, _ token: (Int, inout JSONWriter) -> Void) {
    var open = [nodes[0].children[...]]
    while !open.isEmpty {
      guard let child = open[open.count - 1].popFirst() else {
        open.removeLast()
        if !open.isEmpty { writer.endObject() }
        continue
      }
      writer.key(nodes[child].name)
      writer.beginObject()
      guard let position = nodes[child].token else {
        open.append(nodes[child].children[...])
        continue
      }
      token(position, &writer)
      writer.endObject()
    }
  }
}
