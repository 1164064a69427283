/// A brand that one JSON document describes.
///
/// It becomes the same uniform definition as a brand that is written in Swift. Input never traps.
public struct BrandDocument: Sendable {
  /// The brand; `nil` where a finding is an error.
  public let definition: BrandDefinition?
  /// Every fault and remark, sorted by place.
  public let findings: [Diagnostic]
  /// Where each answer stands in the document; nil for exported files, whose tokens tell it.
  private let places: BrandPlaces?

  /// The key at the root of every brand document, whose value is the version of the format.
  public static let marker = "brandDocument"

  /// The version of the format that this program reads.
  public static let version = FormatVersion(major: 1, minor: 0)

  /// Reads a document and what it refers to.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - name: what findings call the document, and what paths in it are relative to.
  ///   - source: where its token files come from, and brand documents that it extends.
  ///   - brands: those that it can extend by their ids.
  ///   - options: how token files are read.
  public init(
    parsing bytes: [UInt8],
    name: String,
    source: any DocumentSource,
    extending brands: BrandRegistry = BrandRegistry([]),
    options: DocumentOptions = DocumentOptions()
  ) {
    do throws(JSONError) {
      let document = try JSONDocument(parsing: bytes)
      self.init(reading: document, name: name, source: source, extending: brands, options: options)
    } catch {
      self.init(unreadable: Diagnostic(error, file: name))
    }
  }

  init(unreadable finding: Diagnostic) {
    definition = nil
    findings = [finding]
    places = BrandPlaces()
  }

  /// Reads a document that is parsed already.
  package init(
    reading document: JSONDocument,
    name: String,
    source: any DocumentSource,
    extending brands: BrandRegistry,
    options: DocumentOptions
  ) {
    let sources = BrandSources(files: source, brands: brands, options: options)
    self.init(reading: document, name: name, sources)
  }

  init(reading document: JSONDocument, name: String, _ sources: BrandSources) {
    if Self.isExported(document.root) {
      var reader = ExportedBrandReader(document, name: name, sources)
      let brand = reader.brand()
      self.init(brand, reader.findings, nil)
    } else {
      var reader = BrandReader(document, name: name, sources)
      let brand = reader.brand()
      self.init(brand, reader.findings, reader.places)
    }
  }

  private init(_ brand: BrandDefinition?, _ findings: [Diagnostic], _ places: BrandPlaces?) {
    self.findings = Diagnostic.sorted(findings)
    self.places = places
    definition = findings.contains { $0.severity == .error } ? nil : brand
  }

  /// Whether a resolver document holds a brand that the engine wrote.
  package static func isExported(_ root: JSONNode) -> Bool {
    ExportedBrandReader.entry(of: root) != nil
  }

  /// A finding about one of the brand's tokens, with the place of the answer where it has none.
  package func located(_ finding: Diagnostic) -> Diagnostic {
    if let places { return places.located(finding) }
    guard finding.file == nil, let token = finding.token.map({ TokenPath($0) }),
      let declared = definition?.graph[token]
    else { return finding }
    return finding.located(at: declared) ?? finding
  }
}

extension Diagnostic {
  /// The finding at the line that declares a token; nil where that isn't known.
  func located(at token: Token) -> Diagnostic? {
    let definition = token.cells[.light, .standard] ?? token.cells[.dark, .standard]
    guard let place = definition?.origin.declaration else { return nil }
    var copy = self
    (copy.file, copy.line, copy.column) = (place.file, place.line, 1)
    return copy
  }
}
