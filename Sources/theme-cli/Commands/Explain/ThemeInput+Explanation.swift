import ThemeEngine

extension ThemeInput {
  /// Every token that can be explained, in the order of the theme; a brand's palette among them.
  var tokens: [TokenPath] {
    resolution?.paths ?? ownTokens
  }

  /// How many places of a way are looked up, each of which reads the file up to it.
  private static let shownPlaces = 100

  /// All that is known of a token: also the pairs that it is a side of, and what it reaches.
  func wholeExplanation(of token: TokenPath) -> Explanation? {
    guard var explanation = explanation(of: token) else { return nil }
    if let document {
      explanation.declarations = explanation.steps.prefix(Self.shownPlaces).compactMap { step in
        document.place(of: TokenPath(step.token)).map {
          Declaration(file: $0.file ?? FileError.input, line: $0.position.line)
        }
      }
    }
    explanation.pairs = theme.contrastVerdicts().filter {
      $0.foreground == token || $0.ground == token
    }
    if let level = ElevationLevel.allCases.first(where: {
      token.isWithin($0.path.appending("material"))
    }) {
      explanation.backdrops = theme.materialBackdrops(level)
    }
    if token.section == "palette" || !theme.hasRoles {
      explanation.reach = resolution?.reach(token) ?? []
    }
    return explanation
  }

  /// `nil` for a token that the theme doesn't have.
  func explanation(of token: TokenPath) -> Explanation? {
    if let resolution {
      return resolution.value(token).map { Explanation(token, $0, in: resolution) }
    }
    return theme[token].map { Explanation(token, $0, in: theme) }
  }
}
