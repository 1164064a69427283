/// The definitions for scheme and contrast.
///
/// A scheme without one doesn't have the token; increased contrast without one of its own
/// repeats the standard one.
public indirect enum TokenCells: Hashable, Sendable {
  case uniform(Token.Definition)
  case varying(
    light: Token.Definition?,
    dark: Token.Definition?,
    lightIncreased: Token.Definition? = nil,
    darkIncreased: Token.Definition? = nil
  )

  public subscript(scheme: Scheme, contrast: Contrast) -> Token.Definition? {
    switch self {
    case .uniform(let definition): definition
    case .varying(let light, let dark, let lightIncreased, let darkIncreased):
      switch (scheme, contrast) {
      case (.light, .standard): light
      case (.dark, .standard): dark
      case (.light, .increased): lightIncreased ?? light
      case (.dark, .increased): darkIncreased ?? dark
      }
    }
  }

  /// Whether the scheme has a definition of its own for increased contrast.
  package func hasIncreased(_ scheme: Scheme) -> Bool {
    switch (self, scheme) {
    case (.uniform, _): false
    case (.varying(_, _, let light, _), .light): light != nil
    case (.varying(_, _, _, let dark), .dark): dark != nil
    }
  }

  /// What the token says, without where that comes from.
  package func expression(_ scheme: Scheme, _ contrast: Contrast) -> Expression? {
    if case .uniform(let definition) = self { return definition.expression }
    return self[scheme, contrast]?.expression
  }

  /// Adds every token that a definition depends on.
  func addTargets(to paths: inout [TokenPath]) {
    switch self {
    case .uniform(let definition): definition.expression.addTargets(to: &paths)
    case .varying(let light, let dark, let lightIncreased, let darkIncreased):
      light?.expression.addTargets(to: &paths)
      dark?.expression.addTargets(to: &paths)
      lightIncreased?.expression.addTargets(to: &paths)
      darkIncreased?.expression.addTargets(to: &paths)
    }
  }

  package func map(_ transform: (Token.Definition) -> Token.Definition) -> Self {
    switch self {
    case .uniform(let definition): .uniform(transform(definition))
    case .varying(let light, let dark, let lightIncreased, let darkIncreased):
      .varying(
        light: light.map(transform),
        dark: dark.map(transform),
        lightIncreased: lightIncreased.map(transform),
        darkIncreased: darkIncreased.map(transform)
      )
    }
  }
}

extension TokenCells {
  /// These definitions, with the standard ones of `other` under increased contrast.
  package func increased(_ other: Self) -> Self {
    .varying(
      light: self[.light, .standard],
      dark: self[.dark, .standard],
      lightIncreased: other[.light, .standard],
      darkIncreased: other[.dark, .standard]
    )
  }

  package func recording(_ conflict: Conflict) -> Self {
    map { definition in
      var copy = definition
      copy.origin.conflicts.append(conflict)
      return copy
    }
  }
}
