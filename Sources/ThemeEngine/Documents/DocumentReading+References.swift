extension DocumentReading {
  /// The entry of a dotted path.
  func find(_ path: String) -> Int32? { positions.position(of: TokenPath(path), in: paths) }

  /// The entry that a value in braces names as it is written; nil for every other value and for
  /// whatever needs a closer look.
  func directTarget(of entry: TokenEntry) -> Int32? {
    guard entry.value != TokenEntry.none else { return nil }
    let value = node(entry, entry.value).json
    guard value.beginsWith(UInt8(ascii: "{")), !value.word.flag, value.word.length > 2 else {
      return nil
    }
    let text = unsafe value.tape.content(value.word)
    guard unsafe text[text.count - 1] == UInt8(ascii: "}") else { return nil }
    let path = unsafe UnsafeBufferPointer(rebasing: text[1..<text.count - 1])
    guard let target = unsafe positions.position(of: path, in: paths) else { return nil }
    // A name that is none, which a finding reports, could stand in the path.
    return entries[Int(target)].isFaulty ? nil : target
  }

  /// The entry that the names of a pointer lead to; a dot within one of them separates nothing.
  mutating func find(_ names: ArraySlice<String>) -> Int32? {
    guard let entry = find(names.joined(separator: ".")) else { return nil }
    guard names.contains(where: { $0.utf8.contains(UInt8(ascii: ".")) }) else { return entry }
    var node = TokenTree.root
    for name in names {
      guard let child = childTables.find(name, of: node, in: tree) else { return nil }
      node = child
    }
    return entries[Int(entry)].node == node ? entry : nil
  }

  /// What a reference leads to.
  mutating func target(
    of syntax: ReferenceSyntax
  ) throws(ReferenceFault) -> ReferenceTarget {
    switch syntax {
    case .malformed(let message): throw ReferenceFault(rule: .aliasMalformed, message: message)
    case .braces(let path):
      if let entry = find(path) { return .token(entry) }
      let segments = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      throw missing(path, segments, isPointer: false)
    case .pointer(let segments): return try target(ofPointer: segments)
    }
  }

  private mutating func target(
    ofPointer segments: [String]
  ) throws(ReferenceFault) -> ReferenceTarget {
    let end = segments.firstIndex { $0.utf8.first == UInt8(ascii: "$") && $0 != "$root" }
    let names = segments[..<(end ?? segments.endIndex)]
    let path = names.joined(separator: ".")
    guard !names.isEmpty else {
      throw ReferenceFault(
        rule: .aliasGroup,
        message: "the reference points at the root of the document, which is no token",
        expected: "a token"
      )
    }
    guard let entry = find(names) else {
      if names.contains("") { throw emptyName(in: segments) }
      var fault = missing(path, Array(names), isPointer: true)
      if fault.rule == .aliasUnknown, let known = fault.suggestion, let end {
        fault.suggestion = known + Self.pointerText(segments[end...]).dropFirst()
      }
      throw fault
    }
    guard let end else { return .token(entry) }
    guard segments[end] == "$value" else {
      throw ReferenceFault(
        rule: .aliasWrongType,
        message: "the reference points at '\(segments[end])' of '\(path)', which is no value",
        expected: "a token or a part of its '$value'",
        suggestion: Self.pointerText(names)
      )
    }
    return try walk(from: entry, along: segments[(end + 1)...])
  }

  /// A pointer as a value.
  static func pointerObject(_ pointer: String) -> String { "{\"$ref\": \"\(pointer)\"}" }

  static func pointerText(_ segments: some Sequence<String>) -> String {
    var text = "#"
    for segment in segments {
      text += "/"
      for character in segment.unicodeScalars {
        switch character {
        case "~": text += "~0"
        case "/": text += "~1"
        case "%": text += "%25"
        case " ": text += "%20"
        default: text.unicodeScalars.append(character)
        }
      }
    }
    return text
  }

  /// Two slashes stand side by side, or one at the end.
  private mutating func emptyName(in segments: [String]) -> ReferenceFault {
    let filled = segments.filter { !$0.isEmpty }
    let end = filled.firstIndex(of: "$value") ?? filled.endIndex
    return ReferenceFault(
      rule: .aliasUnknown,
      message: "a name in the pointer is empty",
      expected: "names between single slashes",
      suggestion: find(filled[..<end]) == nil ? nil : Self.pointerText(filled)
    )
  }

  /// Says why a path isn't that of a token.
  private mutating func missing(
    _ path: String,
    _ segments: [String],
    isPointer: Bool
  ) -> ReferenceFault {
    var position = TokenTree.root
    var cause = tree.incompleteGroups[position]
    for (index, segment) in segments.enumerated() {
      guard let child = childTables.find(segment, of: position, in: tree) else { break }
      position = child
      cause = tree.incompleteGroups[position] ?? cause
      let node = tree.nodes[Int(child)]
      let rest = segments[(index + 1)...]
      if node.kind == .token && !rest.isEmpty && node.childCount == 0 {
        let parts = names(rest, ofPartsOf: node)
        let pointer = Self.pointerText(segments[...index] + ["$value"] + parts)
        let token = segments[...index].joined(separator: ".")
        return ReferenceFault(
          rule: .aliasUnknownPart,
          message: isPointer
            ? "'\(token)' is a token, and its parts are below its '$value'"
            : "'{\(path)}' reaches into the token '\(token)', and braces reach whole tokens only",
          expected: isPointer ? "a part of the token's '$value'" : "a whole token",
          suggestion: isPointer ? pointer : Self.pointerObject(pointer)
        )
      }
      guard rest.isEmpty, node.kind == .group else { continue }
      let root = path + ".$root"
      let hasRoot = find(root) != nil
      return ReferenceFault(
        rule: .aliasGroup,
        message: "'\(path)' is a group, not a token"
          + (hasRoot ? "; its own value is '\(root)'" : "; a group is copied with '$extends'"),
        expected: "a token",
        suggestion: !hasRoot
          ? nil : isPointer ? Self.pointerText(segments + ["$root"]) : "{\(root)}"
      )
    }
    if let cause {
      return ReferenceFault(rule: .aliasDependsOnFault, message: "", cause: cause)
    }
    var suggestion: String?
    if suggestionBudget > 0 {
      suggestionBudget -= 1
      suggestion = NameSuggestion.nearest(to: path, among: paths.lazy.map(\.description))
      if isPointer, let name = suggestion, let entry = find(name) {
        suggestion = Self.pointerText(names(of: entries[Int(entry)]))
      }
    }
    return ReferenceFault(
      rule: .aliasUnknown,
      message: "'\(path)' does not exist",
      expected: "a token of the document",
      suggestion: suggestion
    )
  }

  /// The names behind a token's `$value` that were meant by those behind the token.
  private func names(
    _ rest: ArraySlice<String>,
    ofPartsOf node: TokenTree.Node
  ) -> ArraySlice<String> {
    let isValue =
      rest.first == "value"
      && tree.value(node.place)["$value" as StaticString]?["value" as StaticString] == nil
    return rest.first == "$value" || isValue ? rest.dropFirst() : rest
  }

  /// The names on the way to an entry.
  private func names(of entry: TokenEntry) -> [String] {
    path(entry).description.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// The reference of lenient reading to a group that has a value of its own under `$root`.
  mutating func rootToken(_ syntax: ReferenceSyntax, at node: SourceNode) -> Int32? {
    guard isLenient, case .braces(let path) = syntax, let root = find(path + ".$root") else {
      return nil
    }
    warn(
      .dtcgRepaired,
      node,
      "'\(path)' is a group; '{\(path)}' is read as '{\(path).$root}'",
      suggestion: "{\(path).$root}"
    )
    return root
  }
}
