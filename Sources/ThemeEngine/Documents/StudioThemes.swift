/// The sets and themes of Tokens Studio files, which say what a resolver document says with sets and
/// modifiers.
struct StudioThemes: Sendable {
  /// Tokens that a theme can choose.
  struct Set: Sendable {
    let name: String
    /// The position of its file.
    let file: Int
    /// Its groups and tokens.
    let root: JSONNode
    /// Its place in the order of merging.
    var rank: Int
  }

  /// How a theme uses a set.
  enum Use: String, CaseIterable, Sendable {
    case enabled, source, disabled
  }

  /// Whether every set is the whole of a file, or all are members of one.
  var hasFileForEachSet = false
  var sets: [Set] = []
  /// For each modifier and context the sets of the theme, by position.
  var uses: [[[Int: Use]]] = []

  /// The sets that hold for the chosen contexts, in the order in which they are laid over each other.
  ///
  /// Those that are only sources come first, then those that any theme enables. Without themes all
  /// sets hold.
  func chosen(_ contexts: [Int: Int]) -> [Int] {
    let ranked = sets.indices.sorted { sets[$0].rank < sets[$1].rank }
    if uses.isEmpty { return ranked }
    var found: [Int: Use] = [:]
    for (modifier, context) in contexts {
      for (set, use) in uses[modifier][context] where use != .disabled && found[set] != .enabled {
        found[set] = use
      }
    }
    return ranked.filter { found[$0] == .source } + ranked.filter { found[$0] == .enabled }
  }

  /// The tokens of the chosen contexts; what they refer to is looked for in the chosen sets alone.
  func document(choosing contexts: [Int: Int], in files: ResolverFiles) -> TokenDocument {
    let chosen = chosen(contexts)
    var findings: [Diagnostic] = []
    var trees: [Int: TokenTree] = [:]
    withExtendedLifetime(files) {
      let index = DialectIndex(chosen.map { sets[$0].root.view }, dialect: .tokensStudio)
      var memo = DialectMemo(size: files.all.reduce(0) { $0 + $1.document.bytes.count })
      for (file, own) in grouped(chosen) {
        do throws(JSONError) {
          let (source, found) = try DialectTranslation.source(
            files[file].document,
            name: files[file].name,
            sets: hasFileForEachSet ? nil : own.map { (sets[$0].name, sets[$0].root.view) },
            index,
            &memo
          )
          findings += found
          let root = source.document.root
          let roots = hasFileForEachSet ? [root] : root.members.map(\.value)
          for (set, root) in zip(own, roots) { trees[set] = TokenTree(reading: root, in: source) }
        } catch {
          findings.append(Diagnostic(error, file: files[file].name))
        }
      }
    }
    var merged: TokenTree?
    for set in chosen {
      guard let tree = trees.removeValue(forKey: set) else { continue }
      if merged == nil { merged = tree } else { merged?.merge(tree) }
    }
    let options = DocumentOptions(lenient: true)
    return TokenDocument(merged ?? TokenTree(), options: options, beside: findings)
  }

  /// The sets of each file, in the order of their first.
  private func grouped(_ chosen: [Int]) -> [(file: Int, sets: [Int])] {
    var groups: [(file: Int, sets: [Int])] = []
    var positions: [Int: Int] = [:]
    for set in chosen {
      if let known = positions[sets[set].file] {
        groups[known].sets.append(set)
      } else {
        positions[sets[set].file] = groups.count
        groups.append((sets[set].file, [set]))
      }
    }
    return groups
  }
}
