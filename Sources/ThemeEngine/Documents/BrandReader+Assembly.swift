extension BrandReader {
  /// The brand of the answers, over those of the brand that it extends.
  func definition() -> BrandDefinition {
    let graph = TokenGraph(answered + extras)
    let id = answers[Self.id]?.first?.text ?? ""
    let own = SourceDocument(title: file, file: file)
    return BrandDefinition(
      id: id,
      document: own,
      appearance: base?.appearance ?? .adaptive,
      fonts: base?.fonts ?? .assumed([]),
      graph: graph,
      findings: BrandDefinition.findings(
        id: id,
        extras: [],
        statuses: .none,
        graph: graph,
        unknownParts: []
      ),
      inherited: base.map { $0.inherited + [$0.document] } ?? []
    )
  }

  private static let id = TokenPath("brand.id")

  /// The tokens of the shared tables, in the order of a theme.
  private var answered: [Token] {
    let inherited = Dictionary(grouping: base?.graph.tokens ?? []) { BrandSlots.slot(of: $0.path) }
    return BrandSlots.paths.flatMap { slot in
      answers[slot] ?? (inherited[slot] ?? []).map(marked)
    }
  }

  /// The tokens outside the shared tables: the extended brand's, replaced where this one has them
  /// too, and then what is new.
  private var extras: [Token] {
    let own = Dictionary(tokens.tokens.map { ($0.path, $0) }) { first, _ in first }
    let inherited = (base?.graph.tokens ?? []).filter { BrandSlots.slot(of: $0.path) == nil }
    let known = Set(inherited.map(\.path))
    return inherited.map { own[$0.path] ?? marked($0) }
      + tokens.tokens.filter { !known.contains($0.path) }
  }

  /// An inherited token, which says in which document it stands.
  private func marked(_ token: Token) -> Token {
    guard let base else { return token }
    let cells = token.cells.map { definition in
      var copy = definition
      copy.origin.file = copy.origin.file ?? base.document.file
      return copy
    }
    return Token(token.path, cells, custom: token.custom)
  }
}

extension Token {
  /// The text of a token that is one in every appearance.
  fileprivate var text: String? {
    guard case .value(.string(let text))? = cells.expression(.light, .standard) else { return nil }
    return text
  }
}
