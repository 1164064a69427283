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

  /// A set as one layer of tokens.
  struct Layer {
    let set: Int
    let tree: TokenTree
    /// Whether all of the set is in it, and not only what others borrow.
    let isWhole: Bool
  }

  /// The tokens of the chosen contexts.
  func document(choosing contexts: [Int: Int], in files: ResolverFiles) -> TokenDocument {
    let read = layers(chosen(contexts), in: files)
    return Self.document(read.layers, beside: read.findings)
  }

  private static func document(
    _ layers: [Layer],
    beside findings: [Diagnostic]
  ) -> TokenDocument {
    var merged: TokenTree?
    for layer in layers {
      if merged == nil { merged = layer.tree } else { merged?.merge(layer.tree) }
    }
    let options = DocumentOptions(lenient: true)
    return TokenDocument(merged ?? TokenTree(), options: options, beside: findings)
  }

  /// The chosen sets in the format, in their order, and what it can't say of them.
  ///
  /// What they refer to is looked for among themselves. What is in none of them but in another set is
  /// borrowed from there, with a warning: files are written so, and tools that look into all sets
  /// read them.
  func layers(
    _ chosen: [Int],
    in files: ResolverFiles
  ) -> (layers: [Layer], findings: [Diagnostic]) {
    let read = layers(chosen, borrowing: [:], in: files)
    let found = Self.document(read.layers, beside: read.findings).findings
    guard found.contains(where: { Self.missing.contains($0.ruleId) }) else { return read }
    let borrowed = StudioBorrowing(self, chosen).paths
    if borrowed.isEmpty { return read }
    var again = layers(chosen, borrowing: borrowed, in: files)
    again.findings += notes(on: borrowed, in: files)
    return again
  }

  /// The rules of findings about references that lead nowhere.
  private static let missing: Swift.Set<RuleID> = [
    .aliasUnknown, .dialectUnresolvedText, .dialectArithmetic, .dialectModifier,
  ]

  private func layers(
    _ chosen: [Int],
    borrowing borrowed: [Int: Swift.Set<TokenPath>],
    in files: ResolverFiles
  ) -> (layers: [Layer], findings: [Diagnostic]) {
    let lenders = borrowed.keys.sorted { sets[$0].rank < sets[$1].rank }
    let all = lenders + chosen
    var findings: [Diagnostic] = []
    var trees: [Int: TokenTree] = [:]
    withExtendedLifetime(files) {
      let index = DialectIndex(all.map { sets[$0].root.view }, dialect: .tokensStudio)
      var memo = DialectMemo(size: files.all.reduce(0) { $0 + $1.document.bytes.count })
      for (file, own) in grouped(all) {
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
    let layers = all.compactMap { set -> Layer? in
      guard var tree = trees[set] else { return nil }
      let kept = borrowed[set]
      if let kept { tree.keepTokens(kept) }
      return Layer(set: set, tree: tree, isWhole: kept == nil)
    }
    return (layers, findings)
  }

  private func notes(
    on borrowed: [Int: Swift.Set<TokenPath>],
    in files: ResolverFiles
  ) -> [Diagnostic] {
    var notes = ResolverFindings()
    for (set, paths) in borrowed {
      let place = ResolverNode(file: sets[set].file, node: sets[set].root)
      let names = WordList(quoting: paths.map(\.description).sorted(), atMost: 5).and
      notes.report(
        .dialectUnchosenSet,
        .warning,
        at: ResolverFindings.Place(place),
        in: files,
        "no chosen theme uses the set '\(sets[set].name)', and others refer to its \(names); "
          + "what they need is taken from it",
        expected: "a theme that takes the set as a source",
        found: "none"
      )
    }
    return notes.findings
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
