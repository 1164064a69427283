extension Dialect {
  /// The dialect that a token file is written in, and what tells it; nil where no value does.
  ///
  /// The references of a file that is one of several tell nothing, as they may lead to the others.
  package static func recognized(
    in root: JSONNode,
    isAlone: Bool = true
  ) -> (dialect: Dialect, offset: Int)? {
    root.read { root in
      if let offset = studioMark(in: root) { return (.tokensStudio, offset) }
      if let offset = first("$value", in: root) { return (.dtcg, offset) }
      guard let offset = first("value", in: root) else { return nil }
      let hasSets = isAlone && StudioSets.areCertain(in: root)
      return (hasSets ? .tokensStudio : .styleDictionary, offset)
    }
  }

  /// The first of a key in an object and all below it, which nest as deep as the parser allows.
  private static func first(_ key: StaticString, in node: JSONView) -> Int? {
    for member in node.members {
      if member.hasKey(key) { return member.keyOffset }
      if let offset = first(key, in: member.value) { return offset }
    }
    return nil
  }

  /// What tells a file of Tokens Studio: the keys of its root, what it keeps beside a token, or a
  /// type that no other tool has.
  private static func studioMark(in root: JSONView) -> Int? {
    for member in root.members {
      let isThemes = member.hasKey("$themes") && member.value.kind == .array
      let isOrder = member.hasKey("$metadata") && member.value["tokenSetOrder"] != nil
      if isThemes || isOrder { return member.keyOffset }
    }
    return studioMark(below: root)
  }

  private static func studioMark(below node: JSONView) -> Int? {
    var type: JSONViewMembers.Member?
    var isToken = false
    for member in node.members {
      if member.hasKey("$extensions") {
        for own in member.value.members where own.hasKey(DialectTranslation.studioKey) {
          return own.keyOffset
        }
        continue
      }
      if member.hasKey("$value") || member.hasKey("value") {
        isToken = true
      } else if member.hasKey("$type") || member.hasKey("type") {
        type = member
      } else if let offset = studioMark(below: member.value) {
        return offset
      }
    }
    guard let type, isToken || type.hasKey("$type"),
      studioTypes.contains(where: { type.value.isString($0) })
    else { return nil }
    return type.keyOffset
  }

  /// The types that Tokens Studio alone has.
  private static let studioTypes = [
    "fontSizes", "fontWeights", "fontFamilies", "lineHeights", "letterSpacing", "paragraphSpacing",
    "paragraphIndent", "borderRadius", "borderWidth", "boxShadow", "spacing", "sizing",
    "composition", "textCase", "textDecoration", "math", "other",
  ]
}
