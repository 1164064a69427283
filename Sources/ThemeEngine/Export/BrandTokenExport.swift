/// A brand as files of the Design Tokens format 2025.10: a resolver document whose modifier is the
/// appearance, a token file of what all appearances share, and one of what each changes.
///
/// Palette and roles are tokens that refer to each other as in the brand. What the format has no
/// words for stands in `$extensions` under the engine's key, so that the files read back as the
/// same brand.
struct BrandTokenExport {
  private let brand: BrandDefinition
  private let cells: [BrandCell]
  private let parts: [Part]

  /// - Parameters:
  ///   - brand: whoever wrote it.
  ///   - excluded: what goes to the leaves, as the format can't say it.
  ///   - cells: the appearances that are exported.
  ///   - hasOrigins: whether the brand knows where its values come from.
  /// - Throws: everything that is wrong with the brand.
  init(
    _ brand: BrandDefinition,
    without excluded: Set<TokenPath>,
    in cells: [BrandCell],
    hasOrigins: Bool
  ) throws(ThemeError) {
    self.brand = brand
    var contents: [[TokenPath: BrandTokenRecord]] = []
    var order: [TokenPath] = []
    var known: Set<TokenPath> = []
    for cell in cells {
      let request = AppearanceRequest(cell.scheme, cell.contrast)
      let resolution = try ThemeResolver.resolution(of: brand, for: request)
      let records = BrandTokenRecord.records(
        of: BrandProjection(resolution, without: excluded),
        in: cell,
        hasOrigins: hasOrigins
      )
      for record in records where known.insert(record.path).inserted { order.append(record.path) }
      contents.append(Dictionary(records.map { ($0.path, $0) }) { first, _ in first })
    }
    // As the files nest them, so that what is read back is written in the same order.
    var tree = TokenFileTree()
    for (index, path) in order.enumerated() { tree.insert(path, index) }
    order = tree.order.map { order[$0] }
    self.cells = cells
    parts = Self.parts(cells, contents, order)
  }

  /// Tokens that have others below them, for which a token file has no room.
  var unplaced: Set<TokenPath> {
    var groups: Set<TokenPath> = []
    let tokens = parts.flatMap { $0.records.filter { $0.type != nil }.map(\.path) }
    for path in tokens {
      var rest = Substring(path.description)
      while let dot = rest.lastIndex(of: ".") {
        rest = rest[..<dot]
        groups.insert(TokenPath(String(rest)))
      }
    }
    return groups.intersection(tokens)
  }

  /// The resolver document and the token files that it refers to.
  var files: [OutputFile] {
    [OutputFile(path: "\(brand.id).resolver.json", bytes: resolver)]
      + parts.map { OutputFile(path: name($0.cell), bytes: file($0.records)) }
  }

  /// The content of one token file.
  private typealias Part = (cell: BrandCell?, records: [BrandTokenRecord])

  /// What both schemes share, what each changes in it, and what increased contrast changes in that.
  private static func parts(
    _ cells: [BrandCell],
    _ contents: [[TokenPath: BrandTokenRecord]],
    _ order: [TokenPath]
  ) -> [Part] {
    let standard = cells.indices.filter { cells[$0].contrast == .standard }
    var shared: [TokenPath: BrandTokenRecord] = [:]
    for path in order {
      guard let record = standard.first.flatMap({ contents[$0][path] }) else { continue }
      if standard.allSatisfy({ contents[$0][path] == record }) { shared[path] = record }
    }
    var parts: [Part] = [(nil, order.compactMap { shared[$0] })]
    for (index, cell) in cells.enumerated() {
      let below = standard.first { cells[$0].scheme == cell.scheme && $0 != index }
      let records = order.compactMap { path -> BrandTokenRecord? in
        let known = below.flatMap { contents[$0][path] } ?? shared[path]
        return contents[index][path].flatMap { $0 == known ? nil : $0 }
      }
      if !records.isEmpty { parts.append((cell, records)) }
    }
    return parts
  }

  private func name(_ cell: BrandCell?) -> String {
    let suffix = cell.map { "." + $0.rawValue.map { $0 == "+" ? "-" : String($0) }.joined() } ?? ""
    return "\(brand.id)\(suffix).tokens.json"
  }

  private func file(_ records: [BrandTokenRecord]) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    var tree = TokenFileTree()
    var leaves: [BrandTokenRecord] = []
    for (position, record) in records.enumerated() {
      if record.type == nil {
        leaves.append(record)
      } else {
        tree.insert(record.path, position)
      }
    }
    writer.beginObject()
    writer.key("$schema")
    writer.string(DesignTokensSchema.format)
    tree.write(to: &writer) { records[$0].write(to: &$1) }
    if !leaves.isEmpty {
      writer.key("$extensions")
      writer.beginObject()
      writer.key(EngineExtension.key)
      writer.beginObject()
      writer.key(EngineExtension.leaves)
      writer.beginObject()
      let own = leaves.filter { ThemeShape.claims($0.path) }.enumerated()
        .map { (rank: ThemeShape.rank(of: $0.element.path) + [$0.offset], leaf: $0.element) }
        .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
      let others = leaves.filter { !ThemeShape.claims($0.path) }.sorted { $0.path < $1.path }
      for leaf in own.map(\.leaf) + others { leaf.writeLeaf(to: &writer) }
    }
    return writer.finish()
  }

  private var resolver: [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.key("$schema")
    writer.string(DesignTokensSchema.resolver)
    writer.key("version")
    writer.string(DesignTokensSchema.version)
    writer.key("name")
    writer.string(brand.id)
    writer.key("sets")
    writer.beginObject()
    writer.key(brand.id)
    writer.beginObject()
    writer.key("sources")
    writer.beginArray()
    writer.reference(name(nil))
    writer.endArray()
    writer.key("$extensions")
    writer.beginObject()
    writer.key(EngineExtension.key)
    writer.beginObject()
    writeBrand(to: &writer)
    for _ in 0..<4 { writer.endObject() }
    writer.key("modifiers")
    writer.beginObject()
    writer.key(EngineExtension.modifier)
    writer.beginObject()
    writer.key("contexts")
    writer.beginObject()
    for cell in cells {
      writer.key(cell.rawValue)
      writer.beginArray()
      for part in parts {
        guard let own = part.cell, own == cell || own.isStandard(of: cell) else { continue }
        writer.reference(name(own))
      }
      writer.endArray()
    }
    writer.endObject()
    writer.key("default")
    writer.string(brand.appearance.preferred.rawValue)
    writer.endObject()
    writer.endObject()
    writer.key("resolutionOrder")
    writer.beginArray()
    writer.reference("#/sets/\(brand.id)")
    writer.reference("#/modifiers/\(EngineExtension.modifier)")
    return writer.finish()
  }

  /// What concerns the brand as a whole.
  private func writeBrand(to writer: inout JSONWriter) {
    writer.key("formatVersion")
    writer.string(EngineExtension.version.description)
    writer.key("brand")
    writer.string(brand.id)
    writer.key("document")
    writer.document(brand.document)
    if !brand.inherited.isEmpty {
      writer.key("inherited")
      writer.beginArray()
      for document in brand.inherited { writer.document(document) }
      writer.endArray()
    }
    writer.key("fonts")
    writer.beginObject()
    writer.key("families")
    writer.beginArray()
    for font in brand.fonts.value {
      writer.beginObject()
      writer.key("family")
      writer.string(font.family)
      writer.key("faces")
      writer.beginObject()
      for (weight, face) in font.faces.sorted(by: { $0.key.value < $1.key.value }) {
        writer.key("\(weight.value)")
        writer.string(face)
      }
      writer.endObject()
      writer.endObject()
    }
    writer.endArray()
    writer.origin(brand.fonts.attribution.origin)
    writer.endObject()
  }
}

extension BrandCell {
  fileprivate func isStandard(of other: Self) -> Bool {
    scheme == other.scheme && contrast == .standard
  }
}

extension JSONWriter {
  /// Writes a reference object of a resolver document.
  mutating func reference(_ target: String, named name: String? = nil) {
    beginObject()
    key("$ref")
    string(target)
    if let name {
      key("name")
      string(name)
    }
    endObject()
  }
}
