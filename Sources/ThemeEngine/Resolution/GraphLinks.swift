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
    targets.reserveCapacity(expressions.count)
    var paths: [TokenPath] = []
    for position in expressions.indices {
      if let expression = expressions[position] {
        paths.removeAll(keepingCapacity: true)
        expression.addTargets(to: &paths)
        for index in paths.indices { add(paths[index], index, of: position, in: graph) }
      }
      starts.append(targets.count)
    }
  }

  /// Adds a token's reference, before which it has so many others.
  private mutating func add(
    _ path: TokenPath,
    _ index: Int,
    of position: Int,
    in graph: TokenGraph
  ) {
    if let target = graph.position(of: path, probably: position, index), expressions[target] != nil
    {
      targets.append(target)
    } else {
      unknown.append((position, path))
    }
  }

  var count: Int { expressions.count }

  func targets(of position: Int) -> ArraySlice<Int> { targets[targetRange(of: position)] }

  /// Where the positions that a token refers to are among those of all tokens.
  func targetRange(of position: Int) -> Range<Int> { starts[position]..<starts[position + 1] }

  /// One of the positions that tokens refer to.
  func target(_ index: Int) -> Int { targets[index] }
}
