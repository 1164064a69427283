extension Evaluation {
  /// The evaluation with the colours of increased contrast that the brand leaves to the engine, and
  /// how they came about.
  ///
  /// Accents move first, so that what is made of them (subtle grounds) follows before texts and
  /// on-colours are judged on it.
  func increasingContrast() -> (evaluation: Evaluation, derivations: [TokenPath: ColorDerivation]) {
    guard findings.isEmpty else { return (self, [:]) }
    let accents = increasedContrast.accents.byPath
    let between = replacing(accents.mapValues(\.value))
    let foregrounds = between.increasedContrast.foregrounds.byPath
    let derivations = accents.merging(foregrounds) { first, _ in first }
    return (replacing(derivations.mapValues(\.value)), derivations)
  }

  private var increasedContrast: IncreasedContrast {
    IncreasedContrast(
      color: { value($0.path)?.color },
      isFixed: { hasOwnIncreasedValue($0.path) }
    )
  }

  /// Whether a token on the way to the literal has a value of its own for increased contrast.
  private func hasOwnIncreasedValue(_ path: TokenPath) -> Bool {
    var next: TokenPath? = path
    while let path = next, let token = graph[path] {
      if token.cells.hasIncreased(appearance.scheme) { return true }
      next = token.cells.expression(appearance.scheme, appearance.contrast)?.carrier
    }
    return false
  }
}

extension [ColorDerivation] {
  fileprivate var byPath: [TokenPath: ColorDerivation] {
    Dictionary(map { ($0.role.path, $0) }) { first, _ in first }
  }
}

extension ColorDerivation {
  /// What to tell where the target can't be met.
  func finding(theme: String) -> Diagnostic? {
    guard !isReached else { return nil }
    let path = role.path.description
    let own = ContrastVerdict(
      foreground: role.path,
      ground: role.path,
      ratio: ratio,
      required: target
    )
    return Diagnostic(
      ruleId: .contrastUnreachable,
      severity: .warning,
      message: "no lightness gives '\(path)' what increased contrast needs: \(rule); it stays at "
        + "\(own.ratioText)",
      token: path,
      theme: theme,
      expected: DecimalText.string(target),
      found: own.ratioText
    )
  }
}
