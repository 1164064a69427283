extension ExportedBrandReader {
  /// Reads what the files say of one appearance.
  mutating func read(_ cell: BrandCell) {
    let inputs = [(name: EngineExtension.modifier, context: cell.rawValue)]
    let document = resolver.document(inputs: inputs)
    foreign += document.findings
    documents[cell] = document
    let isIncreased = cell.contrast == .increased
    var places: [(file: String?, position: TextPosition)?]?
    for (index, place) in document.declarations.enumerated() {
      let token = document.tokens[index]
      let extras = document.extensions(at: index)?[EngineExtension.key]
      if let extras, extras[EngineExtension.projection]?.bool == true { continue }
      if isIncreased, extras?[EngineExtension.increased]?.bool != true { continue }
      guard var definition = token.cells[cell.scheme, cell.contrast] else { continue }
      if ThemeShape.claims(token.path) {
        definition.expression = definition.expression.inPoints
      } else if token.path.section != TokenPath.palette.section {
        if let mixed = mixedType(noting: token.custom, of: token.path, cell) {
          let all = places ?? document.places
          places = all
          foreign.append(mixed.finding(at: all[index]))
        }
      }
      definition.origin = Origin(.stated)
      if let extras { take(extras, token.path, into: &definition) }
      definition.origin.declaration = place
      add(definition, token.path, cell)
    }
    readLeaves(inputs, cell)
  }

  /// Notes a token's traits where none of an appearance before are known.
  ///
  /// - Returns: the types, where they differ from those.
  private mutating func mixedType(
    noting own: CustomTraits?,
    of path: TokenPath,
    _ cell: BrandCell
  ) -> MixedType? {
    guard let first = traits[path] else {
      traits[path] = own
      return nil
    }
    return MixedType(path, own, before: first, in: cell)
  }

  private mutating func add(_ definition: Token.Definition, _ path: TokenPath, _ cell: BrandCell) {
    if definitions[path] == nil { order.append(path) }
    definitions[path, default: [:]][cell] = definition
  }

  /// Takes over what the extension of a token says.
  private mutating func take(
    _ extras: JSONNode,
    _ path: TokenPath,
    into definition: inout Token.Definition
  ) {
    do throws(DefinitionReader.Fault) {
      if DefinitionReader.hasExpression(extras) {
        definition.expression = try DefinitionReader.expression(extras)
      }
      definition.origin = try DefinitionReader.origin(extras)
    } catch {
      report(error, resolver.files?.position(of: extras) ?? 0, path)
    }
  }

  /// Reads what is no token of the format, from each file of the appearance in their order.
  private mutating func readLeaves(
    _ inputs: [(name: String, context: String)],
    _ cell: BrandCell
  ) {
    for node in resolver.roots(choosing: inputs) {
      guard let leaves = EngineExtension.content(of: node.node)?[EngineExtension.leaves] else {
        continue
      }
      for leaf in leaves.members {
        let path = TokenPath(leaf.key)
        let isOwn = leaf.value[EngineExtension.increased]?.bool == true
        if cell.contrast == .increased && !isOwn { continue }
        do throws(DefinitionReader.Fault) {
          let expression = try DefinitionReader.expression(leaf.value)
          var origin = try DefinitionReader.origin(leaf.value)
          origin.declaration = declaration(leaf, in: node.file)
          add(Token.Definition(expression, origin), path, cell)
          if !ThemeShape.claims(path), path.section != TokenPath.palette.section {
            let own = try DefinitionReader.traits(leaf.value)
            if let mixed = mixedType(noting: own, of: path, cell) {
              foreign.append(mixed.finding(at: place(leaf, in: node.file)))
            }
          }
        } catch {
          report(error, node.file, path)
        }
      }
    }
  }

  private mutating func declaration(_ leaf: JSONMember, in file: Int) -> Declaration? {
    place(leaf, in: file).map { Declaration(file: $0.file ?? "", line: $0.position.line) }
  }

  private mutating func place(
    _ leaf: JSONMember,
    in file: Int
  ) -> (file: String?, position: TextPosition)? {
    guard let found = resolver.files?[file] else { return nil }
    let lines = lineIndices[file] ?? found.document.lineIndex()
    lineIndices[file] = lines
    return (found.name, lines.position(at: leaf.keyOffset))
  }
}

extension ExportedBrandReader {
  /// Warns of values that were changed in the files and don't count, because the extension beside
  /// them says how they come about.
  mutating func compare(_ brand: BrandDefinition) {
    for cell in BrandCell.allCases {
      guard let document = documents[cell] else { continue }
      let request = AppearanceRequest(cell.scheme, cell.contrast)
      do throws(ThemeError) {
        let files = try ThemeResolver.resolution(of: BrandDefinition(document, file: ""))
        let own = BrandProjection(try ThemeResolver.resolution(of: brand, for: request))
        let shown = Dictionary(own.tokens.map { ($0.path, $0) }) { first, _ in first }
        for token in document.tokens {
          guard let entry = shown[token.path], let written = files.value(token.path),
            entry.value != written
          else { continue }
          warn(entry, written: written, document)
        }
      } catch {
        foreign += error.findings.map { located($0, document) }
      }
    }
  }

  private mutating func warn(
    _ entry: BrandProjection.Entry,
    written: TokenValue,
    _ document: TokenDocument
  ) {
    let (written, counts) = written.difference(from: entry.value)
    let key = EngineExtension.key
    let reason =
      entry.position == nil
      ? "as the leaves that it repeats say under '\(key)'; change these"
      : "as its entry under '\(key)' says; change or remove that"
    let finding = Diagnostic(
      ruleId: .brandOverruledValue,
      severity: .warning,
      message: "'\(entry.path)' is written as \(written), but \(counts) counts, \(reason)",
      token: entry.path.description,
      expected: "\(counts)",
      found: "\(written)"
    )
    foreign.append(located(finding, document))
  }

  /// A finding with the place of its token.
  private func located(_ finding: Diagnostic, _ document: TokenDocument) -> Diagnostic {
    guard finding.file == nil, let token = finding.token else { return finding }
    var copy = finding
    if let place = document.place(of: TokenPath(token)) {
      (copy.file, copy.line, copy.column) =
        (place.file, place.position.line, place.position.column)
    } else if let place = definitions[TokenPath(token)]?.values.first?.origin.declaration {
      (copy.file, copy.line, copy.column) = (place.file, place.line, 1)
    }
    return copy
  }
}

extension Expression {
  /// A dimension as the number of points that a theme's own tables have.
  fileprivate var inPoints: Self {
    guard case .value(let value) = self, let points = value.lengthInPoints else { return self }
    return .value(.number(points))
  }
}

extension TokenValue {
  /// What differs of two values: of objects with the same members those that do.
  fileprivate func difference(from other: Self) -> (own: Self, other: Self) {
    guard case (.object(let own), .object(let others)) = (self, other),
      own.map(\.name) == others.map(\.name)
    else { return (self, other) }
    let pairs = zip(own, others).filter { $0 != $1 }
    return (.object(pairs.map(\.0)), .object(pairs.map(\.1)))
  }
}
