extension BrandReader {
  /// Reports every answer that neither the document nor a brand that it extends gives, in one
  /// finding.
  mutating func reportMissing() {
    let isIdentity = Set(["brand.id", "brand.name"].map(TokenPath.init))
    let unanswered =
      BrandSlots.paths.filter { path in
        answers[path] == nil && (inherited[path] == nil || isIdentity.contains(path))
      } + self.missing.sorted()
    let missing = ThemeShape.sections.flatMap { section in
      unanswered.filter { $0.section == section.name }
    }
    guard !missing.isEmpty else { return }
    let tokens = self.tokens.documentPaths
    let names = tokens.map { String($0.name) }
    var related: [Related] = []
    // Parts of answers that are there have a place.
    let offsets = missing.compactMap { places.offset(of: $0) }
    var tables: [(section: Substring, names: [String])] = []
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
      if tables.last?.section != path.section { tables.append((path.section, [])) }
      let name = path.description.dropFirst(path.section.count + 1)
      tables[tables.count - 1].names.append(
        "'\(name)'" + (suggestion.map { " (near: '\($0)')" } ?? "")
      )
    }
    let texts = tables.map { "\($0.section) \(WordList($0.names).and)" }
    report.report(
      .brandMissingAnswer,
      at: offsets.count == missing.count ? offsets[0] : root.offset,
      nil,
      "the brand has no answer for \(texts.joined(separator: "; "))",
      expected: "answers, a brand to extend under 'extends', or 'otherwise': 'house' for "
        + "components and policies",
      found: missing.count == 1 ? "nothing" : "\(missing.count) without one",
      related: related
    )
  }

  /// The unknown key that was probably meant for an answer, which is then accounted for.
  private mutating func takeNearKey(_ path: TokenPath) -> UnknownKey? {
    let name = String(path.name)
    let group = TokenPath(String(path.description.dropLast(name.count + 1)))
    let candidates = unknown.filter { $0.group == group }
    guard let near = NameSuggestion.nearest(to: name, among: candidates.map(\.key)),
      let position = unknown.firstIndex(where: { $0.group == group && $0.key == near })
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
