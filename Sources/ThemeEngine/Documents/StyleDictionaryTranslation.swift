/// Writes a Style Dictionary file again in the Design Tokens format, each value with its origin.
///
/// What the format has no place for goes to `$extensions`; what it can't say is a finding.
struct StyleDictionaryTranslation {
  /// The vendor key under which properties are kept that the format doesn't know.
  static let vendor = "com.styledictionary"

  let document: JSONDocument
  let index: StyleDictionaryIndex
  var writer = JSONWriter(style: .compact)
  private var origins: OriginMap
  var findings: LocatedFindings
  /// What references within texts come to.
  var texts: [String: FilledText] = [:]
  /// What references within expressions come to.
  var referents: [String: ArithmeticReferent] = [:]

  /// - Parameters:
  ///   - document: one of the files.
  ///   - name: how findings name it.
  ///   - index: the tokens of all files, which its texts may refer to.
  init(_ document: JSONDocument, name: String?, _ index: StyleDictionaryIndex) {
    self.document = document
    self.index = index
    findings = LocatedFindings(document, file: name)
    origins = OriginMap(document)
  }

  /// The file in the format, and its repeated keys and what the format can't say.
  static func source(
    _ document: JSONDocument,
    name: String?,
    _ index: StyleDictionaryIndex
  ) throws(JSONError) -> (TokenSource, findings: [Diagnostic]) {
    var translation = Self(document, name: name, index)
    document.root.read { translation.group($0, nil) }
    let bytes = translation.writer.finish()
    let translated = try JSONDocument(parsing: bytes)
    let source = TokenSource(translated, from: translation.origins, name: name)
    return (source, translation.findings.findings)
  }

  /// A member whose value is written next.
  mutating func key(_ key: String, of value: JSONView) {
    if value.tape.isSame(as: document) {
      origins.mark(writer.length, as: value.keyOffset ?? value.offset)
    }
    writer.key(key)
    mark(value)
  }

  /// Says where in the file what is written next comes from; a value of another file has no place.
  mutating func mark(_ value: JSONView) {
    if value.tape.isSame(as: document) { origins.mark(writer.length, as: value.offset) }
  }

  private mutating func group(_ group: JSONView, _ path: TokenPath?) {
    mark(group)
    writer.beginObject()
    var rest: [JSONViewMembers.Member] = []
    let note = Self.note(of: group)
    for member in group.members {
      if member.hasKey("$extensions"), member.value.kind == .object { continue }
      if member.value.kind == .object, !member.beginsWithDollar || member.hasKey("$root") {
        child(member, path)
      } else if member.value.index == note?.index {
        renamed(member, "$description")
      } else if member.beginsWithDollar {
        copy(member)
      } else {
        rest.append(member)
      }
    }
    keep(rest, beside: Self.extensions(of: group))
    writer.endObject()
  }

  private static func extensions(of object: JSONView) -> JSONView? {
    object["$extensions" as StaticString].flatMap { $0.kind == .object ? $0 : nil }
  }

  private mutating func child(_ member: JSONViewMembers.Member, _ path: TokenPath?) {
    let own = path?.appending(member.key) ?? TokenPath(member.key)
    key(member.key, of: member.value)
    if StyleDictionaryIndex.isToken(member.value) {
      token(member.value, own)
    } else {
      group(member.value, own)
    }
  }

  private mutating func token(_ token: JSONView, _ path: TokenPath) {
    mark(token)
    writer.beginObject()
    var rest: [JSONViewMembers.Member] = []
    let note = Self.note(of: token)
    let deprecation = Self.deprecation(of: token)
    let value = StyleDictionaryIndex.value(of: token)
    for member in token.members {
      if member.value.index == value?.index || member.hasKey("type") || member.hasKey("$type") {
        continue
      } else if member.hasKey("$extensions"), member.value.kind == .object {
        continue
      } else if member.value.index == note?.index {
        renamed(member, "$description")
      } else if member.value.index == deprecation?.index {
        renamed(member, "$deprecated")
      } else if member.beginsWithDollar && !member.hasKey("$value") {
        copy(member)
      } else if !member.beginsWithDollar, StyleDictionaryIndex.isToken(member.value) {
        child(member, path)
      } else {
        rest.append(member)
      }
    }
    if let value { write(value, of: token, path) }
    keep(rest, beside: Self.extensions(of: token))
    writer.endObject()
  }

  /// What an object says of itself; of several notes the first.
  private static func note(of object: JSONView) -> JSONView? {
    if object["$description" as StaticString] != nil { return nil }
    for member in object.members where member.value.kind == .string {
      if member.hasKey("comment") || member.hasKey("description") { return member.value }
    }
    return nil
  }

  /// Why a token is deprecated, else whether it is.
  private static func deprecation(of token: JSONView) -> JSONView? {
    if token["$deprecated" as StaticString] != nil { return nil }
    let reason = token["deprecated_comment" as StaticString]
    if let reason, reason.kind == .string { return reason }
    return token["deprecated" as StaticString].flatMap { $0.kind == .bool ? $0 : nil }
  }

  private mutating func renamed(_ member: JSONViewMembers.Member, _ name: String) {
    key(name, of: member.value)
    writer.copy(member.value)
  }

  private mutating func copy(_ member: JSONViewMembers.Member) { renamed(member, member.key) }

  /// Writes what tools keep, and with it the properties that the format doesn't know.
  private mutating func keep(_ members: [JSONViewMembers.Member], beside extensions: JSONView?) {
    if members.isEmpty && extensions == nil { return }
    writer.key("$extensions")
    writer.beginObject()
    if let extensions { for member in extensions.members { copy(member) } }
    if !members.isEmpty {
      writer.key(Self.vendor)
      writer.beginObject()
      for member in members { copy(member) }
      writer.endObject()
    }
    writer.endObject()
  }
}
