extension BrandReader {
  mutating func colors(_ node: JSONNode) {
    eachAnswer(ColorRole.self, node) { reader, value, path in
      reader.colorCells(value, path).map { [Token(path, $0)] }
    }
  }

  /// Reads the answers of a section; one that can't be read counts as given.
  mutating func eachAnswer<Key: TokenKey>(
    _: Key.Type,
    _ node: JSONNode,
    _ read: (inout Self, JSONNode, TokenPath) -> [Token]?
  ) {
    let section = Key.section
    guard var object = object(node, section, section.description) else { return }
    for key in Key.allCases {
      guard let value = object.take(key.rawValue) else { continue }
      places[key.path] = value.offset
      visit(value)
      answers[key.path] = read(&self, value, key.path) ?? []
    }
    reportUnknown(object, below: section, known: Key.allCases.map(\.rawValue))
  }

  /// A colour role's answer: one for all appearances, or one for each.
  private mutating func colorCells(_ node: JSONNode, _ path: TokenPath) -> TokenCells? {
    guard isByAppearance(node) else { return color(node, path).map(TokenCells.uniform) }
    return byAppearance(node, path) { $0.color($1, $2) }.map(TokenCells.init)
  }

  /// Whether an answer differs by appearance.
  func isByAppearance(_ node: JSONNode) -> Bool {
    node.members.contains { member in BrandCell.names.contains { member.hasKey($0) } }
  }

  /// Reads an answer for each appearance that it names.
  mutating func byAppearance<Answer>(
    _ node: JSONNode,
    _ path: TokenPath,
    _ read: (inout Self, JSONNode, TokenPath) -> Answer?
  ) -> [BrandCell: Answer]? {
    var object = ObjectReader(node)
    var answers: [BrandCell: Answer] = [:]
    var isSound = true
    for cell in BrandCell.allCases {
      guard let value = object.take(cell.rawValue) else { continue }
      visit(value)
      answers[cell] = read(&self, value, path)
      if answers[cell] == nil { isSound = false }
    }
    reportUnknown(object, below: path, known: BrandCell.names)
    for cell in [BrandCell.light, .dark] where node[cell.rawValue] == nil {
      isSound = false
      report.report(
        .brandMissingAnswer,
        at: node.offset,
        path,
        "'\(path)' has no answer for the \(cell.rawValue) scheme",
        expected: "the key '\(cell.rawValue)'",
        found: "an object without it"
      )
    }
    return isSound ? answers : nil
  }

  /// A colour: a token, another role, one of them changed, or one that the engine chooses.
  mutating func color(_ node: JSONNode, _ path: TokenPath) -> Token.Definition? {
    switch node.kind {
    case .string: return colorSource(node, path).map { Token.Definition($0, origin()) }
    case .object: return changedColor(node, path)
    default:
      mismatch(node, path, path.description, expected: Self.colorExpectation)
      return nil
    }
  }

  private static let colorExpectation =
    "a token such as '{palette.red}', the name of a colour role, or an object with 'token', 'role', "
    + "'readableOn' or 'tintOf'"

  /// A token in braces, or a role by its name.
  private mutating func colorSource(_ node: JSONNode, _ path: TokenPath) -> Expression? {
    let text = node.string ?? ""
    if text.utf8.first == UInt8(ascii: "{") { return colorToken(node, path).map(Expression.alias) }
    return colorRole(node, path, "a token such as '{palette.red}' or the name of a colour role")
      .map { .alias($0.path) }
  }

  private mutating func colorToken(_ node: JSONNode, _ path: TokenPath) -> TokenPath? {
    guard let token = token(node, path) else { return nil }
    guard let type = type(of: token), type != .color else { return token }
    report.report(
      .aliasWrongType,
      at: node.offset,
      path,
      "'\(path)' needs a colour, and '\(token)' is a \(type.rawValue)",
      expected: "a token of type color",
      found: "a token of type \(type.rawValue)"
    )
    return nil
  }

  /// A colour role by its name.
  mutating func colorRole(
    _ node: JSONNode,
    _ path: TokenPath,
    _ expected: String = "the name of a colour role"
  ) -> ColorRole? {
    if let role = node.string.flatMap(ColorRole.init) { return role }
    let names = ColorRole.allCases.map(\.rawValue)
    mismatch(
      node,
      path,
      path.description,
      expected: expected,
      suggestion: node.string.flatMap { NameSuggestion.nearest(to: $0, among: names) }
    )
    return nil
  }

  private mutating func changedColor(
    _ node: JSONNode,
    _ path: TokenPath
  ) -> Token.Definition? {
    var object = ObjectReader(node)
    let sources = ["token", "role", "readableOn", "tintOf"].compactMap { name in
      object.take(name).map { (name: name, node: $0) }
    }
    guard let source = sources.first, sources.count == 1 else {
      mismatch(node, path, path.description, expected: Self.colorExpectation)
      return nil
    }
    var changes: [String] = []
    switch source.name {
    case "token", "role": changes = ["opacity", "lightness"]
    case "tintOf": changes = ["opacity"]
    default: break
    }
    var opacity: Double?
    var lightness: Double?
    if changes.contains("opacity"), let value = object.take("opacity") {
      guard let number = number(value, in: 0...1, path, "\(path).opacity") else { return nil }
      opacity = number
    }
    if changes.contains("lightness"), let value = object.take("lightness") {
      guard let number = number(value, in: -1...1, path, "\(path).lightness") else { return nil }
      lightness = number
    }
    reportUnknown(object, below: path, known: [source.name] + changes)
    switch source.name {
    case "token":
      return colorToken(source.node, path).map {
        Token.Definition(.alias($0).lightness(lightness).opacity(opacity), origin())
      }
    case "role":
      return colorRole(source.node, path).map {
        Token.Definition(.alias($0.path).lightness(lightness).opacity(opacity), origin())
      }
    case "tintOf":
      return colorRole(source.node, path).map {
        Token.Definition(.alias($0.path).opacity(opacity ?? 0.12), origin(.derived))
      }
    default:
      return colorRole(source.node, path).map {
        Token.Definition(.readable(on: $0), origin(.derived))
      }
    }
  }
}
