/// The tokens of Style Dictionary files by their paths, as its files are laid over each other.
///
/// Valid as long as the documents are kept.
struct StyleDictionaryIndex {
  private var tokens: [TokenPath: JSONView] = [:]
  private let roots: [JSONView]

  /// - Parameter roots: the files in their order; a later token takes the place of an earlier one.
  init(_ roots: [JSONView]) {
    self.roots = roots
    for root in roots {
      var open: [(node: JSONView, path: TokenPath?)] = [(root, nil)]
      while let (node, path) = open.popLast() {
        for member in node.members where member.value.kind == .object {
          let own = path?.appending(member.key) ?? TokenPath(member.key)
          if Self.isToken(member.value) { tokens[own] = member.value }
          open.append((member.value, own))
        }
      }
    }
  }

  static func isToken(_ node: JSONView) -> Bool {
    node.kind == .object && value(of: node) != nil
  }

  /// The value of a token, in the dialect's spelling or the format's.
  static func value(of token: JSONView) -> JSONView? {
    token["value" as StaticString] ?? token["$value" as StaticString]
  }

  /// What a reference leads to.
  enum Target {
    /// A whole token, by the path that the format gives it.
    case token(TokenPath, JSONView)
    /// A property of a token or anything else of a file, which the format can't refer to.
    case property(JSONView)
  }

  /// What a reference's text between its braces leads to; nil where nothing is there.
  func target(_ text: String) -> Target? {
    var names = text.split(separator: ".", omittingEmptySubsequences: false)
      .map { $0.trimmingBlanks }
    var rest: [String] = []
    while !names.isEmpty {
      let path = TokenPath(names.joined(separator: "."))
      if let token = tokens[path] {
        if rest.isEmpty || rest == ["value"] { return .token(path, token) }
        let property = rest.reduce(JSONView?.some(token)) { node, name in node?[name] }
        return property.map { .property($0) }
      }
      rest.insert(names.removeLast(), at: 0)
    }
    for root in roots.reversed() {
      let found = rest.reduce(JSONView?.some(root)) { node, name in node?[name] }
      if let found, found.kind != .object { return .property(found) }
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
