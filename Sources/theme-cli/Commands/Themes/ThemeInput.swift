package import ThemeEngine

/// A theme that a reference led to.
package struct ThemeInput: Sendable {
  /// How texts name it: the brand with its appearance, or the file.
  package let name: String
  package let theme: ResolvedTheme
  /// The way to each value; `nil` for a theme that was resolved before.
  package let resolution: Resolution?
  /// The token files that the theme was made of; `nil` for another one, and where they weren't kept.
  package let document: TokenDocument?
  /// What the theme was read from; `nil` for a brand's.
  package let source: InputFile?
  /// The contexts that stand behind the path's `@`; `nil` where nothing does.
  package let contexts: String?
  /// What the user should know though nothing is wrong.
  package let notes: [String]
  /// Repairs and other remarks on the file.
  package let findings: [Diagnostic]

  /// The file that the theme was read from.
  package var file: String? { source?.name }

  /// The theme with its trace, where that can be told.
  var tracedTheme: ResolvedTheme { resolution?.tracedTheme ?? theme }

  /// Every token of the theme itself.
  var ownTokens: [TokenPath] { theme.table.entries.map(\.path) + theme.custom.map(\.path) }
}

extension CommandContext {
  /// Resolves or reads what a theme argument names.
  package func theme(
    _ text: String,
    _ options: ReadingOptions = ReadingOptions()
  ) throws(CommandError) -> ThemeInput {
    let reference = try CommandError.usage { () throws(UsageError) in
      try ThemeReference(text, among: brands)
    }
    switch reference {
    case .brand(let id, let request): return try theme(of: id, for: request)
    case .path(let path, let contexts):
      return try theme(in: path, contexts, named: text, options)
    case .standardInput(let contexts):
      return try theme(in: "-", contexts, named: text, options)
    }
  }

  private func theme(
    in path: String,
    _ contexts: String?,
    named text: String,
    _ options: ReadingOptions
  ) throws(CommandError) -> ThemeInput {
    let file = try CommandError.file { () throws(FileError) in try input(path) }
    let reading = FileReading(file, options, among: brands)
    let choice = try CommandError.usage { () throws(UsageError) in
      try reading.choice(contexts, of: text)
    }
    let found = reading.theme(choice)
    guard let theme = found.theme else {
      throw .input(found.findings, sources: sources(of: found.findings, file))
    }
    return ThemeInput(
      name: contexts == nil ? file.name : text,
      theme: theme,
      resolution: found.resolution,
      document: found.document,
      source: file,
      contexts: contexts,
      notes: found.resolution.flatMap { Self.pinning($0.theme) }.map { [$0] } ?? [],
      findings: found.findings
    )
  }

  /// What to know of a theme whose brand has one scheme, where the other one was asked for.
  private static func pinning(_ theme: ResolvedTheme) -> String? {
    let scheme = theme.appearance.appearance.scheme
    let asked = theme.appearance.requestedScheme
    guard theme.hasRoles, asked != scheme else { return nil }
    return "\(theme.brandID) is pinned to \(scheme.rawValue); \(asked.rawValue) was asked for"
  }

  /// What standard error says of themes that are there all the same: notes, then repairs and other
  /// remarks, each once.
  func remarks(_ themes: ThemeInput..., notes: [String] = []) -> String {
    remarks(themes, notes: notes)
  }

  func remarks(_ themes: [ThemeInput], notes: [String] = []) -> String {
    let notes = (themes.flatMap(\.notes) + notes).map(note).joined()
    var sources: [String: [UInt8]] = [:]
    for theme in themes {
      sources.merge(self.sources(of: theme.findings, theme.source)) { first, _ in first }
    }
    var findings = JoinedFindings()
    for theme in themes { findings.add(theme.findings) }
    let sorted = findings.sorted
    return notes + (sorted.isEmpty ? "" : diagnostics(sorted, sources: sources))
  }

  /// The bytes of the files that findings name, so that their lines can be shown.
  package func sources(of findings: [Diagnostic], _ file: InputFile?) -> [String: [UInt8]] {
    var sources = file.map { [$0.name: $0.bytes] } ?? [:]
    for finding in findings {
      for name in [finding.file].compactMap(\.self) + finding.related.compactMap(\.file)
      where sources[name] == nil {
        sources[name] = (try? FileAccess.read(name)) ?? []
      }
    }
    return sources.filter { !$0.value.isEmpty }
  }

  private func theme(
    of id: String,
    for request: AppearanceRequest
  ) throws(CommandError) -> ThemeInput {
    guard let brand = brands.definition(id) else {
      throw .usage(UsageError("unknown brand '\(id)'", expected: brands.ids))
    }
    do throws(ThemeError) {
      let resolution = try ThemeResolver.resolution(of: brand, for: request)
      return ThemeInput(
        name: "\(id)@\(resolution.theme.appearance.appearance)",
        theme: resolution.theme,
        resolution: resolution,
        document: nil,
        source: nil,
        contexts: nil,
        notes: Self.pinning(resolution.theme).map { [$0] } ?? [],
        findings: resolution.findings
      )
    } catch {
      throw .input(error.findings)
    }
  }
}
