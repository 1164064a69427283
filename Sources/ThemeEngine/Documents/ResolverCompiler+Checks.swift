extension ResolverCompiler {
  mutating func report(
    _ rule: RuleID,
    _ severity: Severity = .error,
    at place: ResolverNode,
    _ message: String,
    expected: String? = nil,
    found: String? = nil,
    suggestion: String? = nil,
    related: [Related] = []
  ) {
    findings.report(
      rule,
      severity,
      at: ResolverFindings.Place(place),
      in: files,
      message,
      expected: expected,
      found: found,
      suggestion: suggestion,
      related: related
    )
  }

  mutating func related(_ message: String, at place: ResolverNode) -> Related {
    findings.related(message, at: ResolverFindings.Place(place), in: files)
  }

  /// Reports that another kind of value stands here.
  mutating func mismatch(_ place: ResolverNode, _ name: String, expected: String) {
    let found = place.node.foundText
    report(
      .resolverWrongType,
      at: place,
      "\(name) has to be \(expected), found \(found)",
      expected: expected,
      found: found
    )
  }

  /// Reports keys that an object doesn't have; those in `$` are kept for later versions.
  mutating func checkKeys(_ object: ResolverNode, _ known: [String], _ name: String) {
    for member in object.node.members where !known.contains(where: { member.hasKey($0) }) {
      let key = member.key
      let isReserved = key.utf8.first == UInt8(ascii: "$")
      let suggestion = NameSuggestion.nearest(to: key, among: known)
      let isNeeded = suggestion.map { Self.neededKeys.contains($0) && object.node[$0] == nil }
      findings.report(
        .resolverUnknownKey,
        (isLenient || isReserved) && isNeeded != true ? .warning : .error,
        at: ResolverFindings.Place(keyOf: member, in: object),
        in: files,
        "\(name) has no key '\(key)'",
        expected: WordList(quoting: known).or,
        found: "'\(key)'",
        suggestion: suggestion
      )
    }
  }

  private static let neededKeys = [
    "version", "resolutionOrder", "sources", "contexts", "name", "type",
  ]

  /// The value of a key, or of an unknown key that was probably meant to be it.
  ///
  /// The unknown key has a finding then, and what stands there is judged all the same.
  func value(_ key: String, of object: ResolverNode, known: [String]) -> ResolverNode? {
    if let value = object.member(key) { return value }
    let member = object.node.members.first { member in
      !known.contains { member.hasKey($0) }
        && NameSuggestion.nearest(to: member.key, among: known) == key
    }
    return member.map { ResolverNode(file: object.file, node: $0.value) }
  }

  /// Reports a `$ref` that is no text, which is then no reference.
  mutating func hasWrongReference(_ place: ResolverNode) -> Bool {
    guard let reference = place.member("$ref"), reference.node.kind != .string else { return false }
    mismatch(reference, "'$ref'", expected: "a text")
    return true
  }

  /// Reports members that have to be texts and aren't.
  mutating func checkTexts(_ object: ResolverObject, _ keys: [String]) {
    for key in keys {
      guard let value = object.nearest.member(key), value.node.kind != .string else { continue }
      mismatch(value, "'\(key)'", expected: "a text")
    }
  }

  /// Reports `description` and `$extensions` of another kind.
  mutating func checkNotes(_ object: ResolverObject) {
    checkTexts(object, ["description"])
    guard let extensions = object.nearest.member("$extensions") else { return }
    if extensions.node.kind != .object {
      mismatch(extensions, "'$extensions'", expected: "an object with a key for each vendor")
    }
  }

  /// Reports names that input can't tell apart unless it is spelled exactly.
  mutating func checkCase(_ names: [(name: String, place: ResolverNode)], _ kind: String) {
    var folded: [String: (name: String, place: ResolverNode)] = [:]
    for (name, place) in names {
      guard let first = folded[name.lowercased()] else {
        folded[name.lowercased()] = (name, place)
        continue
      }
      guard !first.name.equalsInBytes(name) else { continue }
      let other = related("the \(kind) '\(first.name)'", at: first.place)
      report(
        .resolverAmbiguousName,
        .warning,
        at: place,
        "the \(kind)s '\(first.name)' and '\(name)' differ in letter case alone; "
          + "input has to spell them exactly",
        expected: "names that differ in more than case",
        found: "'\(name)'",
        related: [other]
      )
    }
  }
}
