extension DocumentReading {
  /// Whether a composite is written as an object; else a finding says so.
  private mutating func isObject(_ node: SourceNode, _ name: String, _ shape: ObjectShape) -> Bool {
    if node.json.kind == .object { return true }
    mismatch(node, name, expected: shape.phrase)
    return false
  }

  /// Adds the part of a composite with its own type.
  private mutating func add(
    _ node: SourceNode?,
    _ name: String,
    as type: ValueType,
    to parts: inout [Expression.Part]
  ) {
    guard let node, let expression = read(node, as: type, named: name) else { return }
    parts.append(Expression.Part(name, expression))
  }

  mutating func strokeStyle(_ node: SourceNode, _ name: String) -> Expression? {
    let names = [
      "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
    ]
    guard node.json.kind == .object else {
      guard node.json.kind == .string else {
        mismatch(node, name, expected: "a word or \(ObjectShape.strokeStyle.phrase)")
        return nil
      }
      return word(node, name, among: names).map { .value(.string($0)) }
    }
    let words = members(of: node, .strokeStyle)
    var parts: [Expression.Part] = []
    if let dashes = words[0].flatMap({ dashArray($0) }) {
      parts.append(Expression.Part("dashArray", dashes))
    }
    if let cap = word(words[1], "lineCap", among: ["round", "butt", "square"]) {
      parts.append(Expression.Part("lineCap", .value(.string(cap))))
    }
    return Self.object(parts)
  }

  private mutating func dashArray(_ node: SourceNode) -> Expression? {
    guard let list = resolved(node) else { return nil }
    let expected = "a list of at least one dimension"
    guard list.json.kind == .array, list.json.count > 0 else {
      mismatch(list, "dashArray", expected: expected, at: node)
      return nil
    }
    return self.list(list, "dashArray", expected: expected, at: node) { reading in
      Self.list(
        list.json.elements.compactMap { reading.read(list.with($0), as: .dimension) }
      )
    }
  }

  mutating func border(_ node: SourceNode) -> Expression? {
    guard isObject(node, "a border", .border) else { return nil }
    let words = members(of: node, .border, isOpen: true)
    var parts: [Expression.Part] = []
    add(words[0], "color", as: .color, to: &parts)
    add(words[1], "width", as: .dimension, to: &parts)
    add(words[2], "style", as: .strokeStyle, to: &parts)
    return Self.object(parts)
  }

  mutating func transition(_ node: SourceNode) -> Expression? {
    guard isObject(node, "a transition", .transition) else { return nil }
    let words = members(of: node, .transition, isOpen: true)
    var parts: [Expression.Part] = []
    add(words[0], "duration", as: .duration, to: &parts)
    add(words[1], "delay", as: .duration, to: &parts)
    add(words[2], "timingFunction", as: .cubicBezier, to: &parts)
    return Self.object(parts)
  }

  mutating func typography(_ node: SourceNode) -> Expression? {
    guard isObject(node, "a typography", .typography) else { return nil }
    let words = members(of: node, .typography, isOpen: true)
    var parts: [Expression.Part] = []
    add(words[0], "fontFamily", as: .fontFamily, to: &parts)
    add(words[1], "fontSize", as: .dimension, to: &parts)
    add(words[2], "fontWeight", as: .fontWeight, to: &parts)
    if let node = words[3], let spacing = letterSpacing(node, fontSize: words[1]) {
      parts.append(Expression.Part("letterSpacing", spacing))
    }
    if let node = words[4], let height = lineHeight(node, fontSize: words[1]) {
      parts.append(Expression.Part("lineHeight", height))
    }
    return Self.object(parts)
  }
}

extension TokenValue {
  /// The number and unit of a dimension or duration.
  var measure: (value: Double, unit: String)? {
    guard case .object(let members) = self, members.count == 2,
      let value = members[0].value.number, let unit = members[1].value.string
    else { return nil }
    return (value, unit)
  }
}
