/// Builds a theme's table from evaluated tokens by walking the form that every theme has.
struct ThemeAssembly {
  private let evaluation: Evaluation
  private let theme: String
  private(set) var entries: [TokenTable.Entry] = []
  /// Leaves that are missing or of another kind than the tables hold.
  private(set) var findings: [Diagnostic] = []

  init(_ evaluation: Evaluation, theme: String) {
    self.evaluation = evaluation
    self.theme = theme
    for section in ThemeShape.sections { walk(section.shape, TokenPath(section.name)) }
  }

  private mutating func walk(_ shape: Shape, _ path: TokenPath) {
    switch shape {
    case .leaf(let kind): leaf(kind, path)
    case .optional(let inner):
      if evaluation.value(path) == .null {
        entries.append(TokenTable.Entry(path, .null))
      } else {
        walk(inner, path)
      }
    case .group(let fields):
      for field in fields { walk(field.shape, path.appending(field.name)) }
    case .list(let element):
      if let empty = evaluation.value(path) {
        entries.append(TokenTable.Entry(path, empty))
      } else {
        list(of: element, path)
      }
    case .map(let kind):
      if let empty = evaluation.value(path) {
        entries.append(TokenTable.Entry(path, empty))
      } else {
        for token in evaluation.graph.tokens where token.path.isWithin(path) {
          leaf(kind, token.path)
        }
      }
    }
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

  private mutating func leaf(_ kind: LeafKind, _ path: TokenPath) {
    guard let value = evaluation.value(path) else {
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
