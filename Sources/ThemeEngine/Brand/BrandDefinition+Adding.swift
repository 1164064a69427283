extension BrandDefinition {
  /// The brand with further tokens, which may refer to its own and to each other.
  ///
  /// Those with traits are written under `custom`; the others serve as targets only. A path of the
  /// shared tables or of the palette, and one that is there already, is a finding.
  ///
  /// - Complexity: linear in the tokens of both.
  public func adding(_ tokens: [Token]) -> BrandDefinition {
    let graph = TokenGraph(self.graph.tokens + tokens)
    let added = Self.findings(
      id: id,
      extras: tokens.map(\.path),
      statuses: .none,
      graph: graph,
      unknownParts: []
    )
    return BrandDefinition(
      id: id,
      document: document,
      appearance: appearance,
      fonts: fonts,
      graph: graph,
      findings: findings + added.filter { !findings.contains($0) },
      hasRoles: hasRoles,
      inherited: inherited
    )
  }
}
