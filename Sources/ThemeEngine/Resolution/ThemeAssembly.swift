/// Builds a theme's table from evaluated tokens by walking the form that every theme has.
struct ThemeAssembly {
  private let evaluation: Evaluation
  private let theme: String
  private var cursor = 0
  private(set) var entries: [TokenTable.Entry] = []
  /// Leaves that are missing or of another kind than the tables hold.
  private(set) var findings: [Diagnostic] = []

  init(_ evaluation: Evaluation, theme: String) {
    self.evaluation = evaluation
    self.theme = theme
    entries.reserveCapacity(evaluation.graph.tokens.count)
    for section in ThemeShape.sections { walk(section.shape, TokenPath(section.name)) }
  }

  /// A part of the theme, below a group.
  private mutating func walk(_ field: Shape.Field, in group: TokenPath) {
    if case .leaf(let kind) = field.shape, let position = next(field.name, in: group) {
      leaf(kind, evaluation.graph.tokens[position].path, position)
    } else {
      walk(field.shape, group.appending(field.name))
    }
  }

  private mutating func walk(_ shape: Shape, _ path: TokenPath) {
    switch shape {
    case .leaf(let kind): leaf(kind, path, evaluation.graph.position(of: path))
    case .group(let fields): for field in fields { walk(field, in: path) }
    case .optional(let inner):
      if !takeWhole(path, where: { $0 == .null }) { walk(inner, path) }
    case .list(let element):
      if !takeWhole(path, where: { _ in true }) { list(of: element, path) }
    case .map(let kind):
      if takeWhole(path, where: { _ in true }) { return }
      for (position, token) in evaluation.graph.tokens.enumerated()
      where token.path.isWithin(path) {
        leaf(kind, token.path, position)
      }
    }
  }

  /// Takes a part that is one value, such as none or an empty list.
  private mutating func takeWhole(_ path: TokenPath, where accepts: (TokenValue) -> Bool) -> Bool {
    guard let position = position(path), let value = evaluation.values[position], accepts(value)
    else { return false }
    entries.append(TokenTable.Entry(path, value))
    return true
  }

  private mutating func list(of element: Shape, _ path: TokenPath) {
    guard case .group(let fields) = element, let first = fields.first else { return }
    var index = 0
    while true {
      let item = path.appending("\(index)")
      let probe = item.appending(first.name)
      let isThere = evaluation.value(probe) != nil || evaluation.isFaulty(probe)
      if !isThere && index > 0 { return }
      walk(element, item)
      if !isThere { return }
      index += 1
    }
  }

  private mutating func leaf(_ kind: LeafKind, _ path: TokenPath, _ position: Int?) {
    guard let value = position.flatMap({ evaluation.values[$0] }) else {
      if !evaluation.isFaulty(path) {
        report(.brandMissingAnswer, "'\(path)' has no answer", path, kind.expectation, "nothing")
      }
      return
    }
    guard kind.accepts(value) else {
      report(
        .brandInvalidValue,
        "'\(path)' can't be \(value)",
        path,
        kind.expectation,
        value.kindName
      )
      return
    }
    entries.append(TokenTable.Entry(path, value))
  }

  /// The position of the graph's next token where that is the one asked for.
  ///
  /// Brands write their tokens in the order of a theme, so most are found without a look-up.
  private mutating func next(_ name: String, in group: TokenPath) -> Int? {
    guard cursor < evaluation.graph.tokens.count,
      evaluation.graph.tokens[cursor].path.isChild(name, of: group)
    else { return nil }
    cursor += 1
    return cursor - 1
  }

  /// The position of a token, from which the next ones are expected to follow.
  private mutating func position(_ path: TokenPath) -> Int? {
    let position = evaluation.graph.position(of: path)
    if let position { cursor = position + 1 }
    return position
  }

  private mutating func report(
    _ rule: RuleID,
    _ message: String,
    _ path: TokenPath,
    _ expected: String,
    _ found: String
  ) {
    findings.append(
      Diagnostic(
        ruleId: rule,
        severity: .error,
        message: "\(message): expected \(expected), found \(found)",
        token: path.description,
        theme: theme,
        expected: expected,
        found: found
      )
    )
  }
}
