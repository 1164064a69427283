extension TokenSystem {
  /// Sets and themes of Tokens Studio as the sets, modifiers and contexts of a resolver document.
  ///
  /// A set that every combination has is a set of the document; a context lays those of its theme
  /// over them, first those that are only sources, then those that it enables.
  init(_ themes: StudioThemes, of resolver: ResolverDocument, named name: String) {
    let combinations = resolver.coveringInputs
    let choose: @Sendable ([Input]) -> [Int] = { inputs in
      let inputs = inputs.map { ResolverInput(modifier: $0.name, context: $0.context) }
      return themes.chosen(ResolverChoice(resolver, inputs).contexts)
    }
    let layers: @Sendable ([Int]) -> Layers = { chosen in
      guard let files = resolver.files else { return ([], []) }
      let read = themes.layers(chosen, in: files)
      return (read.layers.map { (piece: $0.set, tree: $0.tree) }, read.findings)
    }
    // Each set as it is in the first combination that has it, or among all sets.
    var trees: [Int: TokenTree] = [:]
    let all = themes.sets.indices.sorted { themes.sets[$0].rank < themes.sets[$1].rank }
    for chosen in combinations.map(choose) + [all] where !chosen.allSatisfy({ trees[$0] != nil }) {
      guard let files = resolver.files else { break }
      for layer in themes.layers(chosen, in: files).layers
      where layer.isWhole && trees[layer.set] == nil {
        trees[layer.set] = layer.tree
      }
    }
    self.init(
      name: Self.stem(SourceDocument.fileName(name)).asFileName,
      pieces: Self.unique(themes.sets.map(\.fileName)),
      plan: themes.plan(over: resolver.plan),
      notes: nil,
      modifiers: resolver.modifiers,
      combinations: combinations,
      options: resolver.options,
      findings: resolver.findings,
      ownTrees: themes.sets.indices.map { trees[$0] ?? TokenTree() },
      layers: { layers(choose($0)) }
    )
  }
}

extension StudioThemes {
  /// How a resolver document says the same as the themes.
  fileprivate func plan(over themes: ResolverPlan) -> ResolverPlan {
    var plan = ResolverPlan()
    plan.sets = sets.enumerated().map { position, set in
      let place = ResolverNode(file: set.file, node: set.root)
      return ResolverPlan.Set(name: set.name, place: place, sources: [.tree(position)])
    }
    let ranked = sets.indices.sorted { sets[$0].rank < sets[$1].rank }
    let isShared = sets.indices.map { set in
      uses.isEmpty || uses.contains { $0.allSatisfy { ($0[set] ?? .disabled) != .disabled } }
    }
    plan.order = ranked.filter { isShared[$0] }.map { .set($0) }
    // What comes later in the order of sets is laid over what comes before.
    let firsts = uses.map { contexts in
      contexts.flatMap { own in own.keys.filter { own[$0] == .enabled } }.map { sets[$0].rank }
        .min()
        ?? Int.max
    }
    // A group of one theme is no choice, and its sets are in every combination.
    let choices = uses.indices.filter { uses[$0].count > 1 }
      .sorted { (firsts[$0], $0) < (firsts[$1], $1) }
    plan.modifiers = choices.map { position in
      var modifier = themes.modifiers[position]
      for (context, own) in uses[position].enumerated() {
        let sources = ranked.filter { own[$0] == .source && !isShared[$0] }
        let enabled = ranked.filter { own[$0] == .enabled }
        modifier.contexts[context].sources = (sources + enabled).map {
          .set($0, at: modifier.place)
        }
      }
      return modifier
    }
    plan.order += choices.indices.map { .modifier($0) }
    return plan
  }
}

extension StudioThemes.Set {
  /// The path of the set's file; a set's name has folders as its file would.
  fileprivate var fileName: String {
    let parts = name.split(separator: "/").map { part in
      let kept = part.map { "\\:*?\"<>|".contains($0) ? "-" : String($0) }.joined()
      return kept.allSatisfy { $0 == "." } ? "-" : kept
    }
    return parts.isEmpty ? "set" : parts.joined(separator: "/")
  }
}
