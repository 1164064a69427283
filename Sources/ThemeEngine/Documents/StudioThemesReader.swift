/// Reads which sets and themes Tokens Studio files have; every fault becomes a finding.
struct StudioThemesReader {
  let files: ResolverFiles
  var findings = ResolverFindings()
  var plan = ResolverPlan()
  var themes = StudioThemes()
  /// The sets by their names.
  private var positions: [TokenPath: Int] = [:]
  /// The modifiers by their names.
  var modifiers: [TokenPath: Int] = [:]
  /// The contexts of each modifier by their names, with the places of these.
  var contexts: [[TokenPath: ResolverNode]] = []
  /// How many more names may be compared with unknown ones, so that many faults stay cheap.
  private var suggestionsLeft = 1_000_000

  /// The modifier of themes that are in no group.
  static let ungrouped = "ungrouped"

  /// A file whose root's members are the sets.
  init(_ document: JSONDocument, name: String) {
    files = ResolverFiles([(document, name)])
    let root = files.root(0)
    for member in document.root.members {
      if member.hasKey(StudioSets.themesKey) || member.hasKey(StudioSets.metadataKey) { continue }
      if member.value.kind == .object, !member.key.hasPrefix("$") {
        add(member.key, ResolverNode(file: 0, node: member.value))
      } else if !member.key.hasPrefix("$") {
        leftOut(member.key, ResolverNode(file: 0, node: member.value))
      }
    }
    read(themes: root.member(StudioSets.themesKey), metadata: root.member(StudioSets.metadataKey))
  }

  /// Files that are a set each, and those that say which themes there are and in what order the sets
  /// come.
  init(
    sets: [(name: String, file: String, document: JSONDocument)],
    themes: (file: String, document: JSONDocument)?,
    metadata: (file: String, document: JSONDocument)?
  ) {
    let leading = [themes, metadata].compactMap(\.self)
    files = ResolverFiles(
      leading.map { ($0.document, $0.file) } + sets.map { ($0.document, $0.file) }
    )
    self.themes.hasFileForEachSet = true
    for (position, set) in sets.enumerated() {
      let root = files.root(leading.count + position)
      if root.node.kind == .object { add(set.name, root) } else { leftOut(set.name, root) }
    }
    read(
      themes: themes.map { _ in files.root(0) },
      metadata: metadata.map { _ in files.root(leading.count - 1) }
    )
    for (position, file) in leading.enumerated() {
      for key in file.document.duplicateKeys {
        let name = files[position].name
        findings.add(Diagnostic(key, in: file.document, file: name, severity: .error))
      }
    }
  }

  private mutating func add(_ name: String, _ root: ResolverNode) {
    // Of a key that repeats, which the translation reports, the last holds.
    if let known = positions[TokenPath(name)] {
      themes.sets[known] = StudioThemes.Set(
        name: name,
        file: root.file,
        root: root.node,
        rank: known
      )
      return
    }
    positions[TokenPath(name)] = themes.sets.count
    let rank = themes.sets.count
    themes.sets.append(
      StudioThemes.Set(name: name, file: root.file, root: root.node, rank: rank)
    )
  }

  private mutating func read(themes list: ResolverNode?, metadata: ResolverNode?) {
    if let metadata { order(metadata) }
    guard let list else { return }
    guard list.node.kind == .array else {
      malformed(list, "'$themes'", expected: "a list of themes")
      return
    }
    for element in list.node.elements { theme(ResolverNode(file: list.file, node: element)) }
    checkCase()
    if !themes.uses.isEmpty { reportUnused() }
  }

  private mutating func order(_ metadata: ResolverNode) {
    guard metadata.node.kind == .object else {
      malformed(metadata, "'$metadata'", expected: "an object with 'tokenSetOrder'")
      return
    }
    guard let order = metadata.member("tokenSetOrder") else { return }
    guard order.node.kind == .array else {
      malformed(order, "'tokenSetOrder'", expected: "a list of set names")
      return
    }
    // Sets that the order leaves out come after those that it names.
    for set in themes.sets.indices { themes.sets[set].rank += order.node.count }
    var named: Set<Int> = []
    for (rank, element) in order.node.elements.enumerated() {
      let place = ResolverNode(file: order.file, node: element)
      guard let name = element.string else {
        malformed(place, "each of 'tokenSetOrder'", expected: "the name of a set")
        continue
      }
      guard let set = set(name, at: place, "the order", .warning) else { continue }
      if named.insert(set).inserted {
        themes.sets[set].rank = rank
      } else {
        malformed(place, "each of 'tokenSetOrder'", expected: "a set's first mention", .warning)
      }
    }
  }

  mutating func set(
    _ name: String,
    at place: ResolverNode,
    _ user: String,
    _ severity: Severity
  ) -> Int? {
    if let known = positions[TokenPath(name)] { return known }
    var suggestion: String?
    if suggestionsLeft > 0 {
      suggestionsLeft -= themes.sets.count
      suggestion = NameSuggestion.nearest(to: name, among: themes.sets.lazy.map(\.name))
    }
    report(
      .dialectUnknownSet,
      severity,
      at: place,
      "\(user) names the set '\(name)', which doesn't exist",
      expected: "the name of a set",
      found: "'\(name)'",
      suggestion: suggestion
    )
    return nil
  }
}
