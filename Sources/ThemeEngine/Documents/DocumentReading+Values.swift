extension DocumentReading {
  /// Reads a value that has to be of a type: a literal or a reference.
  ///
  /// The name is that of the key for a part of a composite; else messages name the type.
  mutating func read(
    _ node: SourceNode,
    as type: ValueType,
    named name: String? = nil
  ) -> Expression? {
    if let syntax = ReferenceSyntax(node.json) {
      return reference(syntax, at: node, as: type)
    }
    return literal(node, as: type, named: name)
  }

  mutating func reference(
    _ syntax: ReferenceSyntax,
    at node: SourceNode,
    as type: ValueType
  ) -> Expression? {
    switch follow(syntax, at: node) {
    case nil: return nil
    case .token(let entry): return alias(entry, at: node, as: type)
    case .part(let part): return tried(part, at: node, as: type)
    }
  }

  mutating func failMisplaced(_ path: String, _ node: SourceNode) {
    let segments = path.split(separator: ".").map(String.init)
    let pointer = Self.pointerObject(Self.pointerText(segments + ["$value"]))
    fail(
      .aliasMisplaced,
      node,
      "'{\(path)}' can't stand here, only a pointer can",
      expected: "a literal or a pointer",
      found: "'{\(path)}'",
      suggestion: pointer
    )
  }

  /// What a reference leads to; nil, with a finding, where it leads nowhere.
  mutating func follow(_ syntax: ReferenceSyntax, at node: SourceNode) -> ReferenceTarget? {
    do throws(ReferenceFault) {
      let target = try target(of: syntax)
      if case .part = target, case .pointer(let segments) = syntax { notePart(segments) }
      return target
    } catch {
      if error.rule == .aliasGroup, let root = rootToken(syntax, at: node) { return .token(root) }
      fail(error, at: node)
      return nil
    }
  }

  /// Remembers the token that a pointer leads into.
  private mutating func notePart(_ segments: [String]) {
    let names = segments.prefix { $0 != "$value" }
    if let entry = find(names.joined(separator: ".")) { partSources.append(entry) }
  }

  /// An alias to a token that has to be of a type.
  mutating func alias(_ entry: Int32, at node: SourceNode, as type: ValueType) -> Expression? {
    links.append(entry)
    let target = entries[Int(entry)]
    if let targetType = target.type, targetType != type {
      guard isLenient && (targetType == .other || type == .other) else {
        failType(target, targetType, at: node, as: type)
        return nil
      }
      warn(
        .aliasWrongType,
        node,
        "'\(path(target))' is of type '\(typeText(target))', where \(type.phrase) is needed"
      )
    }
    return .alias(path(target))
  }

  private mutating func failType(
    _ target: TokenEntry,
    _ targetType: ValueType,
    at node: SourceNode,
    as type: ValueType
  ) {
    let note = "'\(path(target))' is declared here"
    let place = findings.related(valueNode(target), path(target), note)
    fail(
      .aliasWrongType,
      node,
      "'\(path(target))' is \(targetType.phrase), where \(type.phrase) is needed",
      expected: "a token of type '\(type.tokenType.rawValue)'",
      found: "a token of type '\(typeText(target))'",
      related: [place]
    )
  }

  /// Reads a part of another token's value in place of a reference to it.
  private mutating func tried(
    _ part: SourceNode,
    at node: SourceNode,
    as type: ValueType
  ) -> Expression? {
    guard charge(part, at: node) else { return nil }
    let before = faultCount
    trials += 1
    let expression = literal(part, as: type)
    trials -= 1
    if let expression, faultCount == before { return expression }
    faultCount = before
    let found = part.json.foundText
    let finding = fail(
      .aliasWrongType,
      node,
      "the reference leads to \(found), where \(type.phrase) is needed",
      expected: type.phrase,
      found: found
    )
    doubt(finding, [part.place])
    return nil
  }

  /// Reads a literal of a type.
  mutating func literal(
    _ node: SourceNode,
    as type: ValueType,
    named name: String? = nil
  ) -> Expression? {
    switch type {
    case .color: color(node, name ?? "a color").map { .value($0) }
    case .dimension: dimension(node, name ?? "a dimension").map { .value($0) }
    case .duration: duration(node, name ?? "a duration").map { .value($0) }
    case .fontFamily: fontFamily(node).map { .value($0) }
    case .fontWeight: fontWeight(node).map { .value($0) }
    case .cubicBezier: cubicBezier(node, name ?? "a cubicBezier").map { .value($0) }
    case .number: plainNumber(node, name ?? "the value").map { .value(.number($0)) }
    case .strokeStyle: strokeStyle(node, name ?? "a strokeStyle")
    case .border: border(node)
    case .transition: transition(node)
    case .shadow: layers(node, of: .shadow)
    case .gradient: layers(node, of: .gradient)
    case .typography: typography(node)
    case .other: freeValue(node).map { .value($0) }
    }
  }

  /// A value of a type that the format doesn't know, as it is.
  private mutating func freeValue(_ node: SourceNode) -> TokenValue? {
    if let value = tree.node(node.place).freeValue() { return value }
    fail(
      .dtcgLimit,
      node,
      "the value is nested deeper than \(JSONNode.freeValueDepth), or holds a number beyond the "
        + "range of a double"
    )
    return nil
  }

  /// Counts the size of a value that is read once more; false, with a finding, where it is too much.
  mutating func charge(_ part: SourceNode, at node: SourceNode) -> Bool {
    pointerBudget -= part.json.endOffset - part.json.offset
    if pointerBudget > 0 { return true }
    fail(Self.tooMuch, at: node)
    return false
  }

  /// The literal at a place where a pointer may stand for a plain value; nil with a finding.
  mutating func resolved(_ node: SourceNode) -> SourceNode? {
    guard let syntax = ReferenceSyntax(node.json) else { return node }
    switch syntax {
    case .braces(let path):
      failMisplaced(path, node)
      return nil
    case .pointer, .malformed: break
    }
    var syntaxes = [syntax]
    var hops = 0
    while let syntax = syntaxes.popLast() {
      hops += 1
      switch follow(syntax, at: node) {
      case nil: return nil
      case .part(let part): return charge(part, at: node) ? part : nil
      case .token(let entry):
        links.append(entry)
        if hops == 1 { partSources.append(entry) }
        let terminal = entries[Int(entry)].terminal
        guard terminal != TokenEntry.none, hops <= Self.maximumHops,
          entries[Int(terminal)].form != .unusable
        else {
          let fault = ReferenceFault(
            rule: .aliasDependsOnFault,
            message: "'\(paths[Int(entry)])' has no value",
            expected: "a part of a value",
            cause: terminal == TokenEntry.none ? nil : entries[Int(terminal)].fault
          )
          fail(fault, at: node)
          return nil
        }
        guard let next = self.syntax(entries[Int(terminal)]) else {
          let value = valueNode(entries[Int(terminal)])
          return charge(value, at: node) ? value : nil
        }
        syntaxes.append(next)
      }
    }
    return nil
  }

  /// How many tokens a plain value may be looked for through, one pointer after the other.
  static let maximumHops = 64
}
