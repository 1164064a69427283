import ThemeEngine

/// Makes many tokens in the proportions of a real design system, the same each time.
enum ExtraTokens {
  /// Of ten tokens four are literals, five aliases in chains of one to four, and one composite.
  static func mixed(_ count: Int) -> [Token] {
    (0..<count).map { index in
      switch index % 10 {
      case 0, 1, 2: token(index, .color, .value(.color(.hex(color(index)))))
      case 3: token(index, .dimension, .value(.dimension(Double(index % 64))))
      case 4: token(index, .color, .alias(path(index - 4)))
      case 5...7: token(index, .color, .alias(path(index - 1)))
      case 8: token(index, .dimension, .alias(path(index - 5)))
      default: token(index, .shadow, shadow(index))
      }
    }
  }

  /// Each token is an alias of the one before it; the first is a literal.
  static func chain(_ count: Int) -> [Token] {
    (0..<count).map { index in
      let isFirst = index == 0
      return token(
        index,
        .color,
        isFirst ? .value(.color(.hex(0x336699))) : .alias(path(index - 1))
      )
    }
  }

  /// Each token is an alias of the one before it; the first is one of the last.
  static func ring(_ count: Int) -> [Token] {
    (0..<count).map { token($0, .color, .alias(path(($0 + count - 1) % count))) }
  }

  private static func shadow(_ index: Int) -> Expression {
    .object([
      Expression.Part("color", .opacity(0.5, of: .alias(path(index - 5)))),
      Expression.Part("offsetX", .value(.dimension(0))),
      Expression.Part("offsetY", .alias(path(index - 6))),
      Expression.Part("blur", .alias(path(index - 1))),
      Expression.Part("spread", .value(.dimension(0))),
    ])
  }

  private static func token(_ index: Int, _ type: TokenType, _ expression: Expression) -> Token {
    Token(path(index), expression, Origin(.stated), custom: CustomTraits(type))
  }

  private static func path(_ index: Int) -> TokenPath {
    TokenPath("extra.group\(index / 50).token\(index)")
  }

  private static func color(_ index: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: index &* 2_654_435_761) & 0xFFFFFF
  }
}
