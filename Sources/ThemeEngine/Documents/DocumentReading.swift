/// One reading of a tree: its tokens, their links and what is wrong with them.
struct DocumentReading {
  let tree: TokenTree
  let options: DocumentOptions
  var findings: DocumentFindings
  var entries: [TokenEntry] = []
  /// The path of each entry.
  var paths: [TokenPath] = []
  var positions = PathTable()
  var expressions: [Expression?] = []
  /// The entries that each entry refers to lie in `links`, from its start to the next one's.
  var linkStarts: [Int32] = [0]
  var links: [Int32] = []

  /// The entry whose value is being read.
  var current: Int32 = 0
  /// How many faults the current value has, those among them that aren't reported.
  var faultCount = 0
  /// Above 0 while a value is only tried.
  var trials = 0
  /// The first reported finding of the current value.
  var firstFault: Int?

  /// The last source that has a token of a path which the format can't say.
  var unsaidSources: [TokenPath: Int32] = [:]
  /// The tokens from which the current value takes parts, in the order of writing.
  var partSources: [Int32] = []
  var pointerMemo: [TokenTree.Place: Result<ReferenceTarget, ReferenceFault>] = [:]
  /// How many bytes of values may still be read through pointers, so that a small document can't
  /// ask for boundless work.
  var pointerBudget: Int
  var childTables = ChildTables()
  /// Findings about what references lead to, which may be no more than faults of what they lead
  /// through.
  var doubtful: [DoubtfulFinding] = []
  /// How many tokens depend on each finding.
  var dependents: [Int: Int] = [:]
  /// How many more unknown names are compared with all others.
  var suggestionBudget = 0

  var isLenient: Bool { options.isLenient }

  init(_ tree: TokenTree, options: DocumentOptions) {
    self.options = options
    let size = tree.sources.reduce(0) { $0 + $1.document.bytes.count }
    pointerBudget = min(64 << 20, max(4 << 20, size * 16))
    var findings = DocumentFindings(tree.sources)
    self.tree = tree.extended(reporting: &findings)
    self.findings = findings
  }

  mutating func run() -> TokenDocument {
    let unsaid = unsaidTokens()
    collectTokens()
    suggestionBudget = min(100, max(4, 2_000_000 / max(1, entries.count)))
    reportClashes()
    findTargets()
    resolveTypes()
    readValues()
    dropDependentFindings()
    checkDependencies()
    checkTargets(of: unsaid)
    return document(with: unsaid)
  }

  private mutating func readValues() {
    expressions.reserveCapacity(entries.count)
    linkStarts.reserveCapacity(entries.count + 1)
    links.reserveCapacity(entries.count)
    for index in entries.indices {
      current = Int32(index)
      faultCount = 0
      firstFault = nil
      partSources.removeAll(keepingCapacity: true)
      var expression = readEntry(entries[index])
      if !partSources.isEmpty, let own = expression { expression = .parts(of: sources(), own) }
      let isFaulty = faultCount > 0 || expression == nil
      if isFaulty {
        entries[index].isFaulty = true
        entries[index].fault = entries[index].fault ?? firstFault
      }
      expressions.append(isFaulty ? nil : expression)
      linkStarts.append(Int32(links.count))
    }
  }

  /// The tokens from which the current value takes parts, each once.
  private func sources() -> [TokenPath] {
    var seen: Set<Int32> = []
    return partSources.filter { seen.insert($0).inserted }.map { paths[Int($0)] }
  }

  private mutating func readEntry(_ entry: TokenEntry) -> Expression? {
    guard let type = entry.type else {
      // The links of an alias count even so, for rings.
      if entry.form == .alias { links.append(entry.target) }
      return nil
    }
    switch entry.form {
    case .unusable: return nil
    case .alias:
      links.append(entry.target)
      return entry.isFaulty ? nil : .alias(paths[Int(entry.target)])
    case .part:
      let node = valueNode(entry)
      guard let syntax = syntax(entry) else { return nil }
      return reference(syntax, at: node, as: type)
    case .literal:
      let node = valueNode(entry)
      return literal(node, as: type)
    }
  }

  /// The node of an entry's value, or of the `$ref` that stands for it.
  func valueNode(_ entry: TokenEntry) -> SourceNode {
    let word = entry.value == TokenEntry.none ? entry.reference : entry.value
    return node(entry, word)
  }

  func path(_ entry: TokenEntry) -> TokenPath { paths[Int(entry.index)] }

  func node(_ entry: TokenEntry, _ word: Int32) -> SourceNode {
    SourceNode(TokenTree.Place(source: entry.source, word: word), in: tree)
  }

  /// The reference that is an entry's whole value.
  func syntax(_ entry: TokenEntry) -> ReferenceSyntax? {
    if entry.value != TokenEntry.none {
      let syntax = ReferenceSyntax(node(entry, entry.value).json)
      // Another dialect has texts with braces; its references are told already.
      if case .malformed = syntax, tree.sources[Int(entry.source)].isTranslated { return nil }
      return syntax
    }
    guard entry.reference != TokenEntry.none else { return nil }
    return ReferenceSyntax(pointer: node(entry, entry.reference).json)
  }

  private func document(with unsaid: [UnsaidToken]) -> TokenDocument {
    var tokens: [Token] = []
    tokens.reserveCapacity(entries.count)
    var nodes: [Int32] = []
    nodes.reserveCapacity(entries.count)
    // Where there is one file only, the brand's document names it.
    let isOneFile = tree.sources.count == 1
    let origins = tree.sources.map { source in
      Origin(.stated, in: isOneFile ? nil : source.name.map(SourceDocument.fileName))
    }
    var tree = tree
    for (index, entry) in entries.enumerated() where !entry.isFaulty {
      guard let expression = expressions[index], let type = entry.type else { continue }
      let origin = origins[Int(entry.source)]
      tokens.append(Token(paths[index], expression, origin, custom: traits(entry, type)))
      nodes.append(entry.node)
    }
    let sorted = Diagnostic.sorted(findings.kept)
    // Where nothing is left out, the tokens stand where the entries do.
    let isWhole = tokens.count == entries.count && unsaid.isEmpty
    for other in unsaid where find(other.token.path.description) == nil {
      tokens.append(other.token)
      nodes.append(Int32(tree.nodes.count))
      tree.nodes.append(other.node)
    }
    let graph =
      isWhole
      ? TokenGraph(tokens, at: positions, targets: links, from: linkStarts)
      : TokenGraph(tokens)
    return TokenDocument(graph, findings: sorted, tree: tree, nodes: nodes)
  }

  private func traits(_ entry: TokenEntry, _ type: ValueType) -> CustomTraits {
    var tokenType = type.tokenType
    if type == .other, let name = entry.typeName.flatMap({ tree.value($0).string }) {
      tokenType = TokenType(rawValue: name)
    }
    var description: String?
    if entry.description != TokenEntry.none {
      description = node(entry, entry.description).json.string
    }
    return CustomTraits(tokenType, description: description, deprecated: deprecation(entry))
  }

  /// The token's own `$deprecated`, else the nearest group's unless that cancels it.
  private func deprecation(_ entry: TokenEntry) -> CustomTraits.Deprecation? {
    if entry.deprecation != TokenEntry.none {
      return Self.deprecation(node(entry, entry.deprecation).json)
    }
    let inherited = entry.groupDeprecation.flatMap { Self.deprecation(tree.value($0)) }
    return inherited == .flag(false) ? nil : inherited
  }

  private static func deprecation(_ node: JSONView) -> CustomTraits.Deprecation? {
    if let flag = node.bool { return .flag(flag) }
    return node.string.map { .reason($0) }
  }
}
