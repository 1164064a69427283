/// The order in which tokens can be evaluated, and the rings that have none.
///
/// Tarjan's strongly connected components with a stack of its own, so that the length of a chain
/// costs memory and never the call stack. Linear in tokens and references.
struct DependencyOrder {
  /// Every position, each after all that it refers to; members of a ring in no particular order.
  private(set) var order: [Int] = []
  /// Tokens that refer to each other in a ring, each ring in graph order.
  private(set) var rings: [[Int]] = []

  private static let unvisited = -1
  /// Of what refers to nothing, and so is in no ring.
  private static let finished = Int.max

  init(_ links: GraphLinks) {
    order.reserveCapacity(links.count)
    var search = Search(links)
    for root in 0..<links.count where search.index[root] == Self.unvisited {
      if links.targetRange(of: root).isEmpty {
        search.index[root] = Self.finished
        order.append(root)
      } else {
        search.visit(root, &order, &rings)
      }
    }
  }

  private struct Search {
    let links: GraphLinks
    var index: [Int]
    private var low: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var next = 0

    init(_ links: GraphLinks) {
      self.links = links
      index = Array(repeating: DependencyOrder.unvisited, count: links.count)
      low = index
      isOpen = Array(repeating: false, count: links.count)
    }

    private mutating func enter(_ position: Int) {
      index[position] = next
      low[position] = next
      next += 1
      open.append(position)
      isOpen[position] = true
    }

    mutating func visit(_ root: Int, _ order: inout [Int], _ rings: inout [[Int]]) {
      var path: [(position: Int, rest: Range<Int>)] = []
      enter(root)
      path.append((root, links.targetRange(of: root)))
      while let frame = path.popLast() {
        if !frame.rest.isEmpty {
          let target = links.target(frame.rest.lowerBound)
          path.append((frame.position, frame.rest.dropFirst()))
          if index[target] == DependencyOrder.unvisited {
            enter(target)
            path.append((target, links.targetRange(of: target)))
          } else if isOpen[target] {
            low[frame.position] = min(low[frame.position], index[target])
          }
          continue
        }
        let position = frame.position
        if let parent = path.last?.position { low[parent] = min(low[parent], low[position]) }
        if low[position] == index[position] { close(position, &order, &rings) }
      }
    }

    /// Takes a finished component off the open tokens.
    private mutating func close(_ root: Int, _ order: inout [Int], _ rings: inout [[Int]]) {
      let start = open.lastIndex(of: root) ?? open.endIndex
      let members = open[start...]
      for member in members { isOpen[member] = false }
      order += members
      if members.count > 1 || links.targets(of: root).contains(root) {
        rings.append(members.sorted())
      }
      open.removeSubrange(start...)
    }
  }
}
