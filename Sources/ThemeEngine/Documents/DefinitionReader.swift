/// Reads what `JSONWriter` writes of expressions and origins.
enum DefinitionReader {
  /// What has another form than the engine writes.
  struct Fault: Error {
    let node: JSONNode
    let expected: String
    var suggestion: String?
  }

  /// How deep expressions may be nested; the engine's own need a handful.
  private static let deepest = 64

  /// The members of which each says what a value is.
  private static let kinds = [
    "value", "blur", "alias", "fontSize", "faceOf", "readableOn", "list", "object", "of",
  ]

  /// Whether an object says what a value is, besides where it comes from.
  static func hasExpression(_ node: JSONNode) -> Bool { kinds.contains { node[$0] != nil } }

  /// The expression among the members of an object.
  static func expression(
    _ node: JSONNode,
    depth: Int = deepest
  ) throws(Fault) -> Expression {
    guard node.kind == .object, depth > 0, let kind = kinds.first(where: { node[$0] != nil }),
      let content = node[kind]
    else { throw Fault(node: node, expected: "an object with \(WordList(quoting: kinds).or)") }
    switch kind {
    case "value":
      guard let value = content.freeValue() else { throw Fault(node: content, expected: "a value") }
      return .value(value)
    case "blur": return .value(.blur(.sigma(try number(content, in: 0...1e6))))
    case "alias": return .alias(try path(content))
    case "fontSize": return .fontSize(try sizing(content, relativeTo: node["relativeTo"]))
    case "faceOf":
      return .fontFace(family: try path(content), weight: try path(member("weight", of: node)))
    case "readableOn":
      return .mostReadable(
        on: try paths(content),
        over: try path(member("over", of: node)),
        among: try paths(member("among", of: node))
      )
    case "list":
      var items: [Expression] = []
      for element in content.elements { items.append(try expression(element, depth: depth - 1)) }
      return .list(items)
    case "object":
      var parts: [Expression.Part] = []
      for member in content.members {
        parts.append(.init(member.key, try expression(member.value, depth: depth - 1)))
      }
      return .object(parts)
    default: return try operation(node, on: try expression(content, depth: depth - 1))
    }
  }

  private static func operation(
    _ node: JSONNode,
    on base: Expression
  ) throws(Fault) -> Expression {
    if let amount = node["opacity"] { return .opacity(try number(amount, in: 0...1), of: base) }
    if let amount = node["lightness"] {
      return .lightness(try number(amount, in: -1...1), of: base)
    }
    if let paths = node["partOf"] { return .parts(of: try self.paths(paths), base) }
    throw Fault(node: node, expected: "'opacity', 'lightness' or 'partOf' beside 'of'")
  }

  /// Where a value comes from, among the members of an object; stated where nothing is said.
  static func origin(_ node: JSONNode) throws(Fault) -> Origin {
    var origin = Origin(.stated)
    if let word = node["provenance"] {
      origin.provenance = try self.word(word)
    }
    origin.documentName = try text("name", of: node)
    origin.file = try text("file", of: node)
    for conflict in node["conflicts"]?.elements.map(\.self) ?? [] {
      guard let reason = try text("reason", of: conflict) else {
        throw Fault(node: conflict, expected: "an object with 'reason'")
      }
      let stated = try text("stated", of: conflict)
      let alternative = try text("alternative", of: conflict)
      origin.conflicts.append(Conflict(stated: stated, alternative: alternative, reason: reason))
    }
    return origin
  }

  /// What a token outside the shared tables says of itself; nil where it has no type.
  static func traits(_ node: JSONNode) throws(Fault) -> CustomTraits? {
    guard let type = try text("type", of: node) else { return nil }
    let description = try text("description", of: node)
    var traits = CustomTraits(TokenType(rawValue: type), description: description)
    guard let deprecated = node["deprecated"] else { return traits }
    traits.deprecated = deprecated.bool.map { .flag($0) } ?? deprecated.string.map { .reason($0) }
    if traits.deprecated == nil { throw Fault(node: deprecated, expected: "true, false or a text") }
    return traits
  }

  /// A member that is a text or isn't there.
  static func text(_ name: String, of node: JSONNode) throws(Fault) -> String? {
    guard let value = node[name] else { return nil }
    guard let text = value.string else { throw Fault(node: value, expected: "a text") }
    return text
  }

  private static func member(_ name: String, of node: JSONNode) throws(Fault) -> JSONNode {
    guard let member = node[name] else {
      throw Fault(node: node, expected: "an object with '\(name)'")
    }
    return member
  }

  private static func number(
    _ node: JSONNode,
    in range: ClosedRange<Double>
  ) throws(Fault) -> Double {
    if let number = node.number, range.contains(number) { return number }
    let (low, high) = (DecimalText.string(range.lowerBound), DecimalText.string(range.upperBound))
    throw Fault(node: node, expected: "a number from \(low) to \(high)")
  }

  private static func path(_ node: JSONNode) throws(Fault) -> TokenPath {
    guard let text = node.string else { throw Fault(node: node, expected: "the path of a token") }
    return TokenPath(text)
  }

  private static func paths(_ node: JSONNode) throws(Fault) -> [TokenPath] {
    guard node.kind == .array else { throw Fault(node: node, expected: "a list of paths") }
    var paths: [TokenPath] = []
    for element in node.elements { paths.append(try path(element)) }
    return paths
  }

  /// A word of a closed set.
  private static func word<Word>(_ node: JSONNode) throws(Fault) -> Word
  where Word: CaseIterable & RawRepresentable<String> {
    if let word = node.string.flatMap(Word.init) { return word }
    let words = Word.allCases.map(\.rawValue)
    throw Fault(
      node: node,
      expected: WordList(quoting: words).or,
      suggestion: node.string.flatMap { NameSuggestion.nearest(to: $0, among: words) }
    )
  }

  private static func sizing(
    _ size: JSONNode,
    relativeTo: JSONNode?
  ) throws(Fault) -> TextSizing {
    if size.kind == .string { return .textStyle(try word(size)) }
    let points = try number(size, in: 0...1e6)
    guard let relativeTo else { return .fixed(points) }
    return .relative(points, to: try word(relativeTo))
  }
}
