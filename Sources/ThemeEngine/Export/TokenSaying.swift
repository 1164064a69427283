/// What a piece says of one token.
struct TokenSaying {
  /// The value, with what the format demands of it.
  let expression: Expression
  /// What the piece leaves out and the expression has.
  let filled: [TokenValue.Member]
  let traits: CustomTraits
  /// The file and place of the token; nil where the file has no name.
  let place: Declaration?
}

extension TokenSystem {
  /// What each piece says of its tokens, in the first combination that it takes part in.
  ///
  /// The further orders of pieces show what the combinations hide.
  func sayings(_ readings: [Reading], hidden layers: [[Int]]) -> [[TokenPath: TokenSaying]] {
    var sayings: [[TokenPath: TokenSaying]] = Array(repeating: [:], count: pieces.count)
    func take(_ document: TokenDocument, _ piece: (Int) -> Int) {
      for (index, place) in document.declarations.enumerated() {
        let token = document.tokens[index]
        guard let source = document.source(at: index), let traits = token.custom,
          let expression = token.cells[.light, .standard]?.expression
        else { continue }
        let piece = piece(source)
        guard sayings[piece][token.path] == nil else { continue }
        let filling = CompositeFilling(expression, of: traits.type)
        sayings[piece][token.path] = TokenSaying(
          expression: filling?.expression ?? expression,
          filled: filling?.filled ?? [],
          traits: traits,
          place: place
        )
      }
    }
    for reading in readings { take(reading.document) { reading.pieces[$0] } }
    for layers in layers {
      let reading = reading(layers.map { ($0, ownTrees[$0]) })
      take(reading.document) { reading.pieces[$0] }
    }
    return sayings
  }

  /// For each piece that no combination shows all tokens of, an order of pieces in which it is the
  /// last, so that nothing replaces what it says.
  func hiddenLayers(_ readings: [Reading]) -> [[Int]] {
    var shown: [Set<TokenPath>] = Array(repeating: [], count: pieces.count)
    for reading in readings {
      for (index, token) in reading.document.tokens.enumerated() {
        guard let source = reading.document.source(at: index) else { continue }
        shown[reading.pieces[source]].insert(token.path)
      }
    }
    return ownTrees.indices.filter { !ownTrees[$0].tokenPaths.allSatisfy(shown[$0].contains) }
      .map { piece in
        let reading = readings.first { $0.trees.contains { $0.piece == piece } } ?? readings.first
        return (reading?.trees.map(\.piece) ?? []).filter { $0 != piece } + [piece]
      }
  }
}

extension TokenTree {
  /// The paths of all tokens.
  fileprivate var tokenPaths: [TokenPath] {
    var paths: [TokenPath] = []
    var open: [(node: Int32, path: TokenPath?)] = [(Self.root, nil)]
    while let (node, path) = open.popLast() {
      for child in children(of: node) {
        let name = name(of: child)
        let own = path?.appending(name) ?? TokenPath(name)
        switch nodes[Int(child)].kind {
        case .group: open.append((child, own))
        case .token: paths.append(own)
        case .other: break
        }
      }
    }
    return paths
  }
}
