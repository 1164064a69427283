/// Token files of any dialect, and what chooses among them.
package struct TokenSystem: Sendable {
  typealias Input = (name: String, context: String)
  /// Trees in the order in which they are laid over each other, with what is wrong with their files.
  typealias Layers = (trees: [(piece: Int, tree: TokenTree)], findings: [Diagnostic])

  /// What the files are called together.
  let name: String
  /// Of each token tree that becomes a file of its own the file's path, without its ending.
  let pieces: [String]
  /// How sets and modifiers lay the pieces over each other; nil where all are one set.
  let plan: ResolverPlan?
  /// What was said of the whole: members of the resolver document.
  let notes: JSONNode?
  /// What decides which pieces hold.
  let modifiers: [ResolverDocument.Modifier]
  /// Combinations in which every piece that is used takes part.
  let combinations: [[Input]]
  let options: DocumentOptions
  /// Whether what a piece says depends on the others that are chosen.
  var isComputed: Bool { plan != nil && notes == nil }
  /// What is wrong apart from the tokens.
  let findings: [Diagnostic]
  /// The tree of each piece where nothing is chosen.
  let ownTrees: [TokenTree]
  /// The trees of a combination, in the order in which they are laid over each other.
  let layers: @Sendable ([Input]) -> Layers

  init(
    name: String,
    pieces: [String],
    plan: ResolverPlan?,
    notes: JSONNode?,
    modifiers: [ResolverDocument.Modifier] = [],
    combinations: [[Input]],
    options: DocumentOptions,
    findings: [Diagnostic],
    ownTrees: [TokenTree],
    layers: @escaping @Sendable ([Input]) -> Layers
  ) {
    self.name = name
    self.pieces = pieces
    self.plan = plan
    self.notes = notes
    self.modifiers = modifiers
    self.combinations = combinations
    self.options = options
    self.findings = findings
    self.ownTrees = ownTrees
    self.layers = layers
  }

  /// What the pieces come to in one combination.
  struct Reading {
    let document: TokenDocument
    let trees: [(piece: Int, tree: TokenTree)]
    /// The pieces by the word and source that they begin at, ascending.
    fileprivate let starts: [(source: Int32, word: Int32, piece: Int)]

    /// The piece that a token of the document stands in.
    func piece(at index: Int) -> Int? {
      guard let place = document.treePlace(at: index) else { return nil }
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low + high) / 2
        let start = starts[middle]
        let isBefore = (start.source, start.word) <= (place.source, place.word)
        if isBefore { low = middle + 1 } else { high = middle }
      }
      return low == 0 ? nil : starts[low - 1].piece
    }
  }

  func reading(_ inputs: [Input]) -> Reading {
    let layers = layers(inputs)
    return reading(layers.trees, beside: layers.findings)
  }

  /// Reads trees laid over each other.
  func reading(
    _ trees: [(piece: Int, tree: TokenTree)],
    beside findings: [Diagnostic] = []
  ) -> Reading {
    var merged = TokenTree()
    var starts: [(source: Int32, word: Int32, piece: Int)] = []
    for (index, (piece, tree)) in trees.enumerated() {
      if index == 0 { merged = tree } else { merged.merge(tree) }
      // The last sources are the tree's, whether it brought them or shares them with the one before.
      let last = Int32(merged.sources.count)
      let isOne = tree.sources.count == 1
      let word = isOne ? tree.nodes[Int(TokenTree.root)].place.word : 0
      for source in last - Int32(tree.sources.count)..<last { starts.append((source, word, piece)) }
    }
    starts.sort { ($0.source, $0.word) < ($1.source, $1.word) }
    let document = TokenDocument(merged, options: options, beside: findings)
    return Reading(document: document, trees: trees, starts: starts)
  }
}

extension TokenSystem {
  /// Token files of one dialect, laid over each other in their order.
  ///
  /// The files are parsed already; `name` is the file's, or that of the folder that they are in.
  package init(
    files: [(document: JSONDocument, name: String?)],
    named name: String,
    as dialect: Dialect,
    options: DocumentOptions
  ) {
    let read = TokenDocument.sources(reading: files, as: dialect)
    let stem = Self.stem(SourceDocument.fileName(name)).asFileName
    var options = options
    if dialect != .dtcg { options.isLenient = true }
    let trees = read.sources.enumerated().map { index, source in
      (piece: index, tree: TokenTree(reading: source.document.root, in: source))
    }
    let isFolder = files.count != 1 || files[0].name != name
    self.init(
      name: stem,
      pieces: Self.unique(
        read.sources.map { source in
          isFolder ? Self.stem(Self.below(name, source.name ?? "tokens")) : stem
        }
      ),
      plan: nil,
      notes: nil,
      combinations: [[]],
      options: options,
      findings: read.findings,
      ownTrees: trees.map(\.tree),
      layers: { _ in (trees, []) }
    )
  }

  /// A resolver document and the files that it names.
  package init(_ resolver: ResolverDocument, named name: String) {
    if let themes = resolver.themes {
      self.init(themes, of: resolver, named: name)
      return
    }
    let trees = resolver.plan.trees.indices.map { resolver.ownTree(of: $0) ?? TokenTree() }
    let plan = resolver.plan
    self.init(
      name: Self.stem(SourceDocument.fileName(name)).asFileName,
      pieces: Self.unique(plan.trees.indices.map { resolver.pieceName($0, in: name) }),
      plan: plan,
      notes: resolver.files?.root(0).node,
      modifiers: resolver.modifiers,
      combinations: resolver.coveringInputs,
      options: resolver.options,
      findings: resolver.findings,
      ownTrees: trees,
      layers: { inputs in (resolver.positions(choosing: inputs).map { ($0, trees[$0]) }, []) }
    )
  }

  /// A path without the endings of token files, and without the brackets of standard input.
  static func stem(_ path: String) -> String {
    if path == "<stdin>" { return "stdin" }
    for ending in [".tokens.json", ".resolver.json", ".tokens", ".json"]
    where path.hasSuffix(ending) && path.utf8.count > ending.utf8.count {
      return String(path.dropLast(ending.count))
    }
    return path
  }

  /// A path as seen from a folder that it is in; else the file's name alone.
  static func below(_ folder: String, _ path: String) -> String {
    let folder = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(folder)
      ? String(path.dropFirst(folder.count)) : SourceDocument.fileName(path)
  }

  /// The names in their order, those that were there before with a number.
  static func unique(_ names: [String]) -> [String] {
    var unique = UniqueNames(ignoringCase: true)
    return names.map { unique.unique($0) }
  }
}

extension ResolverDocument {
  /// What a tree's file is called: as its own file, or as the set or context that holds it.
  fileprivate func pieceName(_ position: Int, in document: String) -> String {
    let place = plan.trees[position].nearest
    guard let files else { return "tokens" }
    let folder = document.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let isWhole =
      plan.trees[position].layers.count == 1
      && place.node.index == files.root(place.file).node.index
    if place.file != 0, isWhole {
      let name = files[place.file].name
      let base = folder.joined(separator: "/")
      return TokenSystem.stem(base.isEmpty ? name : TokenSystem.below(base, name))
    }
    func holds(_ sources: [ResolverPlan.Source]) -> Bool {
      sources.contains { if case .tree(position) = $0 { true } else { false } }
    }
    if let set = plan.sets.first(where: { holds($0.sources) }) { return set.name.asFileName }
    for modifier in plan.modifiers {
      for context in modifier.contexts where holds(context.sources) {
        return "\(modifier.name)-\(context.name)".asFileName
      }
    }
    return "tokens"
  }
}

extension String {
  /// A name that every file system takes.
  var asFileName: String {
    let kept = map { "/\\:*?\"<>|".contains($0) ? "-" : String($0) }.joined()
    return kept.isEmpty || kept.first == "." ? "tokens" : kept
  }
}
