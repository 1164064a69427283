extension DocumentReading {
  /// A shadow, one layer or a list of them, or the stops of a gradient.
  mutating func layers(_ node: SourceNode, of type: ValueType) -> Expression? {
    switch node.json.kind {
    case .object where type == .shadow: return shadow(node)
    case .array where node.json.count == 0: return nothing(node, type)
    case .array: break
    case .string where type == .shadow:
      if node.json.string?.lowercased() == "none" { return nothing(node, type) }
      let layers = node.json.string.flatMap { ShadowText.layers($0) }
      return repair(node, "a shadow", expected: ObjectShape.shadow.phrase, as: layers)
        .map { .value($0) }
    case .object, .string, .number, .bool, .null:
      let shape = type == .shadow ? ObjectShape.shadow : .stop
      mismatch(node, type.phrase, expected: "a list, each element \(shape.phrase)")
      return nil
    }
    var layers: [Expression] = []
    layers.reserveCapacity(node.json.count)
    for element in node.json.elements { addLayer(node.with(element), type, to: &layers) }
    return Self.list(layers)
  }

  /// A shadow or gradient without anything in it; lenient reading takes the shadow.
  private mutating func nothing(_ node: SourceNode, _ type: ValueType) -> Expression? {
    let found = node.json.kind == .array ? "an empty list" : node.json.foundText
    guard type == .shadow else {
      let expected = "at least one stop"
      let message = "a gradient has to have \(expected), found \(found)"
      fail(.dtcgWrongType, node, message, expected: expected, found: found)
      return nil
    }
    let expected = "at least one layer"
    guard isLenient else {
      let message =
        "a shadow has to have \(expected), found \(found); for none give one whose color has the "
        + "alpha 0"
      fail(.dtcgWrongType, node, message, expected: expected, found: found)
      return nil
    }
    let message = "a shadow should have \(expected); \(found) is read as no shadow"
    warn(.dtcgRepaired, node, message, expected: expected, found: found)
    return .value(.list([]))
  }

  private mutating func addLayer(
    _ node: SourceNode,
    _ type: ValueType,
    to layers: inout [Expression]
  ) {
    guard let syntax = ReferenceSyntax(node.json) else {
      if let layer = layer(node, type) { layers.append(layer) }
      return
    }
    switch follow(syntax, at: node) {
    case nil: return
    case .part(let part): addPart(part, at: node, type, to: &layers)
    case .token(let entry): addToken(entry, at: node, type, to: &layers)
    }
  }

  private mutating func layer(_ node: SourceNode, _ type: ValueType) -> Expression? {
    type == .shadow ? shadow(node) : stop(node)
  }

  /// An element that refers to a whole token: one layer, so of a list it has to be its only one.
  private mutating func addToken(
    _ entry: Int32,
    at node: SourceNode,
    _ type: ValueType,
    to layers: inout [Expression]
  ) {
    var entry = entry
    var visited: Set<Int32> = [current]
    while true {
      guard let alias = alias(entry, at: node, as: type) else { return }
      let terminal = entries[Int(entry)].terminal
      guard terminal != TokenEntry.none, entries[Int(terminal)].form == .literal else {
        layers.append(alias)
        return
      }
      // The links tell that this is a ring.
      guard visited.insert(terminal).inserted else {
        faultCount += 1
        return
      }
      let value = valueNode(entries[Int(terminal)])
      guard value.json.kind == .array else {
        layers.append(alias)
        return
      }
      guard value.json.count == 1, visited.count <= Self.maximumHops,
        let element = value.json.elements.first(where: { _ in true }),
        let syntax = ReferenceSyntax(element), case .token(let next) = follow(syntax, at: node)
      else {
        addPart(value, at: node, type, to: &layers)
        return
      }
      entry = next
    }
  }

  private mutating func addPart(
    _ part: SourceNode,
    at node: SourceNode,
    _ type: ValueType,
    to layers: inout [Expression]
  ) {
    guard charge(part, at: node) else { return }
    var items = [part]
    if part.json.kind == .array {
      items = part.json.elements.map { part.with($0) }
      if items.count != 1 {
        let message = "the reference leads to a list of \(items.count), where one element is needed"
        guard isLenient && !items.isEmpty else {
          fail(
            .aliasWrongType,
            node,
            message,
            expected: "one element",
            found: part.json.foundText
          )
          return
        }
        warn(.dtcgRepaired, node, message + "; all of them are taken")
      }
    }
    for item in items {
      guard ReferenceSyntax(item.json) == nil else {
        fail(
          .aliasWrongType,
          node,
          "the reference leads to an element that is a reference itself; refer to its target",
          expected: "an element of \(type.phrase)",
          found: "a reference"
        )
        continue
      }
      let before = faultCount
      trials += 1
      let layer = layer(item, type)
      trials -= 1
      if let layer, faultCount == before {
        layers.append(layer)
        continue
      }
      faultCount = before
      let found = item.json.foundText
      let finding = fail(
        .aliasWrongType,
        node,
        "the reference leads to \(found), which is no element of \(type.phrase)",
        expected: "an element of \(type.phrase)",
        found: found
      )
      doubt(finding, [item.place])
    }
  }

  private mutating func shadow(_ node: SourceNode) -> Expression? {
    guard node.json.kind == .object else {
      mismatch(node, "a shadow", expected: ObjectShape.shadow.phrase)
      return nil
    }
    let words = members(of: node, .shadow, isOpen: true)
    var parts: [Expression.Part] = []
    parts.reserveCapacity(6)
    for (key, name) in ObjectShape.shadow.keys.enumerated() {
      guard let part = words[key] else {
        if (3...4).contains(key) && isLenient {
          parts.append(Expression.Part(name, .value(.dimension(0))))
        }
        continue
      }
      if name == "inset" {
        guard let value = resolved(part) else { continue }
        if let inset = value.json.bool {
          parts.append(Expression.Part(name, .value(.bool(inset))))
        } else {
          mismatch(value, name, expected: "true or false", at: part)
        }
      } else if let expression = read(part, as: key == 0 ? .color : .dimension, named: name) {
        parts.append(Expression.Part(name, expression))
      }
    }
    return Self.object(parts)
  }

  private mutating func stop(_ node: SourceNode) -> Expression? {
    guard node.json.kind == .object else {
      mismatch(node, "a gradient's stop", expected: ObjectShape.stop.phrase)
      return nil
    }
    let words = members(of: node, .stop)
    var parts: [Expression.Part] = []
    if let color = words[0].flatMap({ read($0, as: .color, named: "color") }) {
      parts.append(Expression.Part("color", color))
    }
    if let place = words[1], let position = position(place) {
      parts.append(Expression.Part("position", position))
    }
    return Self.object(parts)
  }

  /// The position of a stop; one outside 0…1 counts as the nearer end (Format module, Gradient).
  private mutating func position(_ node: SourceNode) -> Expression? {
    guard let expression = read(node, as: .number, named: "position") else { return nil }
    guard let number = number(of: expression), !(0...1).contains(number) else { return expression }
    let clamped = min(max(number, 0), 1)
    let text = DecimalText.string(clamped)
    warn(
      .dtcgOutOfRange,
      node,
      "a position outside 0 to 1 counts as the nearer end, \(text)",
      expected: "a number from 0 to 1",
      found: DecimalText.string(number),
      suggestion: text
    )
    return .value(.number(clamped))
  }

  /// The number that an expression says itself, or that the token says which it refers to.
  private mutating func number(of expression: Expression) -> Double? {
    switch expression {
    case .value(.number(let number)): return number
    case .alias(let path):
      guard let entry = positions.position(of: path, in: paths) else { return nil }
      let terminal = entries[Int(entry)].terminal
      guard terminal != TokenEntry.none else { return nil }
      let node = valueNode(entries[Int(terminal)])
      trials += 1
      let before = faultCount
      let number = resolved(node)?.json.number
      faultCount = before
      trials -= 1
      return number
    default: return nil
    }
  }
}
