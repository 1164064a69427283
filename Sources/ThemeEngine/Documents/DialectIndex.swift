/// The tokens of another dialect's files by their paths, as the files are laid over each other.
///
/// Valid as long as the documents are kept.
struct DialectIndex {
  let dialect: Dialect
  private var tokens: [TokenPath: Entry] = [:]
  /// What stands in groups and is neither a group nor a token.
  private var properties: [TokenPath: JSONView] = [:]

  /// A token and what it has from its groups.
  struct Entry {
    let token: JSONView
    let path: TokenPath
    /// The type that is declared nearest.
    let type: JSONView?

    var value: JSONView { DialectIndex.value(of: token) ?? token }

    /// The word for its type; nil where none is declared.
    var word: String? { type?.string }

    var form: DialectForm? { word.flatMap(DialectForm.init(named:)) }
  }

  /// The tokens of groups in their order; a later token takes the place of an earlier one.
  init(_ roots: [JSONView], dialect: Dialect) {
    self.dialect = dialect
    for root in roots { add(root) }
  }

  private mutating func add(_ root: JSONView) {
    var open = [(node: root, path: TokenPath?.none, type: Self.groupType(root))]
    while let (node, path, type) = open.popLast() {
      let isToken = Self.isToken(node)
      let value = Self.value(of: node)
      for member in node.members {
        if member.beginsWithDollar && !member.hasKey("$root") { continue }
        if isToken && member.value.index == value?.index { continue }
        let own = path?.appending(member.key) ?? TokenPath(member.key)
        guard member.value.kind == .object else {
          if !isToken { properties[own] = member.value }
          continue
        }
        let declared = Self.type(of: member.value) ?? type
        if Self.isToken(member.value) {
          tokens[own] = Entry(token: member.value, path: own, type: declared)
        }
        open.append((member.value, own, declared))
      }
    }
  }

  static func isToken(_ node: JSONView) -> Bool {
    node.kind == .object && value(of: node) != nil
  }

  /// The value of a token, in the dialects' spelling or the format's.
  static func value(of token: JSONView) -> JSONView? {
    token["value" as StaticString] ?? token["$value" as StaticString]
  }

  /// The type that an object declares; a group does so in the format's spelling alone.
  static func type(of node: JSONView) -> JSONView? {
    isToken(node) ? node["type" as StaticString] ?? groupType(node) : groupType(node)
  }

  private static func groupType(_ node: JSONView) -> JSONView? { node["$type" as StaticString] }

  /// What a reference leads to.
  enum Target {
    /// A whole token.
    case token(Entry)
    /// A part of a token or anything else of a file, which the format's braces can't refer to.
    case property(JSONView)
  }

  /// The names of all tokens, in the order of their bytes.
  var names: [String] { tokens.keys.sorted().map(\.description) }

  /// The token that holds at a path.
  subscript(path: TokenPath) -> Entry? { tokens[path] }

  /// What a reference's text between its braces leads to; nil where nothing is there.
  func target(_ text: String) -> Target? {
    if let token = tokens[TokenPath(text)] { return .token(token) }
    var names = text.split(separator: ".", omittingEmptySubsequences: false)
      .map { $0.trimmingBlanks }
    let whole = TokenPath(names.joined(separator: "."))
    var rest: [String] = []
    while !names.isEmpty, rest.count <= Self.deepestPart {
      if let entry = tokens[TokenPath(names.joined(separator: "."))] {
        if rest.isEmpty || rest == ["value"] || rest == ["$value"] { return .token(entry) }
        return Self.part(rest, of: entry.token).map { .property($0) }
          ?? Self.part(rest, of: entry.value).map { .property($0) }
      }
      rest.insert(names.removeLast(), at: 0)
    }
    return properties[whole].map { .property($0) }
  }

  /// How far below a token's value a part of it is looked for, so that long names stay cheap.
  private static let deepestPart = 16

  private static func part(_ names: [String], of node: JSONView) -> JSONView? {
    names.reduce(JSONView?.some(node)) { node, name in node?[name] }
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
