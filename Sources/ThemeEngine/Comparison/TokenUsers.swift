/// Who refers to renamed tokens, where the themes are traced.
struct TokenUsers {
  private static let shown = 3

  private var users: [TokenPath: [TokenPath]] = [:]

  /// Reads the traces for the tokens that are renamed; without any they are not read.
  init(_ left: ResolvedTheme, _ right: ResolvedTheme, of pairs: [TokenPair]) {
    guard left.trace != nil || right.trace != nil else { return }
    let renamed = pairs.filter(\.isRenamed)
    read(left.trace, Set(renamed.compactMap(\.left?.path)))
    read(right.trace, Set(renamed.compactMap(\.right?.path)))
  }

  private mutating func read(_ trace: [ResolvedTheme.TraceEntry]?, _ names: Set<TokenPath>) {
    guard let trace, !names.isEmpty else { return }
    for entry in trace {
      for step in entry.trace.steps {
        guard let end = step.utf8.firstIndex(of: UInt8(ascii: " ")) else { continue }
        let path = TokenPath(String(step[..<end]))
        if path != entry.path, names.contains(path) { users[path, default: []].append(entry.path) }
      }
    }
  }

  /// Who refers to a token under one of its names, as the end of a sentence; empty for nobody.
  func text(_ former: TokenPath, _ token: TokenPath) -> String {
    var seen: Set<TokenPath> = []
    let all = ((users[former] ?? []) + (users[token] ?? [])).filter { seen.insert($0).inserted }
    guard !all.isEmpty else { return "" }
    var names = all.prefix(Self.shown).map(\.description)
    if all.count > Self.shown { names.append("\(all.count - Self.shown) more") }
    return ", referred to by \(names.listed)"
  }
}
