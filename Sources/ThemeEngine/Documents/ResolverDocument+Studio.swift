extension ResolverDocument {
  /// Reads a file of Tokens Studio whose sets are the members of its root, with its themes.
  ///
  /// Each group of themes is a modifier, each theme a context; themes without a group are those of the
  /// modifier `ungrouped`. The first theme of a group is its default.
  package init(readingStudio document: JSONDocument, name: String) {
    self.init(StudioThemesReader(document, name: name), beside: [])
  }

  /// Reads the files of a folder of Tokens Studio.
  ///
  /// - Parameters:
  ///   - sets: files with their set's name, in the order of sets that no `tokenSetOrder` names.
  ///   - themes: the list of themes, `$themes.json`.
  ///   - metadata: the object with the order of sets, `$metadata.json`.
  ///   - findings: what is wrong with files that can't be read.
  package init(
    readingStudio sets: [(name: String, file: String, document: JSONDocument)],
    themes: (file: String, document: JSONDocument)?,
    metadata: (file: String, document: JSONDocument)?,
    beside findings: [Diagnostic]
  ) {
    let reader = StudioThemesReader(sets: sets, themes: themes, metadata: metadata)
    self.init(reader, beside: findings)
  }

  private init(_ reader: StudioThemesReader, beside findings: [Diagnostic]) {
    self.init(
      findings: Diagnostic.sorted(findings + reader.findings.findings),
      plan: reader.plan,
      files: reader.files,
      options: DocumentOptions(lenient: true),
      themes: reader.themes
    )
  }

  /// Whether the members of a Tokens Studio file's root are sets rather than groups.
  package static func hasStudioSets(_ root: JSONNode) -> Bool { root.read(StudioSets.areMeant) }
}
