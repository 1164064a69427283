extension BrandReader {
  mutating func texts(_ node: JSONNode) {
    eachAnswer(TextRole.self, node) { $0.text($1, $2) }
  }

  /// A text role's answer: a typography token, another role, a style, or parts of an inherited one.
  private mutating func text(_ node: JSONNode, _ path: TokenPath) -> [Token]? {
    switch node.kind {
    case .string:
      if isReference(node) { return typography(node, path).flatMap { text($0, .init(), path) } }
      return textRole(node, path).map { text(like: $0, TextChange(), path) }
    case .object:
      var object = ObjectReader(node)
      if let role = object.take("role") { return text(like: role, &object, path) }
      let token = object.take("token")
      guard let parts = textParts(&object, path) else { return nil }
      guard let token else { return text(parts, path) }
      return typography(token, path).flatMap { text($0, parts, path) }
    default:
      mismatch(
        node,
        path,
        path.description,
        expected: "a token such as '{type.body}', the name of a text role, or a text style"
      )
      return nil
    }
  }

  private mutating func textRole(_ node: JSONNode, _ path: TokenPath) -> TextRole? {
    let names = TextRole.allCases.map(\.rawValue)
    return word(node, of: names, path, "a token such as '{type.body}' or the name of a text role")
      .flatMap(TextRole.init)
  }

  /// A token of type typography.
  private mutating func typography(_ node: JSONNode, _ path: TokenPath) -> TokenPath? {
    guard let token = token(node, path) else { return nil }
    if type(of: token) == .typography { return token }
    return wrongType(token, node, path, expected: "a token of type typography")
  }

  /// Another role with changes.
  private mutating func text(
    like role: JSONNode,
    _ object: inout ObjectReader,
    _ path: TokenPath
  ) -> [Token]? {
    var change = TextChange()
    if let node = object.take("fontWeight") {
      let number = leaf(.integer(1...1000), node, path.appending("fontWeight"))?.first?
        .literalNumber
      change.weight = number.flatMap { FontWeight(Int($0)) }
    }
    if let node = object.take("monospacedDigits") {
      change.monospacedDigits = boolean(node, path.appending("monospacedDigits"))
    }
    reportUnknown(object, below: path, known: ["role", "fontWeight", "monospacedDigits"])
    return textRole(role, path).map { text(like: $0, change, path) }
  }

  private func text(like role: TextRole, _ change: TextChange, _ path: TokenPath) -> [Token] {
    var writer = TokenWriter()
    writer.text(TextAnswer(.role(role, change), origin()), at: path)
    return writer.tokens
  }

  /// A style of a typography token, with other parts from the document.
  private mutating func text(
    _ token: TokenPath,
    _ parts: BrandTextParts,
    _ path: TokenPath
  ) -> [Token]? {
    var styles: [BrandCell: BrandTextParts] = [:]
    for cell in cells {
      let given = value(token, in: cell).map { BrandTextParts(token, $0) } ?? BrandTextParts()
      styles[cell] = given.overridden(by: parts)
    }
    let lacking = Set(styles.values.flatMap(\.missing))
    guard lacking.isEmpty else {
      missing += lacking.sorted().map { path.appending($0) }
      return nil
    }
    return style(path) { styles[$0] ?? parts }
  }

  /// A style of its own, or one that changes parts of the inherited one.
  private mutating func text(_ parts: BrandTextParts, _ path: TokenPath) -> [Token]? {
    guard let old = inherited[path] else {
      guard parts.missing.isEmpty else {
        missing += parts.missing.map { path.appending($0) }
        return nil
      }
      return style(path) { _ in parts }
    }
    let leaves = parts.leaves(at: path, over: sizing(of: path), origin())
    let new = Dictionary(leaves) { first, _ in first }
    return old.map { token in
      new[token.path].map { Token(token.path, .uniform($0)) } ?? token
    }
  }

  /// A whole style; what a document leaves to the font counts as assumed.
  private func style(_ path: TokenPath, _ parts: (BrandCell) -> BrandTextParts) -> [Token] {
    var silent = origin()
    silent.provenance = .assumed
    var usual = BrandTextParts()
    usual.design = .default
    usual.lineHeight = .init(nil)
    usual.letterSpacing = .init(nil)
    usual.textCase = TextCase.none
    usual.monospacedDigits = false
    let order = ResolvedTextStyle.fields.map(\.name)
    return tokens { cell in
      var leaves = Dictionary(usual.leaves(at: path, over: nil, silent)) { first, _ in first }
      for (path, definition) in parts(cell).leaves(at: path, over: nil, origin()) {
        leaves[path] = definition
      }
      return order.compactMap { name in
        leaves[path.appending(name)].map { (path.appending(name), $0) }
      }
    }
  }

  /// The sizing of an inherited text style.
  private func sizing(of path: TokenPath) -> TextSizing? {
    var path = path.appending("fontSize")
    for _ in TextRole.allCases {
      let token = (inherited[path.text] ?? []).first { $0.path == path }
      switch token?.cells.expression(.light, .standard) {
      case .alias(let target): path = target
      case .fontSize(let sizing), .parts(_, .fontSize(let sizing)): return sizing
      default: return nil
      }
    }
    return nil
  }

  mutating func boolean(_ node: JSONNode, _ path: TokenPath) -> Bool? {
    if let bool = node.bool { return bool }
    mismatch(node, path, path.description, expected: LeafKind.bool.expectation)
    return nil
  }
}

extension TokenPath {
  /// The text role's path of one of its leaves.
  fileprivate var text: TokenPath {
    BrandSlots.slot(of: self) ?? self
  }
}
