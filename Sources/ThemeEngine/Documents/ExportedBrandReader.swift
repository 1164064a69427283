/// Reads a brand back from the files that the engine wrote of it: a resolver document whose modifier
/// is the appearance, with the engine's own entries in `$extensions`.
///
/// A value counts as it stands in the file, unless the extension says how it is computed.
struct ExportedBrandReader {
  let root: JSONNode
  let resolver: ResolverDocument
  /// The findings of each file, by its position in the order of reading.
  var reports: [Int: LocatedFindings] = [:]
  /// What is wrong with the files as documents of the format.
  var foreign: [Diagnostic]
  /// By path, in the order of the files.
  var order: [TokenPath] = []
  var definitions: [TokenPath: [BrandCell: Token.Definition]] = [:]
  var traits: [TokenPath: CustomTraits] = [:]
  /// What the files say of each appearance.
  var documents: [BrandCell: TokenDocument] = [:]
  /// Where the lines of each file begin.
  var lineIndices: [Int: LineIndex] = [:]

  init(_ document: JSONDocument, name: String, _ sources: BrandSources) {
    root = document.root
    resolver = ResolverDocument(
      reading: document,
      name: name,
      source: sources.files,
      options: sources.options
    )
    foreign = resolver.findings
  }

  /// What a resolver document says of the brand that it holds; nil where it is another one's.
  static func entry(of root: JSONNode) -> JSONNode? {
    guard ResolverDocument.isResolver(root), let sets = root["sets"] else { return nil }
    for member in sets.members {
      if let content = EngineExtension.content(of: member.value), content["brand"] != nil {
        return content
      }
    }
    return nil
  }

  var findings: [Diagnostic] {
    var joined = JoinedFindings()
    joined.add(foreign + reports.values.flatMap(\.findings))
    return joined.sorted
  }

  /// The brand, as far as its files give it; `nil` where there is nothing to go on with.
  mutating func brand() -> BrandDefinition? {
    guard let content = Self.entry(of: root), acceptsVersion(content) else { return nil }
    guard let id = content["brand"]?.string, let document = document(content["document"]) else {
      report(content, "the brand's entry", expected: "an object with 'brand' and 'document'")
      return nil
    }
    let inherited = content["inherited"]?.elements.compactMap(self.document) ?? []
    let fonts = content["fonts"].map { self.fonts($0) }
    for cell in BrandCell.allCases where hasContext(cell) { read(cell) }
    guard !documents.isEmpty else {
      report(
        content,
        "'modifiers'",
        expected: "an '\(EngineExtension.modifier)' with the context 'light' or 'dark'"
      )
      return nil
    }
    if findings.contains(where: { $0.severity == .error }) { return nil }
    let graph = TokenGraph(order.compactMap(token))
    let brand = BrandDefinition(
      id: id,
      document: document,
      appearance: AppearancePolicy(graph) ?? .adaptive,
      fonts: fonts ?? Sourced([], Attribution(Origin(.assumed))),
      graph: graph,
      findings: BrandDefinition.findings(
        id: id,
        extras: order.filter { traits[$0] != nil },
        statuses: StatusTones(graph),
        graph: graph,
        unknownParts: []
      ),
      inherited: inherited
    )
    compare(brand)
    return brand
  }

  private func token(_ path: TokenPath) -> Token? {
    guard var own = definitions[path] else { return nil }
    // A brand that is pinned has one scheme, in which all that it says holds.
    for (one, other) in [(BrandCell.light, BrandCell.dark), (.dark, .light)]
    where documents[one] == nil {
      own[one] = own[other]
    }
    return Token(path, TokenCells(own), custom: traits[path])
  }

  private func hasContext(_ cell: BrandCell) -> Bool {
    resolver.modifiers.contains {
      $0.name == EngineExtension.modifier && $0.contexts.contains(cell.rawValue)
    }
  }
}

extension ExportedBrandReader {
  private mutating func acceptsVersion(_ content: JSONNode) -> Bool {
    let own = EngineExtension.version
    let version = content["formatVersion"]?.string.flatMap(FormatVersion.init)
    if version?.major == own.major { return true }
    report(
      content["formatVersion"] ?? content,
      "the version of the brand's entry",
      expected: "\(own.major).x, which this program reads",
      rule: .brandFormatVersion
    )
    return false
  }

  private func document(_ node: JSONNode?) -> SourceDocument? {
    guard let title = node?["title"]?.string, let file = node?["file"]?.string else { return nil }
    return SourceDocument(title: title, file: file)
  }

  private mutating func fonts(_ node: JSONNode) -> Sourced<[CustomFont]> {
    var fonts: [CustomFont] = []
    for family in node["families"]?.elements.map(\.self) ?? [] {
      guard let name = family["family"]?.string, let faces = family["faces"] else {
        report(family, "a font", expected: "an object with 'family' and 'faces'")
        continue
      }
      var font = CustomFont(name, faces: [:])
      for face in faces.members {
        guard let weight = Int(face.key).flatMap({ FontWeight($0) }), let text = face.value.string
        else {
          report(face.value, "'\(face.key)'", expected: "the name of a face under its weight")
          continue
        }
        font.faces[weight] = text
      }
      fonts.append(font)
    }
    do throws(DefinitionReader.Fault) {
      return Sourced(fonts, Attribution(try DefinitionReader.origin(node)))
    } catch {
      report(error, 0, TokenPath("fonts"))
      return Sourced(fonts, Attribution(Origin(.assumed)))
    }
  }

  /// Says that what the engine keeps of a token has another form than it writes.
  mutating func report(_ fault: DefinitionReader.Fault, _ file: Int, _ path: TokenPath) {
    report(
      fault.node,
      in: file,
      "what '\(EngineExtension.key)' holds of '\(path)'",
      path,
      expected: fault.expected,
      suggestion: fault.suggestion
    )
  }

  /// Says that something of the engine's own has another form than it writes.
  private mutating func report(
    _ node: JSONNode,
    in file: Int = 0,
    _ name: String,
    _ path: TokenPath? = nil,
    expected: String,
    suggestion: String? = nil,
    rule: RuleID = .brandInvalidValue
  ) {
    guard let files = resolver.files else { return }
    let found = node.foundText
    var report = reports[file] ?? LocatedFindings(files[file].document, file: files[file].name)
    report.report(
      rule,
      at: node.offset,
      path,
      "\(name) has to be \(expected), found \(found)",
      expected: expected,
      found: found,
      suggestion: suggestion
    )
    reports[file] = report
  }
}

extension StatusTones {
  /// The statuses that a brand's tokens name.
  fileprivate init(_ graph: TokenGraph) {
    let path = Policies.path.appending("statusTones")
    self.init(
      entries: graph.tokens.filter { $0.path.isWithin(path) && $0.path != path }.map { token in
        let name = token.path.description.dropFirst(path.description.count + 1)
        return Entry(status: String(name), tone: .neutral)
      }
    )
  }
}
