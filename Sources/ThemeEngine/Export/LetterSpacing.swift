/// Letter spacing relative to the font's size, which the format can only say as a length.
enum LetterSpacing {
  /// The letter spacing of a text style as a length in the unit of its font size.
  ///
  /// - Parameter style: the resolved value of a typography token.
  /// - Returns: nil where it isn't in em, or where the size isn't a length.
  static func length(in style: TokenValue) -> TokenValue? {
    guard let spacing = style["letterSpacing"]?.measure, spacing.unit == "em",
      let size = style["fontSize"]?.measure, size.unit == "px" || size.unit == "rem"
    else { return nil }
    let length = (spacing.value * size.value).rounded(toPlaces: 6)
    return .object([.init("value", .number(length)), .init("unit", .string(size.unit))])
  }

  /// A text style with such a length in place of em.
  static func converted(_ style: TokenValue) -> TokenValue {
    guard case .object(let members) = style, let length = length(in: style) else { return style }
    return .object(
      members.map { $0.name == "letterSpacing" ? .init($0.name, length) : $0 }
    )
  }

  /// What a text style says, with the length in place of its letter spacing.
  static func replaced(in expression: Expression, by length: TokenValue) -> Expression? {
    switch expression {
    case .object(let parts):
      .object(parts.map { $0.name == "letterSpacing" ? .init($0.name, .value(length)) : $0 })
    case .value(.object(let members)):
      .value(.object(members.map { $0.name == "letterSpacing" ? .init($0.name, length) : $0 }))
    default: nil
    }
  }
}
