/// Brands and token documents as files of the Design Tokens format 2025.10.
public enum DesignTokensExport {
  /// A brand as a resolver document and its token files, named by its id.
  ///
  /// The files are valid in the strict reading of the format, and read back as the same brand.
  ///
  /// - Throws: everything that is wrong with the brand.
  public static func files(of brand: BrandDefinition) throws(ThemeError) -> [OutputFile] {
    let policy = brand.appearance
    let cells = BrandCell.allCases.filter {
      policy.mode != .pinned || $0.scheme == policy.preferred
    }
    return try files(of: brand, in: cells, hasOrigins: true)
  }

  private static func files(
    of brand: BrandDefinition,
    in cells: [BrandCell],
    hasOrigins: Bool
  ) throws(ThemeError) -> [OutputFile] {
    var excluded: Set<TokenPath> = []
    while true {
      let export = try BrandTokenExport(
        brand,
        without: excluded,
        in: cells,
        hasOrigins: hasOrigins
      )
      let files = export.files
      // What the format refuses, such as a length in another unit, goes to the leaves.
      let refused = Self.refused(files).union(export.unplaced).subtracting(excluded)
      if refused.isEmpty { return files }
      excluded.formUnion(refused)
    }
  }

  /// A resolved theme as one token file, its values without references.
  ///
  /// - Throws: what keeps the theme's values from being written.
  public static func files(of theme: ResolvedTheme) throws(ThemeError) -> [OutputFile] {
    let origin = Origin(.stated)
    let leaves = theme.table.entries.map { Token($0.path, .value($0.value), origin) }
    let custom = theme.custom.map { Token($0.path, .value($0.value), origin, custom: $0.traits) }
    let scheme = theme.appearance.appearance.scheme
    let brand = BrandDefinition(
      id: theme.brandID,
      document: SourceDocument(title: theme.brandID, file: theme.brandID),
      appearance: .pinned(scheme),
      fonts: .assumed([]),
      graph: TokenGraph(leaves + custom),
      findings: [],
      hasRoles: theme.hasRoles
    )
    let cell = scheme == .light ? BrandCell.light : .dark
    return Array(try files(of: brand, in: [cell], hasOrigins: false).suffix(1))
  }

  /// The tokens that strict reading finds fault with.
  private static func refused(_ files: [OutputFile]) -> Set<TokenPath> {
    guard let first = files.first else { return [] }
    let resolver = ResolverDocument(
      parsing: first.bytes,
      name: first.path,
      source: OutputFileSource(files)
    )
    let findings = resolver.coveringInputs.flatMap { resolver.document(inputs: $0).findings }
    return Set(
      findings.filter { $0.severity == .error }.compactMap { $0.token.map { TokenPath($0) } }
    )
  }
}

/// Files that are not written yet.
struct OutputFileSource: DocumentSource {
  private let files: [String: [UInt8]]

  init(_ files: [OutputFile]) {
    self.files = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
  }

  func bytes(
    of path: String,
    from referrer: String?
  ) throws(DocumentSourceError) -> (bytes: [UInt8], name: String) {
    let folder = referrer?.split(separator: "/").dropLast().joined(separator: "/") ?? ""
    let name = folder.isEmpty ? path : "\(folder)/\(path)"
    guard let bytes = files[name] else {
      throw DocumentSourceError(message: "there is no such file")
    }
    return (bytes, name)
  }
}
