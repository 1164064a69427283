extension Resolution {
  /// Every token whose value depends on a token, in the order of the theme; itself not among them.
  ///
  /// Linear in the brand's tokens and references.
  public func reach(_ path: TokenPath) -> [TokenPath] {
    guard let start = brand.graph.position(of: path) else { return [] }
    let appearance = theme.appearance.appearance
    var users: [[Int]] = Array(repeating: [], count: brand.graph.tokens.count)
    for (position, token) in brand.graph.tokens.enumerated() {
      var targets: [TokenPath] = []
      let expression = token.cells.expression(appearance.scheme, appearance.contrast)
      expression?.addTargets(to: &targets)
      if case .parts(let sources, _) = expression { targets += sources }
      for target in targets.compactMap(brand.graph.position(of:)) { users[target].append(position) }
    }
    var reached: Set<Int> = [start]
    var open = [start]
    while let position = open.popLast() {
      for user in users[position] where reached.insert(user).inserted { open.append(user) }
    }
    return reached.sorted().filter { $0 != start }.map { brand.graph.tokens[$0].path }
  }
}
