import ThemeEngine

/// Finds the token that a person means: by its path, or by its last part where only one has it.
struct TokenLookup {
  /// What a name led to.
  enum Match: Equatable {
    case leaf(TokenPath)
    /// Everything below a path.
    case group(TokenPath, [TokenPath])
  }

  private let leaves: [TokenPath]
  /// Paths above leaves, in the order of the theme.
  private let groups: [TokenPath]

  init(_ leaves: [TokenPath]) {
    self.leaves = leaves
    var groups: [TokenPath] = []
    var seen: Set<TokenPath> = []
    for leaf in leaves {
      var path = ""
      for name in leaf.description.split(separator: ".").dropLast() {
        path += path.isEmpty ? name : ".\(name)"
        let group = TokenPath(path)
        if seen.insert(group).inserted { groups.append(group) }
      }
    }
    self.groups = groups
  }

  func match(_ text: String) throws(UsageError) -> Match {
    let path = TokenPath(text)
    if leaves.contains(path) { return .leaf(path) }
    if groups.contains(path) { return group(path) }
    let candidates = leaves.filter { $0.ends(with: text) }
    if let leaf = try only(candidates, text) { return .leaf(leaf) }
    if let path = try only(groups.filter { $0.ends(with: text) }, text) { return group(path) }
    throw unknown(text)
  }

  private func group(_ path: TokenPath) -> Match {
    .group(path, leaves.filter { $0.isWithin(path) })
  }

  private func only(_ paths: [TokenPath], _ text: String) throws(UsageError) -> TokenPath? {
    if paths.count < 2 { return paths.first }
    let shown = paths.prefix(12).map(\.description)
    let rest = paths.count - shown.count
    throw UsageError(
      "'\(text)' is the last part of \(paths.count) tokens; give more of the path",
      candidates: shown + (rest > 0 ? ["and \(rest) more"] : [])
    )
  }

  /// The path, or last part of one, that a text was probably meant to be.
  func suggestion(for text: String) -> String? {
    let tokens = leaves + groups
    return NameSuggestion.nearest(
      to: text,
      among: tokens.map { text.contains(".") ? $0.description : String($0.name) }
    )
  }

  private func unknown(_ text: String) -> UsageError {
    UsageError(
      "there is no token '\(text)'",
      suggestion: suggestion(for: text),
      expected: text.contains(".") || text.isEmpty ? sections : [],
      advice: "a token is its path, such as 'color.accent', or its last part where only one has it"
    )
  }

  private var sections: [String] {
    groups.filter { !$0.description.contains(".") }.map { "\($0).…" }
  }
}

extension TokenPath {
  /// Whether the last names of the path are these.
  fileprivate func ends(with names: String) -> Bool {
    let own = description.utf8
    let other = names.utf8
    guard own.count > other.count, !other.isEmpty, own.suffix(other.count).elementsEqual(other)
    else { return false }
    return own.dropLast(other.count).last == UInt8(ascii: ".")
  }
}
