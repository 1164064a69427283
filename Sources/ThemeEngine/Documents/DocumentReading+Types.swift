extension DocumentReading {
  /// Tells literals from references, and finds the tokens that whole values refer to.
  mutating func findTargets() {
    for index in entries.indices {
      let entry = entries[index]
      guard entry.value != TokenEntry.none || entry.reference != TokenEntry.none else {
        entries[index].form = .unusable
        continue
      }
      entries[index].terminal = Int32(index)
      if let target = directTarget(of: entry) {
        entries[index].form = .alias
        entries[index].target = target
        continue
      }
      guard let syntax = syntax(entry) else { continue }
      let node = valueNode(entry)
      if case .pointer(let segments) = syntax, segments.count > 2,
        let end = segments.firstIndex(of: "$value"), end < segments.count - 1
      {
        entries[index].form = .part
        continue
      }
      current = Int32(index)
      do throws(ReferenceFault) {
        guard case .token(let target) = try target(of: syntax) else { continue }
        entries[index].form = .alias
        entries[index].target = target
      } catch {
        if error.rule == .aliasGroup, let root = rootToken(syntax, at: node) {
          entries[index].form = .alias
          entries[index].target = root
        } else {
          reject(index, error, at: node)
        }
      }
    }
  }

  private mutating func reject(_ index: Int, _ fault: ReferenceFault, at node: SourceNode) {
    entries[index].form = .unusable
    entries[index].isFaulty = true
    firstFault = nil
    fail(fault, at: node)
    entries[index].fault = firstFault
  }

  mutating func fail(_ fault: ReferenceFault, at node: SourceNode) {
    if let cause = fault.cause {
      faultCount += 1
      firstFault = firstFault ?? cause
      if trials == 0 { relate(Int(current), to: cause) }
      return
    }
    let reference = node.json["$ref"] ?? node.json
    var message = fault.message
    // Braces hold nothing but the path that the message names already.
    if let text = reference.string, !message.contains("'\(text.dropFirst().dropLast())'"),
      !message.contains("'\(text)'")
    {
      message += ", in '\(text)'"
    }
    var expected = fault.expected
    if fault.rule == .aliasMalformed {
      expected = "'{group.token}' or {\"$ref\": \"#/group/token\"}"
    }
    let finding = fail(
      fault.rule,
      node,
      message,
      expected: expected,
      found: reference.foundText,
      suggestion: fault.suggestion
    )
    doubt(finding, fault.way)
  }

  /// Gives every token its type (Format module, Type): its own `$type`, else that of the token that
  /// it refers to, else that of the nearest group; none is guessed.
  mutating func resolveTypes() {
    var isDone = Array(repeating: false, count: entries.count)
    var isOpen = isDone
    var chain: [Int] = []
    for start in entries.indices where !isDone[start] {
      if entries[start].form != .alias {
        resolveType(start)
        isDone[start] = true
        continue
      }
      chain.removeAll(keepingCapacity: true)
      var index = start
      while !isDone[index] && !isOpen[index] {
        isOpen[index] = true
        chain.append(index)
        guard entries[index].form == .alias else { break }
        index = Int(entries[index].target)
      }
      let isRing = !isDone[index] && entries[index].form == .alias
      for position in chain.reversed() {
        if isRing { entries[position].terminal = TokenEntry.none }
        resolveType(position)
        isDone[position] = true
      }
    }
    for index in entries.indices
    where entries[index].form != .literal || entries[index].type == nil {
      checkType(index)
    }
  }

  private mutating func resolveType(_ index: Int) {
    let entry = entries[index]
    if entry.form == .alias, entry.terminal != TokenEntry.none {
      entries[index].terminal = entries[Int(entry.target)].terminal
    }
    if entry.explicitType != TokenEntry.none {
      let place = TokenTree.Place(source: entry.source, word: entry.explicitType)
      entries[index].typeName = place
      entries[index].type = ValueType(naming: tree.value(place))
      return
    }
    if entry.form == .alias {
      let target = entries[Int(entry.target)]
      entries[index].type = target.type
      entries[index].typeName = target.typeName
      if target.type != nil { return }
    }
    guard let place = entry.groupType else { return }
    let type = ValueType(naming: tree.value(place))
    let isNamed = tree.value(place).string?.isEmpty == false
    guard let type, type != .other || isLenient && isNamed else {
      // A finding on the group says why.
      entries[index].isFaulty = true
      return
    }
    entries[index].typeName = place
    entries[index].type = type
  }

  /// Checks a token's type against what it refers to.
  private mutating func checkType(_ index: Int) {
    let entry = entries[index]
    current = Int32(index)
    firstFault = nil
    defer { entries[index].fault = entries[index].fault ?? firstFault }
    let object = SourceNode(tree.nodes[Int(entry.node)].place, in: tree)
    if entry.form == .unusable && !entry.isFaulty {
      entries[index].isFaulty = true
      fail(
        .dtcgMissingValue,
        object,
        "'\(path(entry))' has no '$value'",
        expected: "'$value'",
        found: "an object without it"
      )
      return
    }
    guard let type = entry.type else {
      if entry.isFaulty || (entry.form == .alias && entry.terminal == TokenEntry.none) { return }
      if entry.form == .alias && entries[Int(entry.target)].type == nil { return }
      entries[index].isFaulty = true
      fail(
        .dtcgMissingType,
        object,
        "'\(path(entry))' has no type: add a '$type' to it or to its group",
        expected: "a '$type'",
        found: "none"
      )
      return
    }
    guard entry.form == .alias else { return }
    let target = entries[Int(entry.target)]
    guard let targetType = target.type else { return }
    if entry.explicitType != TokenEntry.none, !isSame(type, entry, targetType, target) {
      entries[index].isFaulty = true
      reportMismatch(of: entry, with: target)
    } else if entry.explicitType == TokenEntry.none, let place = entry.groupType,
      let groupType = ValueType(naming: tree.value(place)), groupType != targetType
    {
      warn(
        .dtcgGroupType,
        valueNode(entry),
        "'\(path(entry))' stands in a group of type '\(name(of: groupType, place))' and refers to "
          + "a \(typeText(target)), which it therefore is",
        expected: "a token of type '\(name(of: groupType, place))'",
        found: "a token of type '\(typeText(target))'"
      )
    }
  }

  private func isSame(
    _ type: ValueType,
    _ entry: TokenEntry,
    _ other: ValueType,
    _ target: TokenEntry
  ) -> Bool {
    guard type == .other && other == .other else { return type == other }
    let (name, otherName) = (entry.typeName.map(tree.value), target.typeName.map(tree.value))
    return name?.string == otherName?.string
  }

  private mutating func reportMismatch(of entry: TokenEntry, with target: TokenEntry) {
    let (type, targetType) = (typeText(entry), typeText(target))
    let message =
      "'\(path(entry))' is of type '\(type)' and refers to '\(path(target))' of type '\(targetType)'"
    let related = findings.related(
      valueNode(target),
      path(target),
      "'\(path(target))' is of type '\(targetType)'"
    )
    fail(
      .aliasWrongType,
      valueNode(entry),
      message,
      expected: "a token of type '\(type)'",
      found: "a token of type '\(targetType)'",
      related: [related]
    )
  }

  private func name(of type: ValueType, _ place: TokenTree.Place) -> String {
    guard type == .other, let name = tree.value(place).string else {
      return type.tokenType.rawValue
    }
    return name
  }

  func typeText(_ entry: TokenEntry) -> String {
    guard entry.type == .other, let name = entry.typeName.flatMap({ tree.value($0).string }) else {
      return entry.type?.tokenType.rawValue ?? "none"
    }
    return name
  }
}
