/// Fills in what the format demands of a composite value and other tools leave out.
struct CompositeFilling {
  /// The whole value.
  let expression: Expression
  /// The members that were missing, with what stands for each.
  let filled: [TokenValue.Member]

  /// - Returns: nil where nothing is missing, or nothing neutral could stand for it.
  init?(_ expression: Expression, of type: TokenType) {
    let neutral: [TokenValue.Member]
    switch type {
    case .typography:
      // What browsers take where a style sheet says nothing (CSS Fonts 4, CSS Text 3, CSS Inline 3);
      // `normal` of a line height is the font's own, and about this number.
      neutral = [
        .init("fontWeight", .number(400)), .init("letterSpacing", .dimension(0)),
        .init("lineHeight", .number(1.2)),
      ]
    case .shadow:
      neutral = ["offsetX", "offsetY", "blur", "spread"].map { .init($0, .dimension(0)) }
    case .border: neutral = [.init("style", .string("solid"))]
    case .transition:
      neutral = [
        .init("delay", .object([.init("value", .number(0)), .init("unit", .string("ms"))]))
      ]
    default: return nil
    }
    var filled: [TokenValue.Member] = []
    self.expression = Self.fill(expression, neutral, &filled)
    if filled.isEmpty { return nil }
    self.filled = filled
  }

  private static func fill(
    _ expression: Expression,
    _ neutral: [TokenValue.Member],
    _ filled: inout [TokenValue.Member]
  ) -> Expression {
    switch expression {
    case .object(let parts):
      let missing = neutral.filter { member in !parts.contains { $0.name == member.name } }
      note(missing, &filled)
      return .object(parts + missing.map { Expression.Part($0.name, .value($0.value)) })
    case .value(.object(let members)):
      let missing = neutral.filter { member in !members.contains { $0.name == member.name } }
      note(missing, &filled)
      return .value(.object(members + missing))
    case .list(let items): return .list(items.map { fill($0, neutral, &filled) })
    case .value(.list(let items)):
      return .list(items.map { fill(.value($0), neutral, &filled) })
    case .parts(let paths, let base): return .parts(of: paths, fill(base, neutral, &filled))
    case .value, .alias, .opacity, .lightness, .mostReadable, .fontSize, .fontFace:
      return expression
    }
  }

  private static func note(_ missing: [TokenValue.Member], _ filled: inout [TokenValue.Member]) {
    filled += missing.filter { member in !filled.contains { $0.name == member.name } }
  }
}
