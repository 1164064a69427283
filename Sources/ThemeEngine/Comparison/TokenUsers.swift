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
        guard let path = Trace.parts(of: step, isToken: names.contains)?.token else { continue }
        if path != entry.path, names.contains(path) { users[path, default: []].append(entry.path) }
      }
    }
  }

  /// Who refers to a token under one of its names, on either side.
  func all(_ former: TokenPath, _ token: TokenPath) -> [TokenPath] {
    var seen: Set<TokenPath> = []
    return ((users[former] ?? []) + (users[token] ?? [])).filter { seen.insert($0).inserted }
  }

  /// Users as the end of a sentence; empty for nobody.
  static func text(_ all: [TokenPath]) -> String {
    guard !all.isEmpty else { return "" }
    var names = all.prefix(shown).map(\.description)
    if all.count > shown { names.append("\(all.count - shown) more") }
    return ", referred to by \(WordList(names).and)"
  }
}
