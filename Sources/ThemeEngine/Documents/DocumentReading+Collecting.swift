extension DocumentReading {
  /// A group on the way down, with what its tokens inherit.
  private struct OpenGroup {
    let node: Int32
    let path: TokenPath?
    let type: TokenTree.Place?
    let deprecation: TokenTree.Place?
    let hasValidName: Bool
    /// The child that comes next.
    var next: Int32
  }

  /// Lists the tree's tokens in order and checks names, groups and the properties around values.
  mutating func collectTokens() {
    entries.reserveCapacity(tree.nodes.count)
    paths.reserveCapacity(tree.nodes.count)
    positions = PathTable(minimumCapacity: tree.nodes.count)
    let root = tree.nodes[Int(TokenTree.root)]
    guard root.kind == .group else {
      let node = SourceNode(root.place, in: tree)
      let found = node.json.foundText
      report(
        .dtcgNotAToken,
        node,
        nil,
        "a token file has to hold an object, found \(found)",
        expected: "an object",
        found: found
      )
      return
    }
    var open = [enter(TokenTree.root, nil, type: nil, deprecation: nil, hasValidName: true)]
    while let last = open.indices.last {
      let child = open[last].next
      guard child != TokenTree.none else {
        open.removeLast()
        continue
      }
      let node = tree.nodes[Int(child)]
      open[last].next = node.next
      let type = node.inheritedType ?? open[last].type
      let deprecation = open[last].deprecation
      let path = path(of: child, in: open[last].path)
      let hasValidName = checkName(child, path) && open[last].hasValidName
      switch node.kind {
      case .other: reportOther(child, path)
      case .group:
        open.append(
          enter(child, path, type: type, deprecation: deprecation, hasValidName: hasValidName)
        )
      case .token:
        add(child, path, type: type, deprecation: deprecation, hasValidName: hasValidName)
        if node.childCount > 0 {
          open.append(
            OpenGroup(
              node: child,
              path: path,
              type: explicitType(node) ?? type,
              deprecation: deprecation,
              hasValidName: hasValidName,
              next: node.firstChild
            )
          )
        }
      }
    }
  }

  private func path(of node: Int32, in group: TokenPath?) -> TokenPath {
    let name = tree.name(of: node)
    return group?.appending(name) ?? TokenPath(name)
  }

  /// The `$type` of a token, which lenient reading hands down to what stands below it.
  private func explicitType(_ node: TokenTree.Node) -> TokenTree.Place? {
    let object = SourceNode(node.place, in: tree)
    return object.json["$type" as StaticString].map { object.with($0).place }
  }

  func nameOffset(_ node: TokenTree.Node) -> Int {
    tree.value(node.place).keyOffset ?? tree.value(node.place).offset
  }

  mutating func report(
    _ rule: RuleID,
    severity: Severity = .error,
    _ node: SourceNode,
    offset: Int? = nil,
    _ path: TokenPath?,
    _ message: String,
    expected: String? = nil,
    found: String? = nil,
    suggestion: String? = nil
  ) {
    findings.report(
      rule,
      severity,
      source: node.source,
      offset: offset ?? node.json.offset,
      path,
      message,
      expected: expected,
      found: found,
      suggestion: suggestion
    )
  }

  private mutating func enter(
    _ position: Int32,
    _ path: TokenPath?,
    type: TokenTree.Place?,
    deprecation: TokenTree.Place?,
    hasValidName: Bool
  ) -> OpenGroup {
    var (type, deprecation) = (type, deprecation)
    var property = tree.nodes[Int(position)].firstProperty
    while property != TokenTree.none {
      let value = SourceNode(tree.properties[Int(property)].value, in: tree)
      let name = tree.key(of: value.place)
      let isUsable = check(groupProperty: name, value, path)
      // A wrong type stays, so that the tokens below are not said to have none.
      if name == "$type" { type = value.place }
      if name == "$deprecated" && isUsable { deprecation = value.place }
      property = tree.properties[Int(property)].next
    }
    checkIncompleteToken(position, path)
    checkNameCollisions(position, path)
    return OpenGroup(
      node: position,
      path: path,
      type: type,
      deprecation: deprecation,
      hasValidName: hasValidName,
      next: tree.nodes[Int(position)].firstChild
    )
  }

  /// A group without members that has a type is most likely a token whose value was forgotten.
  private mutating func checkIncompleteToken(_ position: Int32, _ path: TokenPath?) {
    let node = tree.nodes[Int(position)]
    guard let path, node.childCount == 0, tree.property("$type", of: position) != nil,
      tree.extending(position) == nil,
      // A misspelled `$value` has a finding of its own.
      !tree.properties(of: position).contains(where: {
        Self.meantGroupProperty(tree.key(of: $0.value)) == "$value"
      })
    else { return }
    report(
      .dtcgMissingValue,
      severity: .warning,
      SourceNode(node.place, in: tree),
      path,
      "'\(path)' has a '$type' and neither a '$value' nor members",
      expected: "'$value'",
      found: "an object without it"
    )
  }

  private mutating func add(
    _ position: Int32,
    _ path: TokenPath,
    type: TokenTree.Place?,
    deprecation: TokenTree.Place?,
    hasValidName: Bool
  ) {
    let index = Int32(entries.count)
    // Of two tokens with one path the later file's holds, and of one file the one that was moved out:
    // the other is the copy of an extended group's.
    let source = tree.nodes[Int(position)].place.source
    if !unsaidSources.isEmpty, let other = unsaidSources[path], other >= source { return }
    // Only repeated keys, which the parser reports, give a path twice.
    guard positions.insert(path, at: index, in: paths) == nil else { return }
    paths.append(path)
    let node = tree.nodes[Int(position)]
    var entry = TokenEntry(
      index: index,
      node: position,
      source: node.place.source,
      groupType: type,
      groupDeprecation: deprecation
    )
    entry.isFaulty = !hasValidName
    checkToken(node, &entry)
    entries.append(entry)
  }
}
