extension DocumentReading {
  /// Follows a pointer into the value of a token, through whatever references lie on the way.
  ///
  /// Each reference on the way is followed once in a reading; what waits for it lies on a stack of
  /// its own, so that the length of a chain never costs the call stack.
  mutating func walk(
    from entry: Int32,
    along rest: ArraySlice<String>
  ) throws(ReferenceFault) -> ReferenceTarget {
    var target = ReferenceTarget.token(entry)
    var rest = rest
    var waiting: [(place: TokenTree.Place, rest: ArraySlice<String>)] = []
    var isOpen: Set<TokenTree.Place> = []
    do throws(ReferenceFault) {
      while true {
        if case .token(let entry) = target, !rest.isEmpty { target = try value(of: entry) }
        if case .part(let node) = target {
          if let reference = reference(at: node) {
            let place = node.place
            if let known = pointerMemo[place] {
              target = try known.get()
              continue
            }
            guard isOpen.insert(place).inserted else {
              throw ReferenceFault(
                rule: .aliasCycle,
                message: "the reference leads back to itself",
                expected: "a literal at one of the places that it leads through"
              )
            }
            waiting.append((place, rest))
            (target, rest) = try start(of: reference)
            continue
          }
          if let segment = rest.popFirst() {
            target = .part(try child(segment, of: node))
            continue
          }
        }
        guard let last = waiting.popLast() else { return target }
        pointerMemo[last.place] = .success(target)
        isOpen.remove(last.place)
        rest = last.rest
      }
    } catch {
      var fault = error
      fault.way.insert(contentsOf: waiting.map(\.place), at: 0)
      for frame in waiting { pointerMemo[frame.place] = .failure(fault) }
      throw fault
    }
  }

  /// The value of a token, at the end of its chain of aliases.
  private func value(of entry: Int32) throws(ReferenceFault) -> ReferenceTarget {
    let terminal = entries[Int(entry)].terminal
    guard terminal != TokenEntry.none, entries[Int(terminal)].form != .unusable else {
      throw ReferenceFault(
        rule: .aliasDependsOnFault,
        message: "'\(paths[Int(entry)])' has no value",
        expected: "a part of a value",
        cause: terminal == TokenEntry.none ? nil : entries[Int(terminal)].fault
      )
    }
    return .part(valueNode(entries[Int(terminal)]))
  }

  /// The reference that stands at a place within a value.
  private func reference(at node: SourceNode) -> ReferenceSyntax? {
    if let syntax = ReferenceSyntax(node.json) { return syntax }
    // The text of a `$ref` that stands for a token's value.
    guard node.json.beginsWith(UInt8(ascii: "#")), node.json.precedingKey == "$ref" else {
      return nil
    }
    return ReferenceSyntax(pointer: node.json)
  }

  private mutating func start(
    of syntax: ReferenceSyntax
  ) throws(ReferenceFault) -> (ReferenceTarget, ArraySlice<String>) {
    guard case .pointer(let segments) = syntax,
      let end = segments.firstIndex(of: "$value"),
      let entry = find(segments[..<end])
    else { return (try target(of: syntax), []) }
    return (.token(entry), segments[(end + 1)...])
  }

  private mutating func child(
    _ segment: String,
    of node: SourceNode
  ) throws(ReferenceFault) -> SourceNode {
    switch node.json.kind {
    case .object:
      pointerBudget -= node.json.count
      guard pointerBudget > 0 else { throw Self.tooMuch }
      if let value = node.json[segment] { return node.with(value) }
      let names = node.json.members.map(\.key)
      let known = WordList(quoting: names, atMost: 8)
      throw ReferenceFault(
        rule: .aliasUnknownPart,
        message: segment.isEmpty
          ? "a name in the pointer is empty"
          : "the value there has no '\(segment)'" + (names.isEmpty ? "" : "; it has \(known.and)"),
        expected: names.isEmpty ? "a part that is there" : known.or,
        suggestion: NameSuggestion.nearest(to: segment, among: names)
      )
    case .array:
      guard let index = Self.index(segment), index < node.json.count else {
        throw ReferenceFault(
          rule: .aliasUnknownPart,
          message: "the list there has \(node.json.count) elements, counted from 0, and no "
            + "'\(segment)'",
          expected: node.json.count == 0
            ? "a part that is there" : "a number from 0 to \(node.json.count - 1)"
        )
      }
      pointerBudget -= index
      guard pointerBudget > 0 else { throw Self.tooMuch }
      for (position, element) in node.json.elements.enumerated() where position == index {
        return node.with(element)
      }
      throw ReferenceFault(rule: .aliasUnknownPart, message: "the list has no '\(segment)'")
    case .string, .number, .bool, .null:
      throw ReferenceFault(
        rule: .aliasUnknownPart,
        message: "'\(segment)' is looked for in \(node.json.foundText), which has no parts",
        expected: "an object or a list",
        way: [node.place]
      )
    }
  }

  static let tooMuch = ReferenceFault(
    rule: .dtcgLimit,
    message: "the pointers of the document lead to more values than are read"
  )

  /// The index that a segment is, decimal digits without leading zeros (RFC 6901, 4).
  private static func index(_ segment: String) -> Int? {
    let bytes = segment.utf8
    guard !bytes.isEmpty, bytes.count < 10, bytes.allSatisfy(JSONByte.isDigit),
      bytes.count == 1 || bytes.first != UInt8(ascii: "0")
    else { return nil }
    return Int(segment)
  }
}
