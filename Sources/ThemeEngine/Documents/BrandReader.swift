/// Walks a brand document, and collects its answers and everything that is wrong with it.
struct BrandReader {
  let root: JSONNode
  /// What findings call the document.
  let name: String
  let sources: BrandSources
  var report: LocatedFindings
  /// What is wrong with other files.
  var foreign: [Diagnostic] = []
  var places: BrandPlaces
  /// The brand that this one extends.
  var base: BrandDefinition?
  var tokens = BrandTokens()
  /// What the extended brand's tokens say.
  var baseValues: [BrandCell: Evaluation] = [:]
  /// What holds where the document says nothing: the tokens of each answer of the extended brand,
  /// and of the house where the document asks for it.
  var inherited: [TokenPath: [Token]] = [:]
  /// Parts of answers that nothing gives.
  var missing: [TokenPath] = []
  /// What is known of tokens that can't be used.
  var faultyTokens = FaultyTokens.none

  /// The tokens of each answer, by the answer's path.
  var answers: [TokenPath: [Token]] = [:]
  /// Keys that nothing asked for, with the answers that they stand among.
  var unknown: [UnknownKey] = []
  /// Whether what the format doesn't know may come from a newer version of it.
  var isNewer = false
  /// Whether the brand to extend can't be had, so that nobody knows what it would give.
  private(set) var lacksBase = false
  /// Where the value that is being read stands.
  private var declaration: Declaration?

  /// Tokens that are left out because of a fault, which says enough.
  enum FaultyTokens {
    case none
    case some(Set<String>)
    /// The tokens couldn't be read at all.
    case all
  }

  /// A key that the format doesn't know.
  struct UnknownKey {
    let key: String
    let offset: Int
    /// The path of the object that the key is in; nil at the root.
    let group: TokenPath?
    /// The keys that the object may have.
    let known: [String]
  }

  init(_ document: JSONDocument, name: String, _ sources: BrandSources) {
    root = document.root
    self.name = name
    self.sources = sources
    report = LocatedFindings(document, file: name)
    places = BrandPlaces(document, file: name)
  }

  /// Everything found, what was found in several appearances once.
  var findings: [Diagnostic] {
    var joined = JoinedFindings()
    joined.add(report.findings + foreign)
    return joined.sorted
  }

  /// The document's file, as traces name it.
  var file: String { SourceDocument.fileName(name) }

  /// Notes that what is read from now on stands here.
  mutating func visit(_ node: JSONNode) { declaration = places.declaration(at: node.offset) }

  /// The origin of what the document itself says where it is being read.
  func origin(_ provenance: Provenance = .stated) -> Origin {
    Origin(provenance, at: declaration, in: file)
  }

  /// The brand, as far as the document gives it; `nil` where there is nothing to go on with.
  mutating func brand() -> BrandDefinition? {
    guard root.kind == .object else {
      mismatch(root, nil, "the document", expected: "an object that describes a brand")
      return nil
    }
    var object = ObjectReader(root)
    guard acceptsVersion(object.take(BrandDocument.marker)) else { return nil }
    for note in Self.notes {
      guard let node = object.take(note), node.kind != .string else { continue }
      mismatch(node, TokenPath(note), note, expected: "a text")
    }
    let extends = object.take("extends")
    if let extends { lacksBase = !extend(extends) }
    readTokens(object.take("tokens"), appearances: object.take("appearances"))
    if let node = object.take("otherwise") { fallBack(on: node) }
    identity(object.take("brand"))
    let fonts = object.take("fonts").map { self.fonts($0) }
    if let node = object.take(ColorRole.section.description) { colors(node) }
    if let node = object.take(TextRole.section.description) { texts(node) }
    if let node = object.take(SpaceStep.section.description) { steps(SpaceStep.self, node) }
    if let node = object.take(RadiusStep.section.description) { steps(RadiusStep.self, node) }
    if let node = object.take(ElevationLevel.section.description) { elevations(node) }
    for (section, authored) in [("component", Components.authored), ("policy", Policies.authored)] {
      guard let node = object.take(section) else { continue }
      styles(authored, node, in: TokenPath(section))
    }
    reportUnknown(object, below: nil, known: Self.keys)
    if !lacksBase { reportMissing() }
    warnOfHalfPairs()
    reportUnknownKeys()
    if findings.contains(where: { $0.severity == .error }) { return nil }
    let brand = definition(fonts: fonts)
    foreign += faults(of: brand)
    return brand
  }

  /// What editors and people write beside the brand.
  private static let notes = ["$schema", "$description"]

  /// The keys of the root, in the order in which help and messages name them.
  static let keys =
    notes + [
      BrandDocument.marker, "brand", "extends", "otherwise", "tokens", "appearances", "fonts",
    ] + ThemeShape.sections.map(\.name).filter { $0 != "brand" }

  private mutating func steps<Step: TokenKey>(_ steps: Step.Type, _ node: JSONNode) {
    eachAnswer(steps, node) { $0.leaf(.length, $1, $2) }
  }

  /// What only shows once the brand is whole, such as tokens that refer to each other in a ring.
  private func faults(of brand: BrandDefinition) -> [Diagnostic] {
    // The leaves of one answer share its place and its fault.
    var seen: Set<String> = []
    // The document's own tokens have no faults by themselves, so they count where something needs
    // them.
    let needed = brand.graph.reachable { tokens.token($0.path) == nil }
    return ThemeResolver.faults(of: brand.having(needed)).map { located($0, needed) }.filter {
      seen.insert("\($0.ruleId.rawValue) \($0.line ?? 0) \($0.column ?? 0)").inserted
    }
  }

  /// A fault with its place; that of an inherited answer is the first of the document's own tokens
  /// that the answer needs.
  private func located(_ fault: Diagnostic, _ graph: TokenGraph) -> Diagnostic {
    guard let path = fault.token.map({ TokenPath($0) }), places.offset(of: path) == nil else {
      return places.located(fault)
    }
    let own = graph.reachable { $0.path == path }.tokens.first { tokens.token($0.path) != nil }
    return own.flatMap { fault.located(at: $0) } ?? places.located(fault)
  }
}
