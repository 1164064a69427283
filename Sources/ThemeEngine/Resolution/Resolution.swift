/// A brand in one appearance: its theme, and the way to each of its values.
public struct Resolution: Sendable {
  public let brand: BrandDefinition
  public let theme: ResolvedTheme
  /// What to know though there is a theme, such as contrast that no lightness reaches.
  public let findings: [Diagnostic]
  /// The colours of increased contrast that the engine derived.
  public let derivations: [TokenPath: ColorDerivation]
  let evaluation: ResolvedGraph

  /// Every token that has a value in this appearance, palette entries among them.
  public var paths: [TokenPath] {
    brand.graph.tokens.indices.lazy.filter { evaluation.values[$0] != nil }
      .map { brand.graph.tokens[$0].path }
  }

  public func value(_ path: TokenPath) -> TokenValue? {
    brand.graph.position(of: path).flatMap { evaluation.values[$0] }
  }

  /// The tokens on the way from a leaf to its literals, the leaf first; empty for an unknown path.
  ///
  /// Where several tokens go into a value, the way follows the one that gives the value itself; of a
  /// composite, one part after the other. No token comes twice.
  public func steps(_ path: TokenPath) -> [TraceStep] {
    var steps: [TraceStep] = []
    var open = [path]
    var seen: Set<TokenPath> = []
    while let path = open.popLast() {
      guard seen.insert(path).inserted, let position = brand.graph.position(of: path),
        let definition = definition(position), let value = evaluation.values[position]
      else { continue }
      let winner = evaluation.winners[position]
      if let derivation = derivations[path] {
        let derived = Origin(.derived)
        steps.append(TraceStep(path: path, value: value, text: derivation.text, origin: derived))
      }
      let standard = derivations[path].map { TokenValue.color($0.source) } ?? value
      let text = definition.expression.text(value: standard, winner: winner)
      steps.append(TraceStep(path: path, value: standard, text: text, origin: definition.origin))
      open += (winner.map { [$0] } ?? definition.expression.carriers).reversed()
    }
    return steps
  }

  /// `nil` where the theme has no such leaf.
  public func trace(_ path: TokenPath) -> Trace? {
    let steps = steps(path)
    guard let first = steps.first else { return nil }
    let counted = steps.enumerated().filter { index, step in
      !isCarrier(step, at: index, of: first)
    }.map(\.element)
    let named = steps.last { $0.origin.documentName != nil }
    let provenance = counted.map { self.provenance(of: $0) }.max() ?? .assumed
    return Trace(
      provenance: provenance,
      source: provenance == .assumed && named == nil ? nil : source(of: steps),
      documentName: named?.origin.documentName,
      steps: steps.map(Trace.step),
      conflicts: steps.flatMap(\.origin.conflicts)
    )
  }

  /// A colour role that a stated component passes through to the palette unchanged says nothing
  /// about the value that the document gives the component.
  private func isCarrier(_ step: TraceStep, at index: Int, of leaf: TraceStep) -> Bool {
    guard index > 0, leaf.origin.provenance == .stated, step.origin.provenance != .derived,
      leaf.path.section == "component",
      step.path.section == "color", let position = brand.graph.position(of: step.path),
      case .alias(let target)? = definition(position)?.expression
    else { return false }
    return target.section == "palette"
  }

  private func definition(_ position: Int) -> Token.Definition? {
    let appearance = theme.appearance.appearance
    return brand.graph.tokens[position].cells[appearance.scheme, appearance.contrast]
  }

  private func provenance(of step: TraceStep) -> Provenance {
    guard let position = brand.graph.position(of: step.path),
      let expression = definition(position)?.expression
    else { return step.origin.provenance }
    switch expression {
    case .fontSize(.relative(let base, _)) where step.value != .number(base):
      return max(step.origin.provenance, .derived)
    case .fontFace(let family, let weight):
      let parts = [family, weight].compactMap { trace($0)?.provenance }
      return ([step.origin.provenance, brand.fonts.attribution.origin.provenance] + parts).max()
        ?? step.origin.provenance
    default: return step.origin.provenance
    }
  }

  private func source(of steps: [TraceStep]) -> SourceDocument? {
    let literal = steps.first { step in
      let position = brand.graph.position(of: step.path)
      return position.flatMap(definition)?.expression.carrier == nil
    }
    let isSaid = steps.contains {
      $0.origin.provenance == .stated || $0.origin.documentName != nil
    }
    // A derivation of increased contrast has no file, and what it starts from has.
    let inherited = brand.inherited.isEmpty ? nil : steps.last?.origin.file
    guard let file = literal?.origin.file ?? inherited else { return isSaid ? brand.document : nil }
    if let document = brand.inherited.first(where: { $0.file == file }) {
      return isSaid ? document : nil
    }
    return SourceDocument(title: file, file: file)
  }
}

/// What an evaluation leaves behind for questions about it.
struct ResolvedGraph: Sendable {
  let values: [TokenValue?]
  let winners: [Int: TokenPath]
}

extension Expression {
  /// What the expression says, in words.
  fileprivate func text(value: TokenValue, winner: TokenPath?) -> String {
    switch self {
    case .value: "\(value)"
    case .alias(let path): "\(path)"
    case .opacity(let opacity, let base):
      "\(base.text(value: value, winner: winner)) at opacity \(DecimalText.string(opacity))"
    case .lightness(let change, let base):
      "\(base.text(value: value, winner: winner)) with OKLCH lightness "
        + "\(change < 0 ? "" : "+")\(DecimalText.string(change))"
    case .mostReadable(let grounds, _, _):
      "\(winner?.description ?? "\(value)"), the most readable on "
        + WordList(grounds.map(\.description)).and
    case .fontSize(.textStyle(let style)): "\(value), the platform's size of \(style.rawValue)"
    case .fontSize(.relative(let base, let style)):
      value == .number(base)
        ? "\(value)"
        : "\(value), \(DecimalText.string(base)) grown as \(style.rawValue)"
    case .fontSize(.fixed): "\(value)"
    case .fontFace(_, let weight): "\(value), the face for \(weight)"
    case .list, .object: partText
    case .parts(let paths, let base):
      "\(base.text(value: value, winner: winner)), with parts of "
        + paths.map(\.description).joined(separator: ", ")
    }
  }

  /// What a part of a composite says: a literal, or a reference as documents write it.
  private var partText: String {
    switch self {
    case .value(let value): "\(value)"
    case .list(let items): "[" + items.map(\.partText).joined(separator: ", ") + "]"
    case .object(let parts):
      "{" + parts.map { "\($0.name): \($0.expression.partText)" }.joined(separator: ", ") + "}"
    case .parts(_, let base): base.partText
    case .alias, .opacity, .lightness, .mostReadable, .fontSize, .fontFace:
      "{" + carriers.map(\.description).joined(separator: ", ") + "}"
    }
  }
}
