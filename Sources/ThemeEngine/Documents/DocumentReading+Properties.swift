extension DocumentReading {
  /// Checks a `$` property of a group.
  ///
  /// - Returns: whether the property has a usable value.
  mutating func check(groupProperty name: String, _ value: SourceNode, _ path: TokenPath?) -> Bool {
    switch name {
    case "$type": return checkType(value, path)
    case "$description", "$deprecated", "$extensions": return checkNote(name, value, path)
    case "$extends", "$ref": return true
    case "$schema" where path == nil: return checkNote(name, value, path)
    case "$value" where path == nil:
      report(
        .dtcgTokenAndGroup,
        value,
        offset: value.json.keyOffset,
        path,
        "the root is a group and can't have a '$value'; give it to a token, such as '$root'",
        expected: "groups and tokens",
        found: "'$value'"
      )
      return false
    case "$root":
      return true
    default: break
    }
    reportUnknownProperty(name, value, path, allowed: Self.groupProperties)
    return false
  }

  /// What an unknown property of a group was probably meant to be; `$value` where it was meant as a
  /// token.
  static func meantGroupProperty(_ name: String) -> String? {
    NameSuggestion.nearest(to: name, among: groupProperties)
  }

  private static let groupProperties = [
    "$type", "$description", "$deprecated", "$extensions", "$extends", "$root", "$value",
  ]
  private static let tokenProperties = [
    "$value", "$type", "$description", "$deprecated", "$extensions", "$ref",
  ]

  /// Finds and checks the properties of a token, and what must not stand beside them.
  mutating func checkToken(_ node: TokenTree.Node, _ entry: inout TokenEntry) {
    let object = SourceNode(node.place, in: tree)
    let path = path(entry)
    for member in object.json.members {
      let value = object.with(member.value)
      let word = value.place.word
      if member.hasKey("$value" as StaticString) {
        if entry.value == TokenEntry.none { entry.value = word }
      } else if member.hasKey("$type" as StaticString) {
        if checkType(value, path) { entry.explicitType = word } else { entry.isFaulty = true }
      } else if member.hasKey("$description" as StaticString) {
        if checkNote("$description", value, path) { entry.description = word }
      } else if member.hasKey("$deprecated" as StaticString) {
        if checkNote("$deprecated", value, path) { entry.deprecation = word }
      } else if member.hasKey("$extensions" as StaticString) {
        if checkNote("$extensions", value, path) { entry.extensions = word }
      } else if member.hasKey("$ref" as StaticString) {
        entry.reference = word
      } else {
        checkOther(member, in: object, &entry)
      }
    }
    if entry.value != TokenEntry.none && entry.reference != TokenEntry.none {
      entry.isFaulty = true
      report(
        .dtcgUnknownProperty,
        self.node(entry, entry.reference),
        path,
        "'\(path)' has both '$value' and '$ref'; leave one out",
        expected: "'$value' or '$ref'",
        found: "both"
      )
    }
  }

  private mutating func checkOther(
    _ member: JSONViewMembers.Member,
    in object: SourceNode,
    _ entry: inout TokenEntry
  ) {
    let (path, key, value) = (path(entry), member.key, object.with(member.value))
    if member.hasKey("$extends" as StaticString) {
      entry.isFaulty = true
      report(
        .dtcgExtendsToken,
        value,
        path,
        "'$extends' belongs to groups, and '\(path)' is a token; refer to the other token with "
          + "'$value' or '$ref'",
        expected: "a group",
        found: "a token"
      )
    } else if member.beginsWithDollar && !member.hasKey("$root" as StaticString)
      && !member.value.holdsToken()
    {
      reportUnknownProperty(key, value, path, allowed: Self.tokenProperties)
    } else {
      if !isLenient { entry.isFaulty = true }
      let isChild = member.value.kind == .object
      let property = "$" + key
      let isProperty = Self.tokenProperties.contains(property) && object.json[property] == nil
      report(
        isChild ? .dtcgTokenAndGroup : .dtcgUnknownKey,
        severity: isLenient ? .warning : .error,
        value,
        offset: member.keyOffset,
        path,
        isChild
          ? "'\(path)' has a '$value' and holds '\(key)'; a token can't be a group too, so give "
            + "the value to '\(path).$root'"
          : "a token can't have '\(key)'; what only one tool reads belongs in '$extensions'",
        expected: isChild ? "a token or a group" : "properties that begin with '$'",
        found: isChild ? "both" : "'\(key)'",
        suggestion: isProperty && !isChild ? property : nil
      )
    }
  }

  private mutating func reportUnknownProperty(
    _ name: String,
    _ value: SourceNode,
    _ path: TokenPath?,
    allowed: [String]
  ) {
    let suggestion = NameSuggestion.nearest(to: name, among: allowed)
    report(
      .dtcgUnknownProperty,
      severity: .warning,
      value,
      offset: value.json.keyOffset,
      path,
      "the format doesn't know '\(name)' here; it is kept and not read",
      expected: WordList(quoting: allowed).or,
      found: "'\(name)'",
      suggestion: suggestion
    )
  }

  /// - Returns: whether a type can be read; one that the format doesn't know only leniently.
  private mutating func checkType(_ value: SourceNode, _ path: TokenPath?) -> Bool {
    guard let type = ValueType(naming: value.json) else {
      let found = value.json.foundText
      report(
        .dtcgWrongType,
        value,
        path,
        "'$type' has to be the name of a type, found \(found)",
        expected: "the name of a type",
        found: found
      )
      return false
    }
    guard type == .other, let name = value.json.string else { return true }
    // A resolved theme has to name the type of each of its tokens.
    let isKept = isLenient && !name.isEmpty
    if isKept && tree.sources[Int(value.source)].isTranslated { return true }
    let suggestion = NameSuggestion.nearest(to: name, among: ValueType.names)
    report(
      .dtcgUnknownType,
      severity: isKept ? .warning : .error,
      value,
      path,
      "the format has no type '\(name)'" + (isKept ? "; its values are kept as they are" : ""),
      expected: WordList(quoting: ValueType.names).or,
      found: "'\(name)'",
      suggestion: suggestion
    )
    return isKept
  }

  private mutating func checkNote(
    _ name: String,
    _ value: SourceNode,
    _ path: TokenPath?
  ) -> Bool {
    let kind = value.json.kind
    let expected: String
    switch name {
    case "$description", "$schema":
      if kind == .string { return true }
      expected = "a text"
    case "$deprecated":
      if kind == .string || kind == .bool { return true }
      expected = "true, false or a text"
    default:
      if kind == .object { return true }
      expected = "an object"
    }
    let found = value.json.foundText
    report(
      .dtcgWrongType,
      value,
      path,
      "'\(name)' has to be \(expected), found \(found)",
      expected: expected,
      found: found
    )
    return false
  }
}
