/// What a token file says of one of a brand's tokens in one appearance; equal ones are written once.
struct BrandTokenRecord: Hashable {
  let path: TokenPath
  /// Nil where the format has no type for it, so that it stands among the leaves.
  let type: TokenType?
  /// The value as the format writes it.
  let shown: Expression
  /// What the brand says; nil for a token that only repeats leaves.
  let definition: Token.Definition?
  let traits: CustomTraits?
  /// Whether the brand itself gives this value to increased contrast.
  let isIncreased: Bool
  /// Whether it is known where the value comes from.
  let hasOrigin: Bool

  static func records(
    of projection: BrandProjection,
    in cell: BrandCell,
    hasOrigins: Bool
  ) -> [Self] {
    let tokens = projection.resolution.brand.graph.tokens
    func record(_ position: Int, _ entry: BrandProjection.Entry?) -> Self? {
      let token = tokens[position]
      guard var definition = projection.definition(position) else { return nil }
      let isIncreased = cell.contrast == .increased && token.cells.hasIncreased(cell.scheme)
      if projection.resolution.derivations[token.path] != nil {
        definition = Token.Definition(entry?.expression ?? definition.expression, Origin(.derived))
      }
      definition.origin.declaration = nil
      return Self(
        path: token.path,
        type: entry?.type,
        shown: entry?.expression ?? definition.expression,
        definition: definition,
        traits: token.custom,
        isIncreased: isIncreased,
        hasOrigin: hasOrigins
      )
    }
    let shown = projection.tokens.compactMap { entry -> Self? in
      if let position = entry.position { return record(position, entry) }
      return Self(
        path: entry.path,
        type: entry.type,
        shown: entry.expression,
        definition: nil,
        traits: nil,
        isIncreased: false,
        hasOrigin: hasOrigins
      )
    }
    return shown + projection.leaves.compactMap { record($0, nil) }
  }
}

extension BrandTokenRecord {
  /// What a reader takes for the definition where only the value is there.
  private var readBack: Expression {
    guard ThemeShape.claims(path), case .value(let value) = shown, let points = value.lengthInPoints
    else { return shown }
    return .value(.number(points))
  }

  /// Writes the members of a token.
  func write(to writer: inout JSONWriter) {
    writer.key("$type")
    writer.string(type?.rawValue ?? "")
    writer.key("$value")
    writer.designToken(shown)
    if let description = traits?.description {
      writer.key("$description")
      writer.string(description)
    }
    if let deprecated = traits?.deprecated {
      writer.key("$deprecated")
      writer.deprecation(deprecated)
    }
    guard hasOrigin else { return }
    writer.key("$extensions")
    writer.beginObject()
    writer.key(EngineExtension.key)
    writer.beginObject()
    if let definition {
      if definition.expression != readBack { writer.expression(definition.expression) }
      writer.origin(definition.origin)
      if isIncreased { flag(EngineExtension.increased, to: &writer) }
    } else {
      flag(EngineExtension.projection, to: &writer)
    }
    writer.endObject()
    writer.endObject()
  }

  /// Writes a member of the leaves.
  func writeLeaf(to writer: inout JSONWriter) {
    guard let definition else { return }
    writer.key(path.description)
    writer.beginObject()
    if let traits { writer.traits(traits) }
    writer.expression(definition.expression)
    if hasOrigin { writer.origin(definition.origin) }
    if isIncreased { flag(EngineExtension.increased, to: &writer) }
    writer.endObject()
  }

  private func flag(_ name: String, to writer: inout JSONWriter) {
    writer.key(name)
    writer.bool(true)
  }
}

extension JSONWriter {
  /// Writes what a leaf outside the shared tables says of itself.
  mutating func traits(_ traits: CustomTraits) {
    key("type")
    string(traits.type.rawValue)
    if let description = traits.description {
      key("description")
      string(description)
    }
    if let deprecated = traits.deprecated {
      key("deprecated")
      deprecation(deprecated)
    }
  }

  mutating func deprecation(_ deprecated: CustomTraits.Deprecation) {
    switch deprecated {
    case .flag(let flag): bool(flag)
    case .reason(let reason): string(reason)
    }
  }

  /// Writes a value of the format, with the references that it has.
  mutating func designToken(_ expression: Expression) {
    switch expression {
    case .alias(let path): string("{\(path)}")
    case .list(let items):
      beginArray()
      for item in items { designToken(item) }
      endArray()
    case .object(let parts):
      beginObject()
      for part in parts {
        key(part.name)
        designToken(part.expression)
      }
      endObject()
    case .value(let value): self.value(value)
    case .parts(_, let base): designToken(base)
    case .opacity, .lightness, .mostReadable, .fontSize, .fontFace: null()
    }
  }
}
