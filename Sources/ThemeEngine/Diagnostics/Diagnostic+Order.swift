extension Diagnostic: Comparable {
  /// Whether the first finding is reported before the second.
  ///
  /// By file, line, column, theme, token, the heavier severity, rule, message and then the remaining
  /// parts. Texts go by their bytes; a missing part comes last. So the order is the same on every
  /// machine.
  public static func < (first: Diagnostic, second: Diagnostic) -> Bool {
    order(first, second) == .before
  }

  /// Whether both findings are the same, their texts byte for byte.
  public static func == (first: Diagnostic, second: Diagnostic) -> Bool {
    order(first, second) == .same
  }

  /// The findings in the order in which they are reported.
  public static func sorted(_ findings: some Sequence<Diagnostic>) -> [Diagnostic] {
    findings.sorted(by: <)
  }

  private enum Order {
    case before
    case same
    case after
  }

  private static func order(_ first: Diagnostic, _ second: Diagnostic) -> Order {
    var order = text(first.file, second.file)
    if order == .same { order = value(first.line, second.line) }
    if order == .same { order = value(first.column, second.column) }
    if order == .same { order = text(first.theme, second.theme) }
    if order == .same { order = text(first.token, second.token) }
    if order == .same { order = value(second.severity, first.severity) }
    if order == .same { order = text(first.ruleId.rawValue, second.ruleId.rawValue) }
    if order == .same { order = text(first.message, second.message) }
    if order == .same { order = text(first.expected, second.expected) }
    if order == .same { order = text(first.found, second.found) }
    if order == .same { order = text(first.suggestion, second.suggestion) }
    if order == .same { order = list(first.related, second.related) }
    return order
  }

  private static func list(_ first: [Related], _ second: [Related]) -> Order {
    for (left, right) in zip(first, second) {
      var order = text(left.file, right.file)
      if order == .same { order = value(left.line, right.line) }
      if order == .same { order = value(left.column, right.column) }
      if order == .same { order = text(left.token, right.token) }
      if order == .same { order = text(left.message, right.message) }
      if order != .same { return order }
    }
    return value(first.count, second.count)
  }

  private static func text(_ first: String?, _ second: String?) -> Order {
    switch (first, second) {
    case (nil, nil): .same
    case (nil, _): .after
    case (_, nil): .before
    case (let first?, let second?):
      if first.equalsInBytes(second) {
        .same
      } else {
        first.precedesInBytes(second) ? .before : .after
      }
    }
  }

  private static func value<Value: Comparable>(_ first: Value?, _ second: Value?) -> Order {
    switch (first, second) {
    case (nil, nil): .same
    case (nil, _): .after
    case (_, nil): .before
    case (let first?, let second?):
      if first == second { .same } else { first < second ? .before : .after }
    }
  }
}
