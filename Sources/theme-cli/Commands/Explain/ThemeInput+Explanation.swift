import ThemeEngine

extension ThemeInput {
  /// Every token that can be explained, in the order of the theme; a brand's palette among them.
  var tokens: [TokenPath] {
    resolution?.paths ?? theme.table.entries.map(\.path) + theme.custom.map(\.path)
  }

  /// `nil` for a token that the theme doesn't have.
  func explanation(of token: TokenPath) -> Explanation? {
    if let resolution {
      return resolution.value(token).map { Explanation(token, $0, in: resolution) }
    }
    return theme[token].map { Explanation(token, $0, in: theme) }
  }
}
