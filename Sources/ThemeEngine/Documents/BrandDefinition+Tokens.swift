extension BrandDefinition {
  /// The tokens of a document as a brand that has no roles; its id comes from the file's name.
  public init(_ tokens: TokenDocument, file: String) {
    let document = SourceDocument.fileName(tokens.onlyFile ?? file)
    self.init(
      id: Self.id(of: SourceDocument.fileName(file)),
      document: SourceDocument(title: document, file: document),
      appearance: .adaptive,
      fonts: .assumed([]),
      graph: tokens.graph,
      findings: [],
      hasRoles: false
    )
  }

  /// A file's name up to its first dot, in letters that an id may have.
  private static func id(of name: String) -> String {
    let stem = name.prefix { $0 != "." }.lowercased()
    let kept = String(stem.map { BrandIdentity.isValid(id: "a\($0)") ? $0 : "-" })
    return BrandIdentity.isValid(id: kept) ? kept : "tokens"
  }
}
