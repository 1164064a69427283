extension JSONNode {
  /// A single value or a list of texts; `nil` for what no plain leaf can be.
  var plainValue: TokenValue? {
    switch kind {
    case .string: string.map(TokenValue.string)
    case .number: number.map(TokenValue.number)
    case .bool: bool.map(TokenValue.bool)
    case .null: .null
    case .object: nil
    case .array:
      elements.allSatisfy { $0.kind == .string }
        ? .strings(elements.compactMap(\.string)) : nil
    }
  }

  /// How deep a value outside the shared tables may be nested; the format's own types need four.
  static var freeValueDepth: Int { 64 }

  /// Whatever stands here, as it is; `nil` where a number is too large for a double, or where
  /// values are nested deeper than `depth`.
  func freeValue(depth: Int = freeValueDepth) -> TokenValue? {
    switch kind {
    case .array:
      guard depth > 0 else { return nil }
      var items: [TokenValue] = []
      for element in elements {
        guard let item = element.freeValue(depth: depth - 1) else { return nil }
        items.append(item)
      }
      return .list(items)
    case .object:
      guard depth > 0 else { return nil }
      if let color = canonicalColor { return .color(color) }
      var values: [TokenValue.Member] = []
      for member in members {
        guard let value = member.value.freeValue(depth: depth - 1) else { return nil }
        values.append(TokenValue.Member(member.key, value))
      }
      return .object(values)
    case .string, .number, .bool, .null: return plainValue
    }
  }

  /// A colour that is written exactly as themes write one.
  private var canonicalColor: ColorValue? {
    let keys = ["colorSpace", "components", "alpha", "hex"]
    guard count == keys.count, zip(members, keys).allSatisfy({ $0.hasKey($1) }),
      let space = self["colorSpace"]?.string.flatMap(ColorSpace.init),
      let parts = self["components"], parts.kind == .array, parts.count == 3,
      let alpha = self["alpha"]?.number
    else { return nil }
    let color = ColorValue(space, written: parts.writtenComponents, alpha: alpha)
    return color.flatMap { $0.hex == self["hex"]?.string ? $0 : nil }
  }

  /// What each element of a list says as a component of a colour.
  var writtenComponents: [(number: Double?, text: String?)] {
    elements.map { ($0.number, $0.string) }
  }
}

extension LeafKind {
  /// Which rule a value breaks: a word or number outside the allowed ones, or another kind.
  func rule(for node: JSONNode) -> RuleID {
    switch (self, node.kind) {
    case (.word, .string), (.words, .array): .themeUnknownWord
    case (.length, .number), (.offset, .number), (.fraction, .number), (.integer, .number),
      (.text, .string), (.texts, .array):
      .themeOutOfRange
    default: .themeWrongType
    }
  }
}
