extension ResolverDocument {
  /// The chosen trees laid over each other in their order; nil without any.
  func tree(of positions: [Int]) -> TokenTree? {
    guard let files else { return nil }
    var merged: TokenTree?
    for position in positions {
      guard let tree = Self.tree(of: plan.trees[position], files) else { continue }
      if merged == nil { merged = tree } else { merged?.merge(tree) }
    }
    return merged
  }

  /// The tree of an object whose members references override; an overridden member goes whole.
  private static func tree(of object: ResolverPlan.Tree, _ files: ResolverFiles) -> TokenTree? {
    var merged: TokenTree?
    for (position, layer) in object.layers.enumerated().reversed() {
      let file = files[layer.file]
      let source = TokenSource(file.document, name: file.name)
      var tree = TokenTree(reading: layer.node, in: source)
      if object.layers.count > 1 {
        var removed = Set(
          object.layers[..<position].flatMap { $0.node.members.map { TokenPath($0.key) } }
        )
        if position < object.layers.count - 1 { removed.insert(TokenPath("$ref")) }
        tree.removeMembers(removed)
      }
      if merged == nil { merged = tree } else { merged?.merge(tree) }
    }
    return merged
  }
}

extension TokenTree {
  /// Takes members of the root away.
  fileprivate mutating func removeMembers(_ names: Set<TokenPath>) {
    let children = children(of: Self.root).filter { !names.contains(TokenPath(name(of: $0))) }
    let properties = properties(of: Self.root).filter {
      !names.contains(TokenPath(key(of: $0.value)))
    }
    keepChildren(children, of: Self.root)
    keepProperties(properties, of: Self.root)
  }
}

extension ResolverDocument {
  /// The objects whose trees are laid over each other for a choice of contexts, in their order.
  func roots(choosing inputs: [(name: String, context: String)]) -> [ResolverNode] {
    positions(choosing: inputs).map { plan.trees[$0].nearest }
  }

  /// The positions of the trees of a choice of contexts, in their order.
  func positions(choosing inputs: [(name: String, context: String)]) -> [Int] {
    let inputs = inputs.map { ResolverInput(modifier: $0.name, context: $0.context) }
    let choice = ResolverChoice(self, inputs)
    return plan.trees { choice.contexts[$0] }
  }

  /// One of the plan's trees by itself.
  func ownTree(of position: Int) -> TokenTree? {
    files.flatMap { Self.tree(of: plan.trees[position], $0) }
  }
}
