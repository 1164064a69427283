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
  /// The tokens of each answer, by the answer's path.
  var answers: [TokenPath: [Token]] = [:]
  /// Keys that nothing asked for, with the answers that they stand among.
  var unknown: [UnknownKey] = []
  /// Whether what the format doesn't know may come from a newer version of it.
  var isNewer = false

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

  var findings: [Diagnostic] { report.findings + foreign }

  /// The document's file, as traces name it.
  var file: String { SourceDocument.fileName(name) }

  /// The origin of what the document itself says.
  func origin(_ provenance: Provenance = .stated) -> Origin { Origin(provenance, in: file) }

  /// The brand, as far as the document gives it; `nil` where there is nothing to go on with.
  mutating func brand() -> BrandDefinition? {
    guard root.kind == .object else {
      mismatch(root, nil, "the document", expected: "an object that describes a brand")
      return nil
    }
    var object = ObjectReader(root)
    guard acceptsVersion(object.take(BrandDocument.marker)) else { return nil }
    for note in Self.notes { _ = object.take(note) }
    let extends = object.take("extends")
    if let extends, !extend(extends) { return nil }
    readTokens(object.take("tokens"), appearances: object.take("appearances"))
    identity(object.take("brand"))
    if let node = object.take(ColorRole.section.description) { colors(node) }
    reportUnknown(object, below: nil, known: Self.keys)
    reportMissing()
    warnOfHalfPairs()
    reportUnknownKeys()
    guard !findings.contains(where: { $0.severity == .error }) else { return nil }
    let brand = definition()
    foreign += faults(of: brand)
    return brand
  }

  /// What editors and people write beside the brand.
  private static let notes = ["$schema", "$description"]

  /// The keys of the root, in the order in which help and messages name them.
  static let keys = [
    BrandDocument.marker, "brand", "extends", "tokens", "appearances",
    ColorRole.section.description,
  ]

  /// What only shows once the brand is whole, such as tokens that refer to each other in a ring.
  private func faults(of brand: BrandDefinition) -> [Diagnostic] {
    var seen: Set<String> = []
    return AppearanceRequest.principal.flatMap { request -> [Diagnostic] in
      do throws(ThemeError) {
        _ = try ThemeResolver.resolution(of: brand, for: request)
        return []
      } catch {
        return error.findings
      }
    }.filter {
      seen.insert("\($0.ruleId.rawValue) \($0.token ?? "") \($0.message)").inserted
    }.map(places.located)
  }
}
