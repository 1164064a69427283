extension BrandReader {
  /// Reports every answer that neither the document nor a brand that it extends gives, in one
  /// finding.
  mutating func reportMissing() {
    let isIdentity = Set(["brand.id", "brand.name"].map(TokenPath.init))
    let missing =
      BrandSlots.paths.filter { path in
        answers[path] == nil && (inherited[path] == nil || isIdentity.contains(path))
      } + self.missing
    guard !missing.isEmpty else { return }
    let tokens = self.tokens.documentPaths
    let names = tokens.map { String($0.name) }
    var related: [Related] = []
    var texts: [String] = []
    for path in missing {
      let near = takeNearKey(path)
      if let near {
        let position = report.document.position(at: near.offset)
        related.append(
          Related(
            message: "'\(near.key)' is near '\(path.name)'",
            file: name,
            line: position.line,
            column: position.column,
            token: path.description
          )
        )
      }
      // The token whose last name is nearest.
      let token = NameSuggestion.nearest(to: String(path.name), among: names)
        .flatMap { names.firstIndex(of: $0) }.map { tokens[$0] }
      let suggestion = near?.key ?? token.map { "{\($0)}" }
      texts.append("'\(path)'" + (suggestion.map { " (near: '\($0)')" } ?? ""))
    }
    report.report(
      .brandMissingAnswer,
      at: root.offset,
      nil,
      "the brand has no answer for \(WordList(texts).and)",
      expected: "answers, or a brand to extend under 'extends'",
      found: missing.count == 1 ? "nothing" : "\(missing.count) without one",
      related: related
    )
  }

  /// The unknown key that was probably meant for an answer, which is then accounted for.
  private mutating func takeNearKey(_ path: TokenPath) -> UnknownKey? {
    let section = TokenPath(String(path.section))
    let candidates = unknown.filter { $0.group == section }
    let name = String(path.name)
    guard let near = NameSuggestion.nearest(to: name, among: candidates.map(\.key)),
      let position = unknown.firstIndex(where: { $0.group == section && $0.key == near })
    else { return nil }
    return unknown.remove(at: position)
  }

  /// Warns where a ground was exchanged and the colour on it wasn't.
  mutating func warnOfHalfPairs() {
    guard let base else { return }
    for on in ColorRole.allCases {
      guard let ground = on.partner, answers[on.path] == nil, let offset = places[ground.path],
        let cells = base.graph[on.path]?.cells, !cells.isChosenByEngine
      else { continue }
      report.report(
        .brandHalfPair,
        .warning,
        at: offset,
        ground.path,
        "'\(ground.rawValue)' is this brand's, and '\(on.rawValue)' on it is still that of '\(base.id)'",
        expected: "an answer for '\(on.rawValue)' too",
        found: "nothing",
        suggestion: "\"\(on.rawValue)\": {\"readableOn\": \"\(ground.rawValue)\"}"
      )
    }
  }
}

extension ColorRole {
  /// The role that this one was made to stand on; nil for a role that stands on many.
  fileprivate var partner: ColorRole? {
    rawValue.hasPrefix("on") ? grounds.first : nil
  }
}

extension TokenCells {
  /// Whether the engine takes the most readable colour, which follows a new ground by itself.
  fileprivate var isChosenByEngine: Bool {
    if case .mostReadable? = expression(.light, .standard) { return true }
    return false
  }
}
