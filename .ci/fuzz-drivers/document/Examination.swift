@testable import ThemeEngine

/// What is claimed of an input: it is read as what it is, strictly and leniently, and its files in
/// every dialect, each twice.
struct Examination {
  private let files: FuzzedFiles
  private let findings: FindingExamination
  private let document: JSONDocument
  /// The files that are JSON, which dialects lay over each other.
  private let parsed: [(document: JSONDocument, name: String?)]

  init(_ files: FuzzedFiles, _ document: JSONDocument) {
    self.files = files
    self.document = document
    let others = files.all.indices.dropFirst().compactMap { position in
      (try? JSONDocument(parsing: files.all[position])).map { ($0, FuzzedFiles.name(position)) }
    }
    parsed = [(document, FuzzedFiles.documentName)] + others
    findings = FindingExamination(files)
  }

  func run() {
    let isResolver = ResolverDocument.isResolver(document.root)
    for dialect in Dialect.allCases where dialect != .dtcg || parsed.count > 1 {
      repeated { [outcome(TokenDocument(reading: parsed, as: dialect, options: .init()))] }
    }
    export(isResolver)
    let strict = repeated(lenient: false, isResolver)
    let lenient = repeated(lenient: true, isResolver)
    for (strict, lenient) in zip(strict, lenient) where !strict.hasErrors {
      check(!lenient.hasErrors, "what holds strictly holds leniently: \(lenient.findings)")
      // A repair, such as of a list of families in one text, shows by its warning.
      let isRepaired = lenient.findings != strict.findings
      check(isRepaired || strict.theme == lenient.theme, "what isn't repaired stays the same")
    }
  }

  /// Exports the files in a dialect, or what the document refers to.
  private func export(_ isResolver: Bool) {
    let examination = ExportExamination(findings)
    let options = DocumentOptions(lenient: true)
    let name = FuzzedFiles.documentName
    if isResolver {
      let resolver = ResolverDocument(
        reading: document,
        name: name,
        source: files,
        options: options
      )
      if resolver.coveringInputs.count < 8 {
        examination.run(TokenSystem(resolver, named: name))
      }
      return
    }
    let dialects = Dialect.allCases
    let dialect = dialects[document.bytes.count % dialects.count]
    if dialect == .tokensStudio, ResolverDocument.hasStudioSets(document.root) {
      let themes = ResolverDocument(readingStudio: document, name: name)
      if themes.coveringInputs.count < 8 { examination.run(TokenSystem(themes, named: name)) }
    } else {
      examination.run(
        TokenSystem(files: parsed, named: "files", as: dialect, options: options)
      )
    }
  }

  private func repeated(lenient: Bool, _ isResolver: Bool) -> [Outcome] {
    let options = DocumentOptions(lenient: lenient)
    return repeated { isResolver ? combinations(options) : [tokens(options)] }
  }

  @discardableResult
  private func repeated(_ read: () -> [Outcome]) -> [Outcome] {
    let (first, second) = (read(), read())
    check(first == second, "the same input gives the same: \(difference(first, second))")
    for outcome in first {
      findings.examine(outcome.findings)
      guard let theme = outcome.theme else { continue }
      let again = loaded(theme).json(style: .compact)
      check(again == theme, "what was loaded is written as the same bytes")
    }
    return first
  }

  private func tokens(_ options: DocumentOptions) -> Outcome {
    outcome(TokenDocument(reading: document, name: FuzzedFiles.documentName, options: options))
  }

  /// The resolver document itself, its default combination, those that hold every context, at most
  /// two, and the chosen one.
  private func combinations(_ options: DocumentOptions) -> [Outcome] {
    let resolver = ResolverDocument(
      reading: document,
      name: FuzzedFiles.documentName,
      source: files,
      options: options
    )
    let inputs = [[]] + resolver.coveringInputs.prefix(2)
    var documents = inputs.map { resolver.document(inputs: $0) }
    if let choice = files.choice {
      documents.append(resolver.document(inputJSON: choice, name: FuzzedFiles.choiceName))
    }
    let isUsable = !resolver.findings.hasRepeatedKeys
    let outcomes = documents.map { outcome($0, isUsable: isUsable) }
    return [Outcome(findings: resolver.findings)] + outcomes
  }

  /// Resolves the sound tokens; the others must not be among them.
  ///
  /// A key that stands twice makes a file unusable, so nothing is resolved with one.
  private func outcome(_ tokens: TokenDocument, isUsable: Bool = true) -> Outcome {
    guard isUsable, !tokens.findings.hasRepeatedKeys else {
      return Outcome(findings: tokens.findings)
    }
    do throws(ThemeError) {
      let theme = try ThemeResolver.resolve(BrandDefinition(tokens, file: "input.json"))
      check(theme.custom.count == tokens.tokens.count, "every token gets a value")
      return Outcome(findings: tokens.findings, theme: theme.json(style: .compact))
    } catch {
      fail("sound tokens resolve: \(error.findings.prefix(2))")
    }
  }

  private func loaded(_ bytes: [UInt8]) -> ResolvedTheme {
    do throws(JSONError) {
      let document = try JSONDocument(parsing: bytes)
      let result = ThemeLoader.load(document, file: "theme", acceptsPlain: true)
      guard let theme = result.theme, result.findings.isEmpty else {
        fail("what was written has no findings: \(result.findings.prefix(2))")
      }
      return theme
    } catch {
      fail("what was written is JSON: \(error)")
    }
  }
}

/// What reading and resolving gave.
private struct Outcome: Equatable {
  var findings: [Diagnostic]
  var theme: [UInt8]?

  var hasErrors: Bool { findings.contains { $0.severity == .error } }
}

private func difference(_ one: [Outcome], _ other: [Outcome]) -> String {
  let (one, other) = (one.flatMap(\.findings), other.flatMap(\.findings))
  guard let pair = zip(one, other).first(where: !=) else {
    return one.count == other.count ? "two themes" : "\(one.count) and \(other.count) findings"
  }
  return "\(pair.0) and \(pair.1), which differ"
}

extension [Diagnostic] {
  fileprivate var hasRepeatedKeys: Bool { contains { $0.ruleId == .jsonDuplicateKey } }
}
