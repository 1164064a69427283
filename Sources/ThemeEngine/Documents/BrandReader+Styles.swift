extension BrandReader {
  /// The components, or the policies.
  mutating func styles(_ authored: AuthoredShape, _ node: JSONNode, in section: TokenPath) {
    guard case .group(let fields) = authored,
      var object = object(node, section, section.description)
    else { return }
    for field in fields {
      guard let value = object.take(field.name) else { continue }
      let path = section.appending(field.name)
      places[path] = value.offset
      if value.isString(Self.house), let tokens = house[path] {
        answers[path] = tokens
      } else {
        answers[path] = style(field.shape, value, path, keeping: kept(path, value))
      }
    }
    reportUnknown(object, below: section, known: fields.map(\.name))
  }

  /// The word for the engine's neutral form.
  static let house = "house"

  /// What stays of an answer that the document gives in part.
  private func kept(_ path: TokenPath, _ node: JSONNode) -> [Token] {
    let tokens = inherited[path] ?? []
    guard path == AppearancePolicy.path, node["preferred"] == nil, let mode = node["mode"] else {
      return tokens
    }
    // Another mode brings a preferred scheme of its own.
    let preferred = path.appending("preferred")
    let scheme: Scheme? =
      mode.isString("darkFirst") ? .dark : mode.isString("adaptive") ? .light : nil
    return tokens.filter { $0.path != preferred }
      + (scheme.map { [Token(preferred, .value(.string($0.rawValue)), origin(.derived))] } ?? [])
  }

  /// The tokens of a part: what the document says, and for the rest what is kept.
  private mutating func style(
    _ shape: AuthoredShape,
    _ node: JSONNode?,
    _ path: TokenPath,
    keeping kept: [Token]
  ) -> [Token] {
    guard let node else {
      let own = kept.filter { $0.path.isWithin(path) }
      if own.isEmpty, shape != .implied { missing.append(path) }
      return own
    }
    visit(node)
    switch shape {
    case .implied:
      report.report(
        .brandUnknownKey,
        at: node.keyOffset ?? node.offset,
        path,
        "'\(path)' follows from the level; leave it out",
        expected: "nothing",
        found: node.foundText
      )
      return []
    case .optional(let inner):
      if node.isNull { return [Token(path, .value(.null), origin())] }
      return style(inner, node, path, keeping: kept.filter { $0.path != path })
    case .group(let fields):
      guard var object = object(node, path, path.description) else { return [] }
      var tokens: [Token] = []
      for field in fields {
        let own = path.appending(field.name)
        tokens += style(field.shape, object.take(field.name), own, keeping: kept)
      }
      reportUnknown(object, below: path, known: fields.map(\.name))
      return tokens
    case .value(let kind): return leaf(kind, node, path) ?? []
    case .map(let kind): return map(kind, node, path)
    case .color: return colorUse(node, path).map { [Token(path, $0, origin())] } ?? []
    case .text: return textUse(node, path) ?? []
    case .step(let steps):
      let names = steps.map { String($0.name) }
      let expected = "the name of a step, \(WordList(quoting: names).or)"
      guard let name = word(node, of: names, path, expected),
        let step = steps.first(where: { $0.name == name })
      else { return [] }
      return [Token(path, .alias(step), origin())]
    }
  }

  private mutating func map(_ kind: LeafKind, _ node: JSONNode, _ path: TokenPath) -> [Token] {
    guard let object = object(node, path, path.description) else { return [] }
    if node.count == 0 { return [Token(path, .value(.object([])), origin())] }
    return object.rest.flatMap { member -> [Token] in
      guard member.key.isStatusName else {
        report.report(
          .brandInvalidValue,
          at: member.keyOffset,
          path,
          "'\(member.key)' can't be a name in '\(path)'",
          expected: "letters, digits, '-' and '_', beginning with a letter",
          found: "'\(member.key)'"
        )
        return []
      }
      return leaf(kind, member.value, path.appending(member.key)) ?? []
    }
  }

  /// A colour in a component: a role, as it is or changed.
  private mutating func colorUse(_ node: JSONNode, _ path: TokenPath) -> Expression? {
    let expected = "the name of a colour role, or an object with 'role', 'opacity' and 'lightness'"
    guard node.kind == .object else {
      return colorRole(node, path, expected).map { .alias($0.path) }
    }
    var object = ObjectReader(node)
    guard let role = object.take("role") else {
      mismatch(node, path, path.description, expected: expected)
      return nil
    }
    var use = colorRole(role, path).map { ColorUse.role($0) }
    if let value = object.take("opacity") {
      use?.opacity = number(value, in: 0...1, path, "\(path).opacity")
    }
    if let value = object.take("lightness") {
      use?.lightness = number(value, in: -1...1, path, "\(path).lightness")
    }
    reportUnknown(object, below: path, known: ["role", "opacity", "lightness"])
    return use?.expression
  }

  /// A text in a component: a role, as it is or in another weight.
  private mutating func textUse(_ node: JSONNode, _ path: TokenPath) -> [Token]? {
    let names = TextRole.allCases.map(\.rawValue)
    let expected = "the name of a text role, or an object with 'role' and 'fontWeight'"
    var roleNode = node
    var weight: FontWeight?
    if node.kind == .object {
      var object = ObjectReader(node)
      guard let value = object.take("role") else {
        mismatch(node, path, path.description, expected: expected)
        return nil
      }
      roleNode = value
      if let value = object.take("fontWeight") {
        weight = value.integer.flatMap { FontWeight($0) }
        if weight == nil {
          let kind = LeafKind.integer(1...1000)
          mismatch(value, path, "\(path).fontWeight", expected: kind.expectation)
        }
      }
      reportUnknown(object, below: path, known: ["role", "fontWeight"])
    }
    guard let role = word(roleNode, of: names, path, expected).flatMap(TextRole.init) else {
      return nil
    }
    var writer = TokenWriter()
    writer.attributing(to: Attribution(origin()), below: path) {
      TextUse.role(role, weight: weight).write(at: path, to: &$0)
    }
    return writer.tokens
  }
}

extension AppearancePolicy {
  static var path: TokenPath { Policies.path.appending("appearance") }
}
