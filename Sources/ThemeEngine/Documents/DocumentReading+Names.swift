extension DocumentReading {
  /// Checks the name of a group or token (Format module, Names).
  mutating func checkName(_ node: TokenTree.Node, _ path: TokenPath) -> Bool {
    var isPlain = !node.name.isEmpty
    for byte in node.name.utf8 {
      switch byte {
      case UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "."):
        isPlain = false
      default: break
      }
    }
    return isPlain || checkSpecialName(node, path)
  }

  private mutating func checkSpecialName(_ node: TokenTree.Node, _ path: TokenPath) -> Bool {
    let name = node.name
    var severity = Severity.error
    let message: String
    if name.isEmpty {
      message = "a name can't be empty"
    } else if name == "$root" {
      if node.kind == .token { return true }
      message = "'$root' has to be a token"
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
      found: "'\(name)'"
    )
    return severity != .error
  }

  /// Reports a member of a group that is neither a group nor a token.
  mutating func reportOther(_ node: TokenTree.Node, _ path: TokenPath, in group: Int32) {
    let value = SourceNode(node.place, in: tree)
    let isProperty = ["value", "type", "description", "ref", "deprecated", "extends", "extensions"]
      .contains(node.name)
    let found = value.json.foundText
    report(
      .dtcgNotAToken,
      value,
      offset: nameOffset(node),
      path,
      "'\(path)' has to be a group or a token, found \(found)",
      expected: "an object",
      found: found,
      suggestion: isProperty ? "$\(node.name)" : nil
    )
  }

  /// Warns where two names of a group differ in letter case alone.
  mutating func checkNameCollisions(_ group: TokenTree.Node, _ path: TokenPath?) {
    func hasCase(_ child: Int32) -> Bool {
      tree.nodes[Int(child)].name.utf8.contains { $0 &- UInt8(ascii: "A") < 26 || $0 >= 0x80 }
    }
    guard group.children.count > 1, group.children.contains(where: hasCase) else { return }
    var names: [TokenPath: Int32] = [:]
    names.reserveCapacity(group.children.count)
    for child in group.children {
      let node = tree.nodes[Int(child)]
      guard let earlier = names.updateValue(child, forKey: TokenPath(node.name.lowercased())) else {
        continue
      }
      let name = tree.nodes[Int(earlier)].name
      guard !name.equalsInBytes(node.name) else { continue }
      report(
        .dtcgNameCollision,
        severity: .warning,
        SourceNode(node.place, in: tree),
        offset: nameOffset(node),
        path?.appending(node.name) ?? TokenPath(node.name),
        "'\(node.name)' differs from '\(name)' beside it in letter case alone"
      )
    }
  }

  /// Reports where a token took the place of a group of an earlier document, or the other way.
  mutating func reportClashes() {
    for clash in tree.clashes {
      let later = SourceNode(clash.later, in: tree)
      let earlier = SourceNode(clash.earlier, in: tree)
      let name = later.json.precedingKey ?? ""
      let related = findings.related(earlier, nil, "the one that it replaces")
      findings.report(
        .dtcgClash,
        isLenient ? .warning : .error,
        source: later.source,
        offset: later.json.keyOffset ?? later.json.offset,
        nil,
        "'\(name)' is a token in one document and a group in another; the later one holds",
        related: [related]
      )
    }
  }
}

extension JSONNode {
  /// The key of a member's value.
  var precedingKey: String? {
    keyOffset == nil ? nil : storage.string(storage.word(index - 1))
  }
}
