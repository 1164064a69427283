extension BrandReader {
  /// The brand of the answers, over those of the brand that it extends.
  func definition(fonts: Sourced<[CustomFont]>?) -> BrandDefinition {
    let graph = TokenGraph(repeatingBorder(of: answered) + extras).findingTargets()
    let id = answers[Self.id]?.first?.text ?? ""
    let own = SourceDocument(title: file, file: file)
    return BrandDefinition(
      id: id,
      document: own,
      appearance: AppearancePolicy(graph) ?? base?.appearance ?? .adaptive,
      fonts: fonts ?? base?.fonts ?? Sourced([], Attribution(Origin(.assumed))),
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
    BrandSlots.paths.flatMap { answers[$0] ?? inherited[$0] ?? [] }
  }

  /// The tokens with a card that repeats the stroke of its level as it is now.
  private func repeatingBorder(of tokens: [Token]) -> [Token] {
    let card = TokenPath("component.card")
    guard let elevation = tokens.first(where: { $0.path == card.appending("elevation") }),
      let name = elevation.text, let level = ElevationLevel(rawValue: name),
      answers[card] != nil || answers[level.path] != nil || base == nil
    else { return tokens }
    let (source, border) = (level.path.appending("border"), card.appending("border"))
    let origin = elevation.cells[.light, .standard]?.origin ?? Origin(.assumed)
    let stroke = tokens.filter { $0.path.isWithin(source) }.map { token in
      let rest = token.path.description.dropFirst(source.description.count)
      let cells = token.cells.map { _ in Token.Definition(.alias(token.path), origin) }
      return Token(TokenPath(border.description + rest), cells)
    }
    let others = tokens.filter { !$0.path.isWithin(border) }
    let place = others.firstIndex { $0.path == elevation.path } ?? others.endIndex
    return others[..<place] + stroke + others[place...]
  }

  /// The tokens outside the shared tables: the extended brand's, replaced where this one has them
  /// too, and then what is new.
  private var extras: [Token] {
    guard let base else { return tokens.tokens }
    let inherited = base.graph.tokens.filter { BrandSlots.slot(of: $0.path) == nil }
    let known = Set(inherited.map(\.path))
    return inherited.map { tokens.token($0.path) ?? marked($0) }
      + tokens.tokens.filter { !known.contains($0.path) }
  }

  /// An inherited token, which says in which document it stands.
  func marked(_ token: Token) -> Token {
    guard let base else { return token }
    let cells = token.cells.map { definition in
      var copy = definition
      copy.origin.file = copy.origin.file ?? base.document.file
      return copy
    }
    return Token(token.path, cells, custom: token.custom)
  }
}

extension AppearancePolicy {
  /// The policy that a brand's tokens say; nil where they don't.
  init?(_ graph: TokenGraph) {
    func value(_ name: String) -> TokenValue? {
      let cells = graph[Self.path.appending(name)]?.cells
      guard case .value(let value)? = cells?.expression(.light, .standard) else { return nil }
      return value
    }
    guard let mode = value("mode")?.string.flatMap(Mode.init),
      let preferred = value("preferred")?.string.flatMap(Scheme.init)
    else { return nil }
    self.init(
      mode,
      preferred: preferred,
      preferenceKey: value("preferenceKey")?.string,
      preferenceValues: value("preferenceValues")?.list?.compactMap(\.string) ?? []
    )
  }
}

extension Token {
  /// The text of a token that is one in every appearance.
  fileprivate var text: String? {
    guard case .value(.string(let text))? = cells.expression(.light, .standard) else { return nil }
    return text
  }
}
