/// Turns a brand and an appearance into one flat theme; the only resolver there is.
///
/// Pure: the same brand and request give the same theme. Linear in the brand's tokens.
public enum ThemeResolver {
  /// Resolves a brand.
  ///
  /// - Parameters:
  ///   - brand: whoever wrote it.
  ///   - request: what for; a pinned brand keeps its own scheme and says so.
  ///   - tracing: whether the theme says of each leaf where it comes from.
  /// - Returns: the theme, complete.
  /// - Throws: everything that is wrong with the brand, at once.
  public static func resolve(
    _ brand: BrandDefinition,
    for request: AppearanceRequest = AppearanceRequest(),
    tracing: Bool = false
  ) throws(ThemeError) -> ResolvedTheme {
    let resolution = try resolution(of: brand, for: request)
    return tracing ? resolution.tracedTheme : resolution.theme
  }

  /// What a brand's tokens say in an appearance, without a theme of it.
  ///
  /// - Returns: nil where a token is at fault.
  static func values(
    of brand: BrandDefinition,
    for request: AppearanceRequest = AppearanceRequest()
  ) -> Evaluation? {
    let appearance = ResolvedAppearance(request, brand.appearance).appearance
    let evaluation = Evaluation(brand.graph, appearance, brand.fonts.value, theme: brand.id)
    let findings = brand.findings + evaluation.findings
    return findings.contains { $0.severity == .error } ? nil : evaluation
  }

  /// Everything that keeps a brand from being resolved in the principal appearances.
  ///
  /// Makes no theme, and looks at increased contrast only where the brand has values of its own for
  /// it: what the engine derives is one colour in place of another.
  static func faults(of brand: BrandDefinition) -> [Diagnostic] {
    let tokens = brand.graph.tokens
    let requests = AppearanceRequest.principal.filter { request in
      request.contrast == .standard
        || tokens.contains { $0.cells.hasIncreased(request.scheme ?? .light) }
    }
    return requests.flatMap { request -> [Diagnostic] in
      let appearance = ResolvedAppearance(request, brand.appearance).appearance
      let name = brand.hasRoles ? "\(brand.id)@\(appearance)" : brand.id
      let evaluation = Evaluation(brand.graph, appearance, brand.fonts.value, theme: name)
      let assembly = brand.hasRoles ? ThemeAssembly(evaluation, theme: name) : nil
      let findings = brand.findings + evaluation.findings + (assembly?.findings ?? [])
      let isFaulty = findings.contains { $0.severity == .error }
      return isFaulty ? ThemeError(findings).findings : []
    }
  }

  /// Resolves a brand, and keeps the way to each value.
  ///
  /// - Throws: everything that is wrong with the brand, at once.
  public static func resolution(
    of brand: BrandDefinition,
    for request: AppearanceRequest = AppearanceRequest()
  ) throws(ThemeError) -> Resolution {
    let resolved = ResolvedAppearance(request, brand.appearance)
    let name = brand.hasRoles ? "\(brand.id)@\(resolved.appearance)" : brand.id
    var evaluation = Evaluation(
      brand.graph,
      resolved.appearance,
      brand.fonts.value,
      theme: name
    )
    var derivations: [TokenPath: ColorDerivation] = [:]
    if brand.hasRoles, resolved.appearance.contrast == .increased {
      (evaluation, derivations) = evaluation.increasingContrast()
    }
    let assembly = brand.hasRoles ? ThemeAssembly(evaluation, theme: name) : nil
    let findings = brand.findings + evaluation.findings + (assembly?.findings ?? [])
    guard !findings.contains(where: { $0.severity == .error }) else { throw ThemeError(findings) }
    let theme = ResolvedTheme(
      appearance: resolved,
      table: TokenTable(assembly?.entries ?? [.init(TokenPath("brand.id"), .string(brand.id))]),
      custom: evaluation.custom,
      trace: nil
    )
    let graph = ResolvedGraph(
      values: evaluation.values,
      winners: evaluation.winners
    )
    return Resolution(
      brand: brand,
      theme: theme,
      findings: Diagnostic.sorted(derivations.values.compactMap { $0.finding(theme: name) }),
      derivations: derivations,
      evaluation: graph
    )
  }
}

extension Resolution {
  /// The theme, with the way to each of its leaves.
  package var tracedTheme: ResolvedTheme {
    let paths = theme.table.entries.map(\.path) + theme.custom.map(\.path)
    let trace = paths.sorted().compactMap { path in
      self.trace(path).map { ResolvedTheme.TraceEntry(path: path, trace: $0) }
    }
    return ResolvedTheme(
      appearance: theme.appearance,
      table: theme.table,
      custom: theme.custom,
      trace: trace
    )
  }
}

extension Evaluation {
  /// The tokens outside the shared vocabulary, in byte order.
  fileprivate var custom: [CustomToken] {
    let tokens = graph.tokens
    let positions = tokens.indices.filter { tokens[$0].custom != nil && values[$0] != nil }
    let order = ByteSorting.order(positions.count) { tokens[positions[$0]].path.description }
    return order.compactMap { index in
      let position = positions[index]
      guard let traits = tokens[position].custom, let value = values[position] else { return nil }
      return CustomToken(tokens[position].path, traits, value)
    }
  }
}
