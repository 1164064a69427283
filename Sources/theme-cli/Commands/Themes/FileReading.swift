import ThemeEngine

/// A file read as whatever its content says that it is.
struct FileReading {
  private let file: InputFile
  private let options: ReadingOptions
  private let content: Content

  enum Content {
    case unreadable(JSONError)
    case theme(JSONDocument)
    /// Token files, with what is wrong with others of their folder.
    case tokens(TokenContent, findings: [Diagnostic] = [])
    case brand(BrandDocument)
    case other(JSONDocument, DocumentKind)
  }

  /// What came of it.
  struct Outcome {
    var theme: ResolvedTheme?
    /// How many tokens hold, whether or not a theme could be made of them.
    var tokens = 0
    var resolution: Resolution?
    /// What the theme's tokens were read from.
    var document: TokenDocument?
    var findings: [Diagnostic] = []
  }

  /// - Parameters:
  ///   - file: what was given.
  ///   - options: how it is read.
  ///   - brands: those that a brand document can extend by their ids.
  init(_ file: InputFile, _ options: ReadingOptions, among brands: BrandRegistry) {
    self.file = file
    self.options = options
    if let files = file.files {
      let files = files.map { (bytes: $0.bytes, name: $0.name) }
      let folder = TokenFolder(files, in: file.name, as: options.documents.dialect)
      content = .tokens(folder.content, findings: folder.findings)
      return
    }
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(parsing: file.bytes)
    } catch {
      content = .unreadable(error)
      return
    }
    let kind = DocumentKind(document, file: file.name, dialect: options.documents.dialect)
    let source = ConfinedDocumentSource(file.name, allowing: options.folders)
    switch kind.form {
    case .theme: content = .theme(document)
    case .brand:
      let brand = BrandDocument(
        reading: document,
        name: file.name,
        source: source,
        extending: brands,
        options: options.documents
      )
      content = .brand(brand)
    case .tokens(let dialect):
      content = .tokens(TokenContent(document, name: file.name, as: dialect))
    case .resolver:
      let resolver = ResolverDocument(
        reading: document,
        name: file.name,
        source: source,
        options: options.documents
      )
      content = .tokens(.resolver(resolver))
    case .other: content = .other(document, kind)
    }
  }

  /// What is chosen of a file behind the path's `@`.
  enum Choice {
    /// Contexts for the modifiers of a resolver document.
    case contexts([(name: String, context: String)])
    /// What a brand is resolved for.
    case appearance(AppearanceRequest)

    /// Nothing is chosen.
    static let none = contexts([])
  }

  /// What stands behind a path's `@`.
  func choice(_ text: String?, of reference: String) throws(UsageError) -> Choice {
    guard let text else { return .none }
    let start = reference.index(reference.endIndex, offsetBy: -text.count)
    let part = reference[start...]
    func excerpt(_ part: Substring) -> UsageError.Excerpt {
      UsageError.Excerpt(
        before: String(reference[..<part.startIndex]),
        marked: String(part),
        after: String(reference[part.endIndex...])
      )
    }
    switch content {
    case .tokens(.resolver, _): return .contexts(try Self.contexts(part, excerpt))
    case .brand: return .appearance(try AppearanceRequest(qualifiers: part, in: reference))
    case .theme:
      throw UsageError(
        "'@\(text)' can't follow '\(file.name)': a resolved theme has its own appearance",
        excerpt: excerpt(part),
        advice: "leave it out; a file whose name holds '@' can be given as '-' < FILE"
      )
    case .tokens, .other, .unreadable:
      throw UsageError(
        "'@\(text)' can't follow '\(file.name)': only a resolver document and themes of "
          + "Tokens Studio have modifiers",
        excerpt: excerpt(part),
        advice: "leave it out; a file whose name holds '@' can be given as '-' < FILE"
      )
    }
  }

  private static func contexts(
    _ part: Substring,
    _ excerpt: (Substring) -> UsageError.Excerpt
  ) throws(UsageError) -> [(name: String, context: String)] {
    var inputs: [(name: String, context: String)] = []
    for pair in part.split(separator: ",", omittingEmptySubsequences: false) {
      guard let sign = pair.firstIndex(of: "="), sign != pair.startIndex,
        pair.index(after: sign) != pair.endIndex
      else {
        throw UsageError(
          pair.isEmpty ? "a modifier is missing" : "'\(pair)' names no context",
          excerpt: excerpt(pair),
          expected: ["NAME=CONTEXT"]
        )
      }
      inputs.append((String(pair[..<sign]), String(pair[pair.index(after: sign)...])))
    }
    return inputs
  }

  /// Reads the file as a theme, or resolves its tokens to one.
  func theme(_ choice: Choice) -> Outcome {
    switch content {
    case .unreadable(let error):
      return Outcome(findings: [Diagnostic(error, file: file.name)])
    case .theme(let document):
      let result = ThemeLoader.load(document, file: file.name, acceptsPlain: true)
      let theme = result.theme
      let tokens = theme.map { ($0.hasRoles ? $0.table.entries.count : 0) + $0.custom.count }
      return Outcome(theme: theme, tokens: tokens ?? 0, findings: result.findings)
    case .tokens(.tokens(let files, let dialect), let findings):
      let tokens = TokenDocument(reading: files, as: dialect, options: options.documents)
      return resolved(tokens, Diagnostic.sorted(findings + tokens.findings))
    case .brand(let document):
      guard case .appearance(let request) = choice else { return theme(of: document, .init()) }
      return theme(of: document, request)
    case .tokens(.resolver(let resolver), let findings):
      var inputs: [(name: String, context: String)] = []
      if case .contexts(let contexts) = choice { inputs = contexts }
      let tokens = resolver.document(inputs: inputs)
      return resolved(tokens, Diagnostic.sorted(findings + resolver.findings + tokens.findings))
    case .other(let document, let kind):
      let finding = kind.finding(in: document, file: file.name)
      let repeated = document.duplicateKeys.map {
        Diagnostic($0, in: document, file: file.name, severity: .error)
      }
      return Outcome(findings: [finding] + repeated)
    }
  }

  /// Every fault of the file: of a resolver document in each of its contexts.
  var check: Outcome {
    if case .brand(let document) = content { return check(document) }
    guard case .tokens(.resolver(let resolver), _) = content else { return theme(.none) }
    var outcome = Outcome()
    var findings = JoinedFindings()
    findings.add(resolver.findings)
    for inputs in resolver.coveringInputs {
      let found = theme(.contexts(inputs))
      outcome.theme = outcome.theme ?? found.theme
      outcome.tokens = max(outcome.tokens, found.tokens)
      // The contexts were chosen here, so what is wrong with the choice is no fault of the file.
      findings.add(found.findings.filter { !Self.inputRules.contains($0.ruleId) })
    }
    outcome.findings = findings.sorted
    return outcome
  }

  private func check(_ document: BrandDocument) -> Outcome {
    var outcome = theme(of: document, AppearanceRequest())
    guard let brand = document.definition else { return outcome }
    var findings = JoinedFindings()
    findings.add(outcome.findings + BrandCheck.findings(brand).map(document.located))
    outcome.findings = findings.sorted
    return outcome
  }

  private func theme(of document: BrandDocument, _ request: AppearanceRequest) -> Outcome {
    guard let brand = document.definition else { return Outcome(findings: document.findings) }
    do throws(ThemeError) {
      let resolution = try ThemeResolver.resolution(of: brand, for: request)
      return Outcome(
        theme: resolution.theme,
        tokens: brand.graph.tokens.count,
        resolution: resolution,
        findings: document.findings + resolution.findings.map(document.located)
      )
    } catch {
      return Outcome(findings: document.findings + error.findings.map(document.located))
    }
  }

  /// The file in the Design Tokens format.
  var designTokens: DesignTokensExport.Result {
    switch content {
    case .unreadable, .other: return DesignTokensExport.Result(files: [], findings: check.findings)
    case .theme:
      let found = theme(.none)
      guard let theme = found.theme else { return .init(files: [], findings: found.findings) }
      return Self.exported(found.findings, { $0 }) { () throws(ThemeError) in
        try DesignTokensExport.files(of: theme)
      }
    case .tokens(.tokens(let files, let dialect), let findings):
      let system = TokenSystem(
        files: files,
        named: file.name,
        as: dialect,
        options: options.documents
      )
      let result = DesignTokensExport.files(of: system)
      return DesignTokensExport.Result(
        files: result.files,
        findings: Diagnostic.sorted(findings + result.findings)
      )
    case .tokens(.resolver(let resolver), _):
      return DesignTokensExport.files(of: TokenSystem(resolver, named: file.name))
    case .brand(let document):
      guard let brand = document.definition else {
        return DesignTokensExport.Result(files: [], findings: document.findings)
      }
      return Self.exported(document.findings, document.located) { () throws(ThemeError) in
        try DesignTokensExport.files(of: brand)
      }
    }
  }

  /// Files, or what keeps them from being made, each with its place.
  private static func exported(
    _ findings: [Diagnostic],
    _ located: (Diagnostic) -> Diagnostic,
    _ files: () throws(ThemeError) -> [OutputFile]
  ) -> DesignTokensExport.Result {
    do throws(ThemeError) {
      return DesignTokensExport.Result(files: try files(), findings: findings)
    } catch {
      return DesignTokensExport.Result(
        files: [],
        findings: findings + error.findings.map(located)
      )
    }
  }

  private static let inputRules: [RuleID] = [
    .resolverUnknownModifier, .resolverUnknownContext, .resolverMissingInput,
    .resolverDuplicateInput, .resolverUnusedInput,
  ]

  private func resolved(_ tokens: TokenDocument, _ findings: [Diagnostic]) -> Outcome {
    guard !findings.contains(where: { $0.severity == .error }) else {
      return Outcome(tokens: tokens.tokens.count, findings: findings)
    }
    do throws(ThemeError) {
      let brand = BrandDefinition(tokens, file: file.name)
      let resolution = try ThemeResolver.resolution(of: brand)
      return Outcome(
        theme: resolution.theme,
        tokens: tokens.tokens.count,
        resolution: resolution,
        document: options.keepsFiles ? tokens : nil,
        findings: findings
      )
    } catch {
      return Outcome(tokens: tokens.tokens.count, findings: findings + error.findings)
    }
  }
}
