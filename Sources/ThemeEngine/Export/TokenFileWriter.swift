/// Writes one token tree as a file of the Design Tokens format.
///
/// What is valid is written as it stands, references and extensions included; what was repaired or
/// comes from another dialect as it was read. Tokens that the format can't say stand among the
/// engine's own entries.
struct TokenFileWriter {
  let tree: TokenTree
  let sayings: [TokenPath: TokenSaying]
  /// The tokens whose values are written as they were read.
  let rewritten: Set<TokenPath>
  /// The tokens that the format can't say.
  let unsaid: Set<TokenPath>
  private var writer = JSONWriter(style: .pretty)
  private var leaves: [(path: TokenPath, object: JSONNode?)] = []

  init(
    _ tree: TokenTree,
    _ sayings: [TokenPath: TokenSaying],
    rewriting rewritten: Set<TokenPath>,
    without unsaid: Set<TokenPath>
  ) {
    self.tree = tree
    self.sayings = sayings
    self.rewritten = rewritten
    self.unsaid = unsaid
  }

  mutating func bytes() -> [UInt8] {
    writer.beginObject()
    writer.key("$schema")
    writer.string(DesignTokensSchema.format)
    group(TokenTree.root, nil, nil)
    return writer.finish()
  }

  private mutating func group(_ node: Int32, _ path: TokenPath?, _ type: String?) {
    var type = type
    var extensions: JSONNode?
    let children = tree.children(of: node).map { child in
      (node: child, name: tree.name(of: child), object: tree.node(tree.nodes[Int(child)].place))
    }
    let rest = children.filter { tree.nodes[Int($0.node)].kind == .other }
      .map { (name: $0.name, value: $0.object) }
    let hasMore = !rest.isEmpty || node == TokenTree.root && !unsaid.isEmpty
    for property in tree.properties(of: node) {
      let value = tree.node(property.value)
      switch tree.key(of: property.value) {
      case "$schema" where node == TokenTree.root: continue
      case "$extensions" where hasMore: extensions = value
      case "$type":
        guard let name = value.string, ValueType.names.contains(name) else { continue }
        type = name
        copy(value, as: "$type")
      // A group that refers to another one extends it (Format module, Group Extension).
      case "$ref": copy(value, as: "$extends")
      case let name: copy(value, as: name)
      }
    }
    for (child, name, object) in children {
      let own = path?.appending(name) ?? TokenPath(name)
      switch tree.nodes[Int(child)].kind {
      case .other: continue
      case .token where unsaid.contains(own):
        leaves.append((own, object))
        // Lenient reading takes tokens below a token.
        guard tree.nodes[Int(child)].childCount > 0 else { continue }
        writer.key(name)
        writer.beginObject()
        group(child, own, nil)
        writer.endObject()
      case .token:
        writer.key(name)
        writer.beginObject()
        token(object, own, type, isTranslated: tree.isTranslated(child))
        writer.endObject()
      case .group:
        writer.key(name)
        writer.beginObject()
        group(child, own, type)
        writer.endObject()
      }
    }
    guard node == TokenTree.root else { return keep(extensions, rest) }
    // Copies of an extended group's tokens stand nowhere; what was moved out before stays.
    let kept = extensions?[EngineExtension.key]?[EngineExtension.tokens]?.members.map {
      TokenPath($0.key)
    }
    let copies = unsaid.subtracting(leaves.map(\.path) + (kept ?? [])).sorted()
    keep(extensions, rest, leaves: leaves + copies.map { ($0, nil) })
  }

  private mutating func token(
    _ object: JSONNode,
    _ path: TokenPath,
    _ groupType: String?,
    isTranslated: Bool
  ) {
    var extensions: JSONNode?
    let rest = object.members.filter { $0.key.utf8.first != UInt8(ascii: "$") }
      .map { (name: $0.key, value: $0.value) }
    let saying = sayings[path].flatMap {
      isTranslated || rewritten.contains(path) || $0.isChanged ? $0 : nil
    }
    let type = sayings[path]?.traits.type
    let isAlias = sayings[path]?.expression.isAlias ?? true
    if let type, object["$type"] == nil, !isAlias, type.rawValue != groupType || type.isAmbiguous {
      writer.key("$type")
      writer.string(type.rawValue)
    }
    if let saying {
      if object["$type"] != nil {
        writer.key("$type")
        writer.string(saying.traits.type.rawValue)
      }
      writer.key("$value")
      writer.designToken(saying.expression)
    }
    for member in object.members {
      switch member.key {
      case "$extensions" where !rest.isEmpty: extensions = member.value
      case "$type" where saying != nil, "$value" where saying != nil, "$ref" where saying != nil:
        continue
      case let name where name.utf8.first == UInt8(ascii: "$"): copy(member.value, as: name)
      default: continue
      }
    }
    keep(extensions, rest)
  }

  private mutating func copy(_ value: JSONNode, as name: String) {
    writer.key(name)
    writer.copy(value)
  }

  /// Writes what tools keep, and with it what the format has no place for.
  private mutating func keep(
    _ extensions: JSONNode?,
    _ rest: [(name: String, value: JSONNode)],
    leaves: [(path: TokenPath, object: JSONNode?)] = []
  ) {
    let members = extensions?.members.filter { $0.key != EngineExtension.key } ?? []
    let own = extensions?[EngineExtension.key]?.members.map { ($0.key, $0.value) } ?? []
    if extensions == nil, rest.isEmpty, leaves.isEmpty { return }
    writer.key("$extensions")
    writer.beginObject()
    for member in members { copy(member.value, as: member.key) }
    if !rest.isEmpty || !leaves.isEmpty || !own.isEmpty {
      writer.key(EngineExtension.key)
      writer.beginObject()
      let joined = [EngineExtension.properties, EngineExtension.tokens]
      for (name, value) in own where !joined.contains(name) { copy(value, as: name) }
      let kept = joined.map { name in own.first { $0.0 == name }?.1 }
      if !rest.isEmpty || kept[0] != nil {
        writer.key(EngineExtension.properties)
        writer.beginObject()
        for member in kept[0]?.members.map(\.self) ?? [] { copy(member.value, as: member.key) }
        for (name, value) in rest { copy(value, as: name) }
        writer.endObject()
      }
      if !leaves.isEmpty || kept[1] != nil {
        writer.key(EngineExtension.tokens)
        writer.beginObject()
        for member in kept[1]?.members.map(\.self) ?? [] { copy(member.value, as: member.key) }
        for (path, object) in leaves { leaf(path, object) }
        writer.endObject()
      }
      writer.endObject()
    }
    writer.endObject()
  }

  private mutating func leaf(_ path: TokenPath, _ object: JSONNode?) {
    guard let saying = sayings[path] else { return }
    writer.key(path.description)
    writer.beginObject()
    writer.traits(saying.traits)
    if let extensions = object?["$extensions"] { copy(extensions, as: "extensions") }
    writer.expression(saying.expression)
    writer.endObject()
  }
}

extension TokenTree {
  /// Whether a node's file has another dialect.
  fileprivate func isTranslated(_ node: Int32) -> Bool {
    sources[Int(nodes[Int(node)].place.source)].isTranslated
  }
}

extension TokenType {
  /// Whether the format's schema can't tell a value of the type from others, so that it has to stand
  /// beside the value and not only at its group.
  fileprivate var isAmbiguous: Bool {
    [.fontFamily, .fontWeight, .strokeStyle, .shadow, .gradient].contains(self)
  }
}

extension Expression {
  fileprivate var isAlias: Bool {
    if case .alias = self { true } else { false }
  }
}
