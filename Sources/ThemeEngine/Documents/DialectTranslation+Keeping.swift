extension DialectTranslation {
  /// The vendor key under which properties are kept that the format doesn't know.
  private var vendor: String { dialect == .tokensStudio ? Self.studio : "com.styledictionary" }

  /// The key under which Tokens Studio keeps what its format has no place for.
  static let studio = "studio.tokens"
  static let studioKey: StaticString = "studio.tokens"

  static func extensions(of object: JSONView) -> JSONView? {
    object["$extensions" as StaticString].flatMap { $0.kind == .object ? $0 : nil }
  }

  /// What an object says of itself; of several notes the first.
  static func note(of object: JSONView) -> JSONView? {
    if object["$description" as StaticString] != nil { return nil }
    for member in object.members where member.value.kind == .string {
      if member.hasKey("comment") || member.hasKey("description") { return member.value }
    }
    return nil
  }

  /// Why a token is deprecated, else whether it is.
  static func deprecation(of token: JSONView) -> JSONView? {
    if token["$deprecated" as StaticString] != nil { return nil }
    let reason = token["deprecated_comment" as StaticString]
    if let reason, reason.kind == .string { return reason }
    return token["deprecated" as StaticString].flatMap { $0.kind == .bool ? $0 : nil }
  }

  /// Writes what tools keep, and with it the properties that the format doesn't know.
  ///
  /// A modification that the value has in it goes to `applied`, with the value that it was applied to,
  /// so that no reader applies it again.
  mutating func keep(_ members: [JSONViewMembers.Member], of object: JSONView) {
    let extensions = Self.extensions(of: object)
    let hasOwn = !members.isEmpty || !notes.isEmpty || applied != nil
    if !hasOwn && extensions == nil { return }
    writer.key("$extensions")
    writer.beginObject()
    var own: JSONView?
    for member in extensions?.members.map(\.self) ?? [] {
      if hasOwn, own == nil, member.hasKey(vendor), member.value.kind == .object {
        own = member.value
      } else {
        copy(member)
      }
    }
    if hasOwn {
      writer.key(vendor)
      writer.beginObject()
      var names: Set<TokenPath> = []
      for member in own?.members.map(\.self) ?? [] {
        if applied?.isSame(as: member.value) == true {
          applied(member.value, to: DialectIndex.value(of: object))
          names.insert(TokenPath("applied"))
        } else {
          copy(member)
          names.insert(TokenPath(member.key))
        }
      }
      for member in members {
        // What stood there before keeps its name.
        var name = member.key
        while !names.insert(TokenPath(name)).inserted { name = "value." + name }
        renamed(member, name)
      }
      for note in notes where names.insert(TokenPath(note.name)).inserted {
        writer.key(note.name)
        writer.string(note.text)
      }
      writer.endObject()
    }
    writer.endObject()
    notes = []
  }

  private mutating func applied(_ modification: JSONView, to value: JSONView?) {
    key("applied", of: modification)
    writer.beginObject()
    if let value {
      key("value", of: value)
      writer.copy(value)
    }
    key("modify", of: modification)
    writer.copy(modification)
    writer.endObject()
  }
}
