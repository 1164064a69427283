extension TokenDocument {
  /// Reads files of one dialect, laid over each other in their order.
  ///
  /// - Parameters:
  ///   - files: parsed already, with what findings call them.
  ///   - dialect: how the files are written; every one but the format itself is read leniently, and
  ///     what it usually writes is no repair.
  ///   - options: for files in the format.
  ///
  /// A file of Tokens Studio with themes gives the tokens of the first theme of each group.
  package init(
    reading files: [(document: JSONDocument, name: String?)],
    as dialect: Dialect,
    options: DocumentOptions
  ) {
    if dialect == .tokensStudio, files.count == 1,
      StudioSets.areMeant(by: files[0].document.root.view)
    {
      let themes = ResolverDocument(readingStudio: files[0].document, name: files[0].name ?? "")
      self = themes.document(inputs: [])
      self.findings = Diagnostic.sorted(themes.findings + self.findings)
      return
    }
    var options = options
    if dialect != .dtcg { options.isLenient = true }
    let read = Self.sources(reading: files, as: dialect)
    var merged: TokenTree?
    for source in read.sources {
      let tree = TokenTree(reading: source.document.root, in: source)
      if merged == nil { merged = tree } else { merged?.merge(tree) }
    }
    self.init(merged ?? TokenTree(), options: options, beside: read.findings)
  }

  /// Files of one dialect in the format, with what it can't say of them.
  static func sources(
    reading files: [(document: JSONDocument, name: String?)],
    as dialect: Dialect
  ) -> (sources: [TokenSource], findings: [Diagnostic]) {
    var findings: [Diagnostic] = []
    var sources: [TokenSource] = []
    switch dialect {
    case .dtcg:
      for file in files {
        sources.append(TokenSource(file.document, name: file.name))
        findings += LocatedFindings(file.document, file: file.name).findings
      }
    case .styleDictionary, .tokensStudio:
      withExtendedLifetime(files) {
        let index = DialectIndex(files.map { $0.document.root.view }, dialect: dialect)
        var memo = DialectMemo(size: files.reduce(0) { $0 + $1.document.bytes.count })
        for file in files {
          do throws(JSONError) {
            let (source, own) = try DialectTranslation.source(
              file.document,
              name: file.name,
              index,
              &memo
            )
            sources.append(source)
            findings += own
          } catch {
            findings.append(Diagnostic(error, file: file.name))
          }
        }
      }
    }
    return (sources, findings)
  }
}
