/// Finds what differs between two themes.
struct ThemeComparison {
  private let left: ResolvedTheme
  private let right: ResolvedTheme

  init(_ left: ResolvedTheme, _ right: ResolvedTheme) {
    self.left = left
    self.right = right
  }

  /// In the order of a theme.
  func changes() -> [TokenChange] {
    // All that the table of a theme without roles has is the id, which is the name of the file.
    var table = left.hasRoles || right.hasRoles ? differingTables : []
    var custom = TokenPair.differing(left.custom, right.custom)
    TokenPair.join(&table, &custom)
    Renames.join(&custom)
    let judge = ChangeJudge(left, right, among: custom)
    var changes: [TokenChange] = []
    changes.reserveCapacity(table.count + custom.count)
    for pair in table { judge.change(pair).map { changes.append($0) } }
    for pair in custom { judge.change(pair).map { changes.append($0) } }
    return changes
  }

  private var differingTables: [TokenPair] {
    let parts = WholeParts(left.table, right.table)
    return TokenPair.matching(parts.tokens(of: left.table), parts.tokens(of: right.table))
      .filter(\.differs)
  }

  /// The pairs that both themes have and that pass in one of them only.
  func verdicts() -> [VerdictFlip] {
    let ground = ColorRole.background.path
    guard left.table[ground] != nil, right.table[ground] != nil else { return [] }
    // The same colours pass the same, unless more is asked of one side.
    let asksTheSame = left.appearance.appearance.contrast == right.appearance.appearance.contrast
    if asksTheSame, left.table == right.table { return [] }
    let others = Dictionary(
      right.contrastVerdicts().map { ([$0.foreground, $0.ground], $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return left.contrastVerdicts().compactMap { verdict in
      guard let other = others[[verdict.foreground, verdict.ground]],
        other.passes != verdict.passes
      else { return nil }
      return VerdictFlip(left: verdict, right: other)
    }
  }
}

extension TokenPair {
  /// Joins what one theme has in its tables and the other, made of plain tokens, has as its own.
  fileprivate static func join(_ table: inout [TokenPair], _ custom: inout [TokenPair]) {
    guard table.contains(where: { $0.left == nil || $0.right == nil }) else { return }
    var own: [TokenPath: Int] = [:]
    for (position, pair) in custom.enumerated() where pair.left == nil || pair.right == nil {
      if let token = pair.left ?? pair.right { own[token.path] = position }
    }
    guard !own.isEmpty else { return }
    var joined: Set<Int> = []
    for index in table.indices {
      let pair = table[index]
      guard pair.left == nil || pair.right == nil, let token = pair.left ?? pair.right,
        let position = own[token.path], (custom[position].left == nil) == (pair.right == nil)
      else { continue }
      table[index].left = pair.left ?? custom[position].left
      table[index].right = pair.right ?? custom[position].right
      joined.insert(position)
    }
    table = table.filter(\.differs)
    custom = custom.indices.filter { !joined.contains($0) }.map { custom[$0] }
  }
}
