@testable import ThemeEngine

/// What is claimed of a brand document: it gives a brand exactly where no finding is an error, and
/// the same each time; a brand resolves in every appearance to a theme that can be loaded, and the
/// schema accepts its document.
struct BrandExamination {
  private static let registry = registryOfBrands()
  private static let schema = BrandSchemaCopy.schema

  private let files: FuzzedFiles
  private let findings: FindingExamination
  /// Decides how much is asked of an input, the same each time; the more, the slower.
  private let depth: UInt8

  init(_ files: FuzzedFiles, depth: UInt8) {
    self.files = files
    self.depth = depth
    findings = FindingExamination(files)
  }

  private static func registryOfBrands() -> BrandRegistry {
    var registry = BrandRegistry([])
    for brand in brands { registry.register(BrandDefinition(brand)) }
    return registry
  }

  /// - Returns: whether the document gives a brand.
  func run() -> Bool {
    let options = DocumentOptions(lenient: depth % 4 == 1)
    let (first, second) = (read(options), read(options))
    check(first.findings == second.findings, "the same input gives the same findings")
    findings.examine(first.findings)
    let errors = first.findings.filter { $0.severity == .error }
    for error in errors where error.ruleId.rawValue.hasPrefix("brand/") {
      check(error.expected?.isEmpty == false, "an error says what is expected: \(error)")
      check(error.found?.isEmpty == false, "an error says what was found: \(error)")
    }
    check(
      (first.definition == nil) == !errors.isEmpty,
      "a brand comes out exactly without errors: \(first.findings)"
    )
    if !options.isLenient, errors.isEmpty, depth % 8 == 0 {
      let lenient = read(DocumentOptions(lenient: true))
      check(lenient.definition != nil, "what holds strictly holds leniently: \(lenient.findings)")
    }
    guard let one = first.definition, let other = second.definition else { return false }
    let resolutions = resolutions(of: one, first)
    // Writing costs as much as resolving, so most inputs are written in one appearance.
    let chosen = Int(depth) % resolutions.count
    for position in depth % 4 == 0 ? 0..<resolutions.count : chosen..<chosen + 1 {
      returns(bytes(of: resolutions[position]))
    }
    if depth % 4 == 0 {
      let again = self.resolutions(of: other, second)
      check(
        again.map(bytes) == resolutions.map(bytes),
        "the same input gives the same themes"
      )
    }
    acceptedBySchema(first)
    return true
  }

  private func read(_ options: DocumentOptions) -> BrandDocument {
    BrandDocument(
      parsing: files.document,
      name: FuzzedFiles.documentName,
      source: files,
      extending: Self.registry,
      options: options
    )
  }

  /// The brand in every appearance, and at one more text size on one more platform.
  private func resolutions(of brand: BrandDefinition, _ document: BrandDocument) -> [Resolution] {
    let sizes = TextSizeCategory.allCases
    let platforms = Platform.allCases
    let further = AppearanceRequest(
      textSize: sizes[Int(depth) % sizes.count],
      platform: platforms[Int(depth) % platforms.count]
    )
    return (AppearanceRequest.principal + [further]).map { request in
      do throws(ThemeError) {
        let resolution = try ThemeResolver.resolution(of: brand, for: request)
        let located = resolution.findings.map(document.located).filter { $0.file != nil }
        findings.examine(Diagnostic.sorted(located))
        return resolution
      } catch {
        fail("a brand without errors resolves: \(error.findings.prefix(2))")
      }
    }
  }

  private func bytes(of resolution: Resolution) -> [UInt8] {
    let theme = depth % 16 == 0 ? resolution.tracedTheme : resolution.theme
    return theme.json(style: .compact)
  }

  /// What is written is loaded without a finding, and written as the same bytes.
  private func returns(_ bytes: [UInt8]) {
    let result = ThemeLoader.load(bytes, file: "theme")
    guard let theme = result.theme, result.findings.isEmpty else {
      fail("what was written has no findings: \(result.findings.prefix(2))")
    }
    check(theme.json(style: .compact) == bytes, "what was loaded is written as the same bytes")
  }

  /// The schema refuses what only a newer version may know, which is a warning.
  private func acceptedBySchema(_ read: BrandDocument) {
    guard !read.findings.contains(where: { $0.ruleId == .brandUnknownKey }),
      let document = try? JSONDocument(parsing: files.document)
    else { return }
    if let fault = Self.schema.fault(in: document.root) {
      fail("the schema accepts what the reader does: \(fault)")
    }
  }
}
