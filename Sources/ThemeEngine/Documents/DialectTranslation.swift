/// Writes a file of another dialect again in the Design Tokens format, each value with its origin.
///
/// What the format has no place for goes to `$extensions`; what it can't say is a finding.
struct DialectTranslation {
  let document: JSONDocument
  let index: DialectIndex
  var memo = DialectMemo(size: 0)
  var writer = JSONWriter(style: .compact)
  private var origins: OriginMap
  private var located: LocatedFindings
  /// Whether the token that is being written gives way to one of another file, which is the one to
  /// report on.
  private var isOverridden = false
  /// Members of the current token's value that the format has no place for.
  var unplaced: [JSONViewMembers.Member] = []
  /// Texts that are kept beside the current token's value.
  var notes: [(name: String, text: String)] = []
  /// The modification that the current token's value has in it.
  var applied: JSONView?

  var dialect: Dialect { index.dialect }

  private init(_ document: JSONDocument, name: String?, _ index: DialectIndex) {
    self.document = document
    self.index = index
    located = LocatedFindings(document, file: name)
    origins = OriginMap(document)
  }

  /// A file in the format, and its repeated keys and what the format can't say.
  ///
  /// - Parameters:
  ///   - document: one of the files.
  ///   - name: how findings name it.
  ///   - sets: the members of its root that are trees of their own, each a member of the result's
  ///     root in this order; nil where the root itself is a tree.
  ///   - index: the tokens of all files, which its values may refer to.
  ///   - memo: what references of other files with the index have come to.
  /// - Returns: the translated file, which knows where its values are written, and the findings.
  /// - Throws: what the translation can't say in JSON, such as a file that grows too large.
  static func source(
    _ document: JSONDocument,
    name: String?,
    sets: [(name: String, root: JSONView)]? = nil,
    _ index: DialectIndex,
    _ memo: inout DialectMemo
  ) throws(JSONError) -> (TokenSource, findings: [Diagnostic]) {
    var translation = Self(document, name: name, index)
    swap(&translation.memo, &memo)
    defer { swap(&translation.memo, &memo) }
    if let sets {
      translation.writer.beginObject()
      for set in sets {
        translation.key(set.name, of: set.root)
        translation.group(set.root, nil)
      }
      translation.writer.endObject()
    } else {
      document.root.read { translation.group($0, nil) }
    }
    let translated = try JSONDocument(parsing: translation.writer.finish())
    let source = TokenSource(translated, from: translation.origins, name: name)
    return (source, translation.located.findings)
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

  mutating func warn(
    _ rule: RuleID,
    at place: JSONView,
    offset: Int = 0,
    _ path: TokenPath,
    _ message: String,
    isError: Bool = false,
    expected: String? = nil,
    found: String? = nil,
    suggestion: String? = nil
  ) {
    guard !isOverridden, place.tape.isSame(as: document) else { return }
    located.report(
      rule,
      isError ? .error : .warning,
      at: place.offset + offset,
      path,
      message,
      expected: expected,
      found: found,
      suggestion: suggestion
    )
  }

  private mutating func group(_ group: JSONView, _ path: TokenPath?) {
    mark(group)
    guard group.kind == .object else { return writer.copy(group) }
    writer.beginObject()
    var rest: [JSONViewMembers.Member] = []
    let note = Self.note(of: group)
    let hasMembers = group.members.contains { $0.value.kind == .object && !$0.beginsWithDollar }
    for member in group.members {
      if member.hasKey("$extensions"), member.value.kind == .object { continue }
      // Every token below states what it has from its group.
      if member.hasKey("$type"), member.value.kind == .string, hasMembers { continue }
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
    keep(rest, of: group)
    writer.endObject()
  }

  private mutating func child(_ member: JSONViewMembers.Member, _ path: TokenPath?) {
    let own = path?.appending(member.key) ?? TokenPath(member.key)
    key(member.key, of: member.value)
    if DialectIndex.isToken(member.value) {
      token(member.value, own)
    } else {
      group(member.value, own)
    }
  }

  private mutating func token(_ token: JSONView, _ path: TokenPath) {
    mark(token)
    writer.beginObject()
    var rest: [JSONViewMembers.Member] = []
    var children: [JSONViewMembers.Member] = []
    let note = Self.note(of: token)
    let deprecation = Self.deprecation(of: token)
    let value = DialectIndex.value(of: token)
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
      } else if !member.beginsWithDollar, DialectIndex.isToken(member.value) {
        children.append(member)
      } else {
        rest.append(member)
      }
    }
    let current = index[path]
    isOverridden = current.map { !$0.token.isSame(as: token) } ?? false
    (unplaced, notes, applied) = ([], [], nil)
    let declared = isOverridden ? DialectIndex.type(of: token) : current?.type
    write(DialectIndex.Entry(token: token, path: path, type: declared))
    keep(rest + unplaced, of: token)
    isOverridden = false
    for member in children { child(member, path) }
    writer.endObject()
  }

  mutating func renamed(_ member: JSONViewMembers.Member, _ name: String) {
    key(name, of: member.value)
    writer.copy(member.value)
  }

  mutating func copy(_ member: JSONViewMembers.Member) { renamed(member, member.key) }
}

extension JSONView {
  /// Whether it is the same value of the same document.
  func isSame(as other: JSONView) -> Bool { index == other.index && tape.isSame(as: other.tape) }
}
