/// What chosen sets of Tokens Studio need of sets that aren't chosen.
struct StudioBorrowing {
  /// The tokens that are needed, by their set.
  private(set) var paths: [Int: Set<TokenPath>] = [:]

  /// Linear in the chosen sets and in what is borrowed, times the number of the other sets.
  init(_ themes: StudioThemes, _ chosen: [Int]) {
    let sets = themes.sets
    let isChosen = Set(chosen)
    let index = DialectIndex(chosen.map { sets[$0].root.view }, dialect: .tokensStudio)
    // Of several sets that have a token the last one holds, as it would if they were chosen.
    let others = sets.indices.filter { !isChosen.contains($0) }
      .sorted { sets[$0].rank > sets[$1].rank }
      .map { (set: $0, index: DialectIndex([sets[$0].root.view], dialect: .tokensStudio)) }
    var open = chosen.map { sets[$0].root.view }
    while let node = open.popLast() {
      for name in StudioSets.references(in: node).map(\.name) where index.target(name) == nil {
        for other in others {
          guard case .token(let entry)? = other.index.target(name) else { continue }
          if paths[other.set, default: []].insert(entry.path).inserted { open.append(entry.token) }
          break
        }
      }
    }
  }
}

extension TokenTree {
  /// Takes away all tokens but some, and the groups that nothing is left of.
  mutating func keepTokens(_ paths: Set<TokenPath>) {
    var open: [(node: Int32, path: TokenPath?)] = [(Self.root, nil)]
    var groups: [Int32] = []
    while let (node, path) = open.popLast() {
      groups.append(node)
      let kept = children(of: node).filter { child in
        let own = path?.appending(name(of: child)) ?? TokenPath(name(of: child))
        switch nodes[Int(child)].kind {
        case .token: return paths.contains(own)
        case .other: return false
        case .group:
          open.append((child, own))
          return true
        }
      }
      keepChildren(kept, of: node)
    }
    // Inner groups come after those that they are in.
    for group in groups.reversed() {
      let kept = children(of: group).filter {
        nodes[Int($0)].kind == .token || nodes[Int($0)].childCount > 0
      }
      keepChildren(kept, of: group)
    }
  }
}
