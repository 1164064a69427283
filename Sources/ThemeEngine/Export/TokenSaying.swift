/// What a piece says of one token.
struct TokenSaying {
  /// The value, with what the format demands of it.
  let expression: Expression
  /// What the piece leaves out and the expression has.
  let filled: [TokenValue.Member]
  /// The length that stands for letter spacing in em.
  let letterSpacing: TokenValue?
  let traits: CustomTraits
  /// Whether lenient reading took it for something else than strict reading does.
  let isRepaired: Bool
  /// Whether the expression isn't what the piece says.
  var isChanged: Bool { !filled.isEmpty || letterSpacing != nil }
  /// The file and place of the token.
  let place: (file: String?, position: TextPosition)?
  let origin: Origin

  /// What a token is read from: the same for a token and its copies by `$extends`.
  struct Origin: Hashable {
    let file: String?
    let word: Int32?
  }
}

extension TokenSystem {
  /// What each piece says of its tokens, in the first combination that it takes part in.
  ///
  /// The further orders of pieces show what the combinations hide.
  func sayings(_ readings: [Reading], hidden layers: [[Int]]) -> [[TokenPath: TokenSaying]] {
    var sayings: [[TokenPath: TokenSaying]] = Array(repeating: [:], count: pieces.count)
    func take(_ reading: Reading) {
      let values = reading.textStyles
      let repaired = Set(
        reading.document.findings.filter { $0.ruleId == .dtcgRepaired }
          .compactMap { $0.token.map { TokenPath($0) } }
      )
      for (index, place) in reading.document.places.enumerated() {
        let token = reading.document.tokens[index]
        guard let piece = reading.piece(at: index), let traits = token.custom,
          let expression = token.cells[.light, .standard]?.expression
        else { continue }
        guard sayings[piece][token.path] == nil else { continue }
        let length = values[token.path].flatMap(LetterSpacing.length)
        let own = length.flatMap { LetterSpacing.replaced(in: expression, by: $0) }
        let filling = CompositeFilling(own ?? expression, of: traits.type)
        sayings[piece][token.path] = TokenSaying(
          expression: filling?.expression ?? own ?? expression,
          filled: filling?.filled ?? [],
          letterSpacing: own == nil ? nil : length,
          traits: traits,
          isRepaired: repaired.contains(token.path),
          place: place,
          origin: TokenSaying.Origin(
            file: place?.file,
            word: reading.document.treePlace(at: index)?.word
          )
        )
      }
    }
    for reading in readings { take(reading) }
    for layers in layers { take(reading(layers.map { ($0, ownTrees[$0]) })) }
    return sayings
  }

  /// For each piece that no combination shows all tokens of, an order of pieces in which it is the
  /// last, so that nothing replaces what it says.
  func hiddenLayers(_ readings: [Reading]) -> [[Int]] {
    var shown: [Set<TokenPath>] = Array(repeating: [], count: pieces.count)
    for reading in readings {
      for (index, token) in reading.document.tokens.enumerated() {
        if let piece = reading.piece(at: index) { shown[piece].insert(token.path) }
      }
    }
    return ownTrees.indices.filter { !ownTrees[$0].tokenPaths.allSatisfy(shown[$0].contains) }
      .map { piece in
        let reading = readings.first { $0.trees.contains { $0.piece == piece } } ?? readings.first
        return (reading?.trees.map(\.piece) ?? []).filter { $0 != piece } + [piece]
      }
  }
}

extension TokenSystem.Reading {
  /// What the text styles come to; empty where nothing is said of any token, so that all is valid.
  fileprivate var textStyles: [TokenPath: TokenValue] {
    guard !document.findings.isEmpty,
      document.tokens.contains(where: { $0.custom?.type == .typography })
    else { return [:] }
    let brand = BrandDefinition(document, file: "")
    guard let resolution = try? ThemeResolver.resolution(of: brand) else { return [:] }
    let styles = resolution.theme.custom.filter { $0.traits.type == .typography }
    return Dictionary(styles.map { ($0.path, $0.value) }) { first, _ in first }
  }
}

extension TokenTree {
  /// The paths of all tokens.
  var tokenPaths: [TokenPath] { tokens { _ in true } }

  /// The paths of tokens with others below them.
  var groupTokens: [TokenPath] { tokens { $0.childCount > 0 } }

  private func tokens(where isMeant: (Node) -> Bool) -> [TokenPath] {
    var paths: [TokenPath] = []
    var open: [(node: Int32, path: TokenPath?)] = [(Self.root, nil)]
    while let (node, path) = open.popLast() {
      for child in children(of: node) where nodes[Int(child)].kind != .other {
        let name = name(of: child)
        let own = path?.appending(name) ?? TokenPath(name)
        if nodes[Int(child)].kind == .token, isMeant(nodes[Int(child)]) { paths.append(own) }
        open.append((child, own))
      }
    }
    return paths
  }
}
