extension BrandReader {
  mutating func elevations(_ node: JSONNode) {
    eachAnswer(ElevationLevel.self, node) { $0.elevation($1, $2) }
  }

  /// A level's answer: one for both schemes, or one for each.
  private mutating func elevation(_ node: JSONNode, _ path: TokenPath) -> [Token]? {
    let answers: [BrandCell: BrandElevation]
    if isByAppearance(node) {
      guard let given = byAppearance(node, path, { $0.level($1, $2) }) else { return nil }
      answers = given
    } else {
      guard let level = level(node, path) else { return nil }
      answers = [.light: level, .dark: level]
    }
    var order: [TokenPath] = []
    var definitions: [TokenPath: [BrandCell: Token.Definition]] = [:]
    let all = BrandCell.allCases.filter { answers[$0] != nil || cells.contains($0) }
    for cell in all {
      let standard = cell.scheme == .light ? BrandCell.light : .dark
      guard let level = answers[cell] ?? answers[standard] else { continue }
      for token in level.shadowTokens where tokens.lacks(token, in: cell) {
        reportAbsent(token, in: cell, node, path)
      }
      for (path, expression) in level.leaves(at: path, { value($0, in: cell) }) {
        if definitions[path] == nil { order.append(path) }
        definitions[path, default: [:]][cell] = Token.Definition(expression, origin())
      }
    }
    return order.map { Token($0, TokenCells(definitions[$0] ?? [:])) }
  }

  /// Reports a token without which the level would have no shadow.
  private mutating func reportAbsent(
    _ token: TokenPath,
    in cell: BrandCell,
    _ node: JSONNode,
    _ path: TokenPath
  ) {
    report.report(
      .aliasUnknown,
      at: node.offset,
      path,
      "'\(token)' does not exist in \(cell.rawValue)",
      expected: "a token of every appearance that '\(path)' is for",
      found: "nothing"
    )
  }

  private mutating func level(_ node: JSONNode, _ path: TokenPath) -> BrandElevation? {
    if node.isString("none") { return BrandElevation() }
    if isReference(node) {
      guard let token = token(node, path) else { return nil }
      switch type(of: token) {
      case .shadow?: return BrandElevation(shadows: [.token(token)])
      case .border?: return BrandElevation(border: .token(token))
      default: return wrongType(token, node, path, expected: "a token of type shadow or border")
      }
    }
    guard node.kind == .object else {
      mismatch(
        node,
        path,
        path.description,
        expected: "'none', a token of type shadow or border, or an object with 'border', 'shadows' "
          + "or 'material'"
      )
      return nil
    }
    let before = report.findings.count
    var object = ObjectReader(node)
    var level = BrandElevation()
    if let value = object.take("border"), !value.isNull {
      level.border = border(value, path.appending("border"))
    }
    if let value = object.take("shadows") {
      level.shadows = shadows(value, path.appending("shadows"))
    }
    if let value = object.take("material"), !value.isNull {
      level.material = material(value, path.appending("material"))
    }
    if let value = object.take("style") {
      let own = path.appending("style")
      let words = ElevationStyle.allCases.map(\.rawValue)
      level.style = word(value, of: words, own, WordList(quoting: words).or)
        .flatMap(ElevationStyle.init)
      let isThere = cells.allSatisfy { cell in
        level.devices { self.value($0, in: cell) }.contains(level.style ?? .none)
      }
      if let style = level.style, style != .none, !isThere {
        mismatch(value, own, own.description, expected: "the style of a part that is there")
      }
    }
    reportUnknown(object, below: path, known: ["style", "border", "shadows", "material"])
    return report.findings.count == before ? level : nil
  }

  private mutating func border(_ node: JSONNode, _ path: TokenPath) -> BrandElevation.Border? {
    if isReference(node) {
      guard let token = token(node, path) else { return nil }
      if type(of: token) == .border { return .token(token) }
      return wrongType(token, node, path, expected: "a token of type border")
    }
    guard var object = object(node, path, path.description) else { return nil }
    let width = part("width", .length, &object, path)
    let color = colorPart("color", &object, path)
    reportUnknown(object, below: path, known: ["width", "color"])
    guard let width, let color else { return nil }
    return .stroke(width: width, color: color)
  }

  private mutating func shadows(_ node: JSONNode, _ path: TokenPath) -> [BrandElevation.Shadow] {
    if isReference(node) { return shadow(node, path).map { [$0] } ?? [] }
    guard node.kind == .array else {
      mismatch(node, path, path.description, expected: "a list of shadows, or a token")
      return []
    }
    return node.elements.enumerated().compactMap { shadow($1, path.appending("\($0)")) }
  }

  private mutating func shadow(_ node: JSONNode, _ path: TokenPath) -> BrandElevation.Shadow? {
    if isReference(node) {
      guard let token = token(node, path) else { return nil }
      if type(of: token) == .shadow { return .token(token) }
      return wrongType(token, node, path, expected: "a token of type shadow")
    }
    guard var object = object(node, path, path.description) else { return nil }
    let color = colorPart("color", &object, path)
    let x = part("offsetX", .offset, &object, path, usual: 0)
    let y = part("offsetY", .offset, &object, path)
    let blur = object.take("blur").map { self.blur($0, path.appending("blur")) }
    if blur == nil { missing.append(path.appending("blur")) }
    let spread = part("spread", .offset, &object, path, usual: 0)
    let inset = object.take("inset").flatMap { leaf(.bool, $0, path.appending("inset")) }
    let known = ["color", "offsetX", "offsetY", "blur", "spread", "inset"]
    reportUnknown(object, below: path, known: known)
    guard let color, let x, let y, let blur, let blur, let spread else { return nil }
    return .layer([
      ("color", color), ("offsetX", x), ("offsetY", y), ("blur", .value(.blur(blur))),
      ("spread", spread),
      ("inset", inset?.first?.cells.expression(.light, .standard) ?? .value(.bool(false))),
    ])
  }

  /// A blur by exactly one of the numbers that a theme has of it.
  private mutating func blur(_ node: JSONNode, _ path: TokenPath) -> Blur? {
    let makers: [(name: String, make: (Double) -> Blur)] = [
      ("css", Blur.css), ("sigma", Blur.sigma), ("swiftUI", Blur.swiftUI),
    ]
    if node.kind == .object, node.count == 1, let member = node.members.first(where: { _ in true }),
      let maker = makers.first(where: { member.hasKey($0.name) })
    {
      let own = path.appending(maker.name)
      guard let number = member.value.number, number >= 0 else {
        mismatch(member.value, own, own.description, expected: LeafKind.length.expectation)
        return nil
      }
      return maker.make(number)
    }
    mismatch(
      node,
      path,
      path.description,
      expected: "an object with one of 'css', 'sigma' and 'swiftUI', which tells the kind of blur"
    )
    return nil
  }

  private mutating func material(_ node: JSONNode, _ path: TokenPath) -> [BrandElevation.Leaf]? {
    guard var object = object(node, path, path.description) else { return nil }
    let words = Material<ColorValue>.Name.allCases.map(\.rawValue)
    let name = part("name", .word(words), &object, path)
    let tint = colorPart("tint", &object, path)
    let fallback = colorPart("fallback", &object, path)
    reportUnknown(object, below: path, known: ["name", "tint", "fallback"])
    guard let name, let tint, let fallback else { return nil }
    return [("name", name), ("tint", tint), ("fallback", fallback)]
  }

  private mutating func part(
    _ name: String,
    _ kind: LeafKind,
    _ object: inout ObjectReader,
    _ path: TokenPath,
    usual: Double? = nil
  ) -> Expression? {
    let own = path.appending(name)
    guard let node = object.take(name) else {
      if let usual { return .value(.number(usual)) }
      missing.append(own)
      return nil
    }
    return leaf(kind, node, own)?.first?.cells.expression(.light, .standard)
  }

  private mutating func colorPart(
    _ name: String,
    _ object: inout ObjectReader,
    _ path: TokenPath
  ) -> Expression? {
    let own = path.appending(name)
    guard let node = object.take(name) else {
      missing.append(own)
      return nil
    }
    return color(node, own)?.expression
  }
}
