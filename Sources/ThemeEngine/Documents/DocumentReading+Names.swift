extension DocumentReading {
  /// Checks the name of a group or token (Format module, Names).
  mutating func checkName(_ node: Int32, _ path: TokenPath) -> Bool {
    let place = tree.nodes[Int(node)].place
    let value = tree.value(place)
    return value.tape.isPlainName(value.tape.word(value.index - 1)) || checkSpecialName(node, path)
  }

  private mutating func checkSpecialName(_ position: Int32, _ path: TokenPath) -> Bool {
    let name = tree.name(of: position)
    let node = tree.nodes[Int(position)]
    var severity = Severity.error
    let message: String
    if name.isEmpty {
      message = "a name can't be empty"
    } else if name == "$root" {
      if node.kind != .group { return true }
      message = "'$root' has to be a token, and holds no '$value'"
    } else if name.utf8.first == UInt8(ascii: "$") {
      message = "'\(name)' can't begin with '$', which is kept for the format"
    } else if name.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) {
      message = "'\(name)' can't contain '{' or '}', which enclose references"
    } else if name.utf8.contains(UInt8(ascii: ".")) {
      if isLenient { severity = .warning }
      message = "'\(name)' can't contain '.', which separates the names of a path"
    } else {
      return true
    }
    report(
      .dtcgInvalidName,
      severity: severity,
      SourceNode(node.place, in: tree),
      offset: nameOffset(node),
      path,
      message,
      expected: "a name without '.', '{' and '}' that doesn't begin with '$'",
      found: "'\(name)'"
    )
    return severity != .error
  }

  /// Reports a member of a group that is neither a group nor a token.
  mutating func reportOther(_ position: Int32, _ path: TokenPath) {
    let node = tree.nodes[Int(position)]
    let name = tree.name(of: position)
    let value = SourceNode(node.place, in: tree)
    let isProperty = ["value", "type", "description", "ref", "deprecated", "extends", "extensions"]
      .contains(name)
    let found = value.json.foundText
    let kinds = name == "$root" ? "a token" : "a group or a token"
    report(
      .dtcgNotAToken,
      value,
      offset: nameOffset(node),
      path,
      "'\(path)' has to be \(kinds), found \(found)",
      expected: "an object",
      found: found,
      suggestion: isProperty ? "$\(name)" : nil
    )
  }

  /// Warns where two names of a group differ in letter case alone.
  mutating func checkNameCollisions(_ group: Int32, _ path: TokenPath?) {
    guard tree.nodes[Int(group)].childCount > 1, hasCase(group) else { return }
    var names: [TokenPath: Int32] = [:]
    names.reserveCapacity(Int(tree.nodes[Int(group)].childCount))
    for child in tree.children(of: group) {
      let name = tree.name(of: child)
      guard let earlier = names.updateValue(child, forKey: TokenPath(name.lowercased())) else {
        continue
      }
      let other = tree.name(of: earlier)
      guard !other.equalsInBytes(name) else { continue }
      let node = tree.nodes[Int(child)]
      report(
        .dtcgNameCollision,
        severity: .warning,
        SourceNode(node.place, in: tree),
        offset: nameOffset(node),
        path?.appending(name) ?? TokenPath(name),
        "'\(name)' differs from '\(other)' beside it in letter case alone",
        expected: "names that differ in more than case",
        found: "'\(other)' and '\(name)'"
      )
    }
  }

  /// Whether a name of a group has letters that have another case.
  private func hasCase(_ group: Int32) -> Bool {
    var child = tree.nodes[Int(group)].firstChild
    while child != TokenTree.none {
      let node = tree.nodes[Int(child)]
      let value = tree.value(node.place)
      if value.tape.hasCase(value.tape.word(value.index - 1)) { return true }
      child = node.next
    }
    return false
  }

  /// The paths of nodes that are still part of the tree.
  private func paths(of nodes: Set<Int32>) -> [Int32: TokenPath] {
    var paths: [Int32: TokenPath] = [:]
    guard !nodes.isEmpty else { return paths }
    var open: [(node: Int32, path: TokenPath?)] = [(TokenTree.root, nil)]
    while let (position, path) = open.popLast() {
      for child in tree.children(of: position) {
        let name = tree.name(of: child)
        let own = path?.appending(name) ?? TokenPath(name)
        if nodes.contains(child) { paths[child] = own }
        open.append((child, own))
      }
    }
    return paths
  }

  /// Reports where a token took the place of a group of an earlier document, or the other way.
  mutating func reportClashes() {
    let paths = paths(of: Set(tree.clashes.map(\.node)))
    for clash in tree.clashes {
      let later = SourceNode(clash.later, in: tree)
      let earlier = SourceNode(clash.earlier, in: tree)
      let name = later.json.precedingKey ?? ""
      let related = findings.related(earlier, nil, "what it takes the place of")
      let isToken = later.json["$value" as StaticString] != nil
      let kinds = isToken ? ("a token", "a group") : ("a group", "a token")
      findings.report(
        .dtcgClash,
        isLenient ? .warning : .error,
        source: later.source,
        offset: later.json.keyOffset ?? later.json.offset,
        paths[clash.node],
        "'\(name)' is \(kinds.0) and takes the place of \(kinds.1) with its name",
        expected: kinds.1,
        found: kinds.0,
        related: [related]
      )
    }
  }
}

extension JSONTape {
  /// Whether a key is a name that needs no closer look: not empty and without a character that has a
  /// meaning in paths.
  fileprivate func isPlainName(_ word: JSONTapeWord) -> Bool {
    guard word.length > 0, !word.flag else { return false }
    return unsafe content(word).allSatisfy { byte in
      byte != UInt8(ascii: "$") && byte != UInt8(ascii: "{") && byte != UInt8(ascii: "}")
        && byte != UInt8(ascii: ".")
    }
  }

  /// Whether a key has a capital letter of ASCII or anything outside of it.
  fileprivate func hasCase(_ word: JSONTapeWord) -> Bool {
    if word.flag { return true }
    return unsafe content(word).contains { $0 &- UInt8(ascii: "A") < 26 || $0 >= 0x80 }
  }
}
