/// Every token of one brand, in the order of a resolved theme.
public struct TokenGraph: Sendable {
  public let tokens: [Token]
  /// Paths that were given twice; the first token of each was kept.
  public let duplicates: [TokenPath]
  private let positions: PathTable
  /// Where the targets of each token probably stand, in the order of its references, from its start
  /// to the next one's; empty where nobody looked before.
  private let probableTargets: [Int32]
  private let probableStarts: [Int32]

  public init(_ tokens: [Token]) {
    var positions = PathTable(minimumCapacity: tokens.count)
    var duplicates: [Int] = []
    for (position, token) in tokens.enumerated() {
      let known = positions.insert(token.path, at: Int32(position), in: tokens)
      if known != nil { duplicates.append(position) }
    }
    self.init(tokens, leavingOut: duplicates, positions)
  }

  /// Leaves tokens out whose paths were there before.
  private init(_ tokens: [Token], leavingOut duplicates: [Int], _ positions: PathTable) {
    self.duplicates = duplicates.map { tokens[$0].path }
    guard !duplicates.isEmpty else {
      self.tokens = tokens
      self.positions = positions
      (probableStarts, probableTargets) = ([], [])
      return
    }
    let isDuplicate = Set(duplicates)
    let kept = tokens.indices.filter { !isDuplicate.contains($0) }.map { tokens[$0] }
    var positions = PathTable(minimumCapacity: kept.count)
    for (position, token) in kept.enumerated() {
      _ = positions.insert(token.path, at: Int32(position), in: kept)
    }
    self.tokens = kept
    self.positions = positions
    (probableStarts, probableTargets) = ([], [])
  }

  /// Takes over tokens whose paths are known to differ, and where they and probably their targets
  /// are.
  init(
    _ tokens: [Token],
    at positions: PathTable,
    targets: [Int32],
    from starts: [Int32]
  ) {
    self.tokens = tokens
    self.positions = positions
    (probableStarts, probableTargets) = (starts, targets)
    duplicates = []
  }

  /// The same graph, which knows where the targets of its tokens probably are: worth it where it is
  /// looked at in several appearances.
  func findingTargets() -> TokenGraph {
    guard duplicates.isEmpty else { return self }
    var starts: [Int32] = [0]
    var targets: [Int32] = []
    starts.reserveCapacity(tokens.count + 1)
    targets.reserveCapacity(tokens.count)
    var paths: [TokenPath] = []
    for token in tokens {
      paths.removeAll(keepingCapacity: true)
      let standard = token.cells.expression(.light, .standard)
      (standard ?? token.cells.expression(.dark, .standard))?.addTargets(to: &paths)
      for path in paths { targets.append(positions.position(of: path, in: tokens) ?? 0) }
      starts.append(Int32(targets.count))
    }
    return TokenGraph(tokens, at: positions, targets: targets, from: starts)
  }

  /// The tokens that meet a condition and all that these refer to in any appearance, in their order.
  func reachable(from condition: (Token) -> Bool) -> TokenGraph {
    var isReached = tokens.map(condition)
    var open = tokens.indices.filter { isReached[$0] }
    var paths: [TokenPath] = []
    while let position = open.popLast() {
      paths.removeAll(keepingCapacity: true)
      tokens[position].cells.addTargets(to: &paths)
      for path in paths {
        guard let target = self.position(of: path), !isReached[target] else { continue }
        isReached[target] = true
        open.append(target)
      }
    }
    return TokenGraph(tokens.indices.filter { isReached[$0] }.map { tokens[$0] })
  }

  public subscript(path: TokenPath) -> Token? { position(of: path).map { tokens[$0] } }

  package func position(of path: TokenPath) -> Int? {
    positions.position(of: path, in: tokens).map(Int.init)
  }

  /// The position of a token that another one refers to, after so many other references.
  func position(of path: TokenPath, probably user: Int, _ index: Int) -> Int? {
    if user + 1 < probableStarts.count {
      let place = Int(probableStarts[user]) + index
      if place < probableStarts[user + 1] {
        let target = Int(probableTargets[place])
        if hasPath(path, target) { return target }
      }
    }
    return position(of: path)
  }

  /// Whether the token at a position has the path.
  func hasPath(_ path: TokenPath, _ position: Int) -> Bool {
    unsafe tokens.withUnsafeBufferPointer { unsafe $0[position].path == path }
  }
}
