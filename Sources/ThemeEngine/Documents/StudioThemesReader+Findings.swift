extension StudioThemesReader {
  mutating func checkCase() {
    checkCase(plan.modifiers.map { ($0.name, $0.place) }, "group")
    for (modifier, places) in zip(plan.modifiers, contexts) {
      let names = modifier.contexts.map(\.name)
      checkCase(names.compactMap { name in places[TokenPath(name)].map { (name, $0) } }, "theme")
    }
  }

  private mutating func checkCase(
    _ names: [(name: String, place: ResolverNode)],
    _ kind: String
  ) {
    var folded: [String: String] = [:]
    for (name, place) in names {
      guard let first = folded[name.lowercased()] else {
        folded[name.lowercased()] = name
        continue
      }
      report(
        .resolverAmbiguousName,
        .warning,
        at: place,
        "the \(kind)s '\(first)' and '\(name)' differ in letter case alone; input has to spell "
          + "them exactly",
        expected: "names that differ in more than case",
        found: "'\(name)'"
      )
    }
  }

  mutating func reportUnused() {
    var used: Set<Int> = []
    for theme in themes.uses.joined() {
      for (set, use) in theme where use != .disabled { used.insert(set) }
    }
    for (position, set) in themes.sets.enumerated() where !used.contains(position) {
      report(
        .dialectUnusedSet,
        .warning,
        at: ResolverNode(file: set.file, node: set.root),
        "no theme uses the set '\(set.name)', so that its tokens are in none",
        expected: "a theme that enables it or takes it as a source",
        found: "none",
        isKey: true
      )
    }
  }

  mutating func leftOut(_ name: String, _ place: ResolverNode) {
    let found = place.node.foundText
    report(
      .dialectLeftOut,
      .warning,
      at: place,
      "'\(name)' is \(found), and only sets of tokens stand here; it is left out",
      expected: "an object with groups and tokens",
      found: found
    )
  }

  mutating func malformed(
    _ place: ResolverNode,
    _ subject: String,
    expected: String,
    _ severity: Severity = .error,
    suggestion: String? = nil
  ) {
    let found = place.node.foundText
    report(
      .dialectMalformedThemes,
      severity,
      at: place,
      "\(subject) has to be \(expected), found \(found)",
      expected: expected,
      found: found,
      suggestion: suggestion
    )
  }

  mutating func report(
    _ rule: RuleID,
    _ severity: Severity = .error,
    at place: ResolverNode,
    _ message: String,
    expected: String,
    found: String,
    suggestion: String? = nil,
    isKey: Bool = false
  ) {
    var position = ResolverFindings.Place(place)
    if isKey { position.offset = place.node.read(\.keyOffset) ?? position.offset }
    findings.report(
      rule,
      severity,
      at: position,
      in: files,
      message,
      expected: expected,
      found: found,
      suggestion: suggestion
    )
  }
}
