extension DocumentReading {
  /// A group on the way down, with what its tokens inherit.
  private struct OpenGroup {
    let node: Int32
    let path: TokenPath?
    let type: TokenTree.Place?
    let deprecation: TokenTree.Place?
    let hasValidName: Bool
    var next = 0
  }

  /// Lists the tree's tokens in order and checks names, groups and the properties around values.
  mutating func collectTokens() {
    entries.reserveCapacity(tree.nodes.count)
    positions.reserveCapacity(tree.nodes.count)
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
      let children = tree.nodes[Int(open[last].node)].children
      guard open[last].next < children.count else {
        open.removeLast()
        continue
      }
      let child = children[open[last].next]
      open[last].next += 1
      let group = open[last]
      let node = tree.nodes[Int(child)]
      let path = group.path?.appending(node.name) ?? TokenPath(node.name)
      let hasValidName = checkName(node, path) && group.hasValidName
      let type = node.inheritedType ?? group.type
      let deprecation = group.deprecation
      switch node.kind {
      case .other: reportOther(node, path, in: group.node)
      case .group:
        open.append(
          enter(child, path, type: type, deprecation: deprecation, hasValidName: hasValidName)
        )
      case .token:
        add(child, path, type: type, deprecation: deprecation, hasValidName: hasValidName)
        if !node.children.isEmpty {
          open.append(
            OpenGroup(
              node: child,
              path: path,
              type: explicitType(node) ?? type,
              deprecation: deprecation,
              hasValidName: hasValidName
            )
          )
        }
      }
    }
  }

  /// The `$type` of a token, which lenient reading hands down to what stands below it.
  private func explicitType(_ node: TokenTree.Node) -> TokenTree.Place? {
    let object = SourceNode(node.place, in: tree)
    return object.json["$type"].map { object.with($0).place }
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
    let node = tree.nodes[Int(position)]
    var (type, deprecation) = (type, deprecation)
    for property in node.properties {
      let value = SourceNode(property.value, in: tree)
      let isUsable = check(groupProperty: property.name, value, path)
      // A wrong type stays, so that the tokens below are not said to have none.
      if property.name == "$type" { type = property.value }
      if property.name == "$deprecated" && isUsable { deprecation = property.value }
    }
    checkIncompleteToken(node, path)
    checkNameCollisions(node, path)
    return OpenGroup(
      node: position,
      path: path,
      type: type,
      deprecation: deprecation,
      hasValidName: hasValidName
    )
  }

  /// A group without members that has a type is most likely a token whose value was forgotten.
  private mutating func checkIncompleteToken(_ node: TokenTree.Node, _ path: TokenPath?) {
    guard let path, node.children.isEmpty, !node.properties.contains(where: \.extendsGroup),
      node.properties.contains(where: { $0.name == "$type" })
    else { return }
    report(
      .dtcgMissingValue,
      severity: .warning,
      SourceNode(node.place, in: tree),
      path,
      "'\(path)' has a '$type' and neither a '$value' nor members",
      expected: "'$value'"
    )
  }

  private mutating func add(
    _ position: Int32,
    _ path: TokenPath,
    type: TokenTree.Place?,
    deprecation: TokenTree.Place?,
    hasValidName: Bool
  ) {
    let node = tree.nodes[Int(position)]
    var entry = TokenEntry(
      path: path,
      node: position,
      source: node.place.source,
      groupType: type,
      groupDeprecation: deprecation
    )
    entry.isFaulty = !hasValidName
    checkToken(node, &entry)
    // Only repeated keys, which the parser reports, give a path twice.
    guard positions[path] == nil else { return }
    positions[path] = Int32(entries.count)
    entries.append(entry)
  }
}

extension TokenTree.Property {
  /// Whether the property makes a group a copy of another one.
  var extendsGroup: Bool { name == "$extends" || name == "$ref" }
}

extension JSONNode {
  /// The offset of the key of a member's value; nil at the root and for an element of a list.
  ///
  /// The word of a member's key stands just before that of its value.
  var keyOffset: Int? {
    guard index > 0 else { return nil }
    let word = storage.word(index - 1)
    guard word.kind == .string else { return nil }
    var cursor = word.offset + word.length + 2
    while cursor < offset, JSONByte.isSpaceOrColon(storage.bytes[cursor]) { cursor += 1 }
    return cursor == offset ? word.offset : nil
  }
}

extension JSONByte {
  static func isSpaceOrColon(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ":")
  }
}
