/// A token graph as one appearance sees it: what each token says there, and whom it refers to.
struct GraphLinks {
  /// By position in the graph; `nil` where the appearance doesn't have the token.
  let expressions: [Expression?]
  /// The positions that each token refers to lie in `targets`, from its start to the next one's.
  private var starts: [Int] = [0]
  private var targets: [Int] = []
  /// References to tokens that aren't there, in graph order.
  private(set) var unknown: [(position: Int, target: TokenPath)] = []

  init(_ graph: TokenGraph, scheme: Scheme, contrast: Contrast) {
    let expressions = graph.tokens.map { $0.cells.expression(scheme, contrast) }
    self.expressions = expressions
    starts.reserveCapacity(expressions.count + 1)
    var targets: [Int] = []
    var unknown: [(position: Int, target: TokenPath)] = []
    for (position, expression) in expressions.enumerated() {
      expression?.forEachTarget { path in
        if let target = graph.position(of: path), expressions[target] != nil {
          targets.append(target)
        } else {
          unknown.append((position, path))
        }
      }
      starts.append(targets.count)
    }
    self.targets = targets
    self.unknown = unknown
  }

  var count: Int { expressions.count }

  func targets(of position: Int) -> ArraySlice<Int> {
    targets[starts[position]..<starts[position + 1]]
  }
}
