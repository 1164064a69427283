/// A resolver document of the Design Tokens format 2025.10: which files and contexts give the tokens.
///
/// The themes of Tokens Studio say the same, and are read as one.
///
/// Every file that it names is read and parsed once, on reading the document; a combination of
/// contexts merges only what is chosen. Memory: linear in the files and the contexts' sources.
public struct ResolverDocument: Sendable {
  /// What is wrong with the document itself and with its references, sorted by place.
  ///
  /// Faults of tokens are findings of the combinations that they take part in.
  public let findings: [Diagnostic]

  /// The modifiers that take part, in the order in which they are first applied.
  public let modifiers: [Modifier]

  /// Something that input decides.
  public struct Modifier: Sendable, Equatable {
    /// The name as it is written.
    public let name: String

    /// The contexts as they are written, in their order.
    public let contexts: [String]

    /// The context without input; nil where input is required.
    public let `default`: String?
  }

  let plan: ResolverPlan
  let files: ResolverFiles?
  let options: DocumentOptions
  /// For each modifier its entries in the plan; several where the order names it again.
  let occurrences: [[Int]]
  /// The sets and themes of Tokens Studio files, whose plan names no trees; nil for a resolver
  /// document of the format.
  let themes: StudioThemes?

  /// Reads a document and the files that it refers to.
  ///
  /// Faults are findings, and what is sound is still usable.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - name: what findings call the document, and what paths in it are relative to.
  ///   - source: where the files come from.
  ///   - options: lenient reading takes a missing version, an unknown key, `context` for
  ///     `contexts` and a single context as warnings.
  public init(
    parsing bytes: [UInt8],
    name: String,
    source: any DocumentSource,
    options: DocumentOptions = DocumentOptions()
  ) {
    do throws(JSONError) {
      let document = try JSONDocument(parsing: bytes)
      self.init(reading: document, name: name, source: source, options: options)
    } catch {
      self.init(
        findings: [Diagnostic(error, file: name)],
        plan: ResolverPlan(),
        files: nil,
        options: options
      )
    }
  }

  /// Reads a document that is parsed already, and the files that it refers to.
  package init(
    reading document: JSONDocument,
    name: String,
    source: any DocumentSource,
    options: DocumentOptions
  ) {
    var compiler = ResolverCompiler(
      files: ResolverFiles(document, name: name, source: source),
      isLenient: options.isLenient
    )
    compiler.compile()
    self.init(
      findings: Diagnostic.sorted(compiler.findings.findings),
      plan: compiler.plan,
      files: compiler.files,
      options: options
    )
  }

  init(
    findings: [Diagnostic],
    plan: ResolverPlan,
    files: ResolverFiles?,
    options: DocumentOptions,
    themes: StudioThemes? = nil
  ) {
    self.findings = findings
    self.themes = themes
    self.plan = plan
    self.files = files
    self.options = options
    (modifiers, occurrences) = Self.modifiers(of: plan)
  }

  /// Whether an object is meant as a resolver document rather than as a token tree.
  ///
  /// That is an object with a `resolutionOrder`, or with a `version` beside `sets` or `modifiers`;
  /// `$schema` plays no part.
  public static func isResolver(_ root: JSONNode) -> Bool { ResolverCompiler.isResolver(root) }

  private static func modifiers(of plan: ResolverPlan) -> ([Modifier], [[Int]]) {
    var modifiers: [Modifier] = []
    var occurrences: [[Int]] = []
    var positions: [TokenPath: Int] = [:]
    for case .modifier(let position) in plan.order {
      let modifier = plan.modifiers[position]
      if let known = positions[TokenPath(modifier.name)] {
        occurrences[known].append(position)
        continue
      }
      positions[TokenPath(modifier.name)] = modifiers.count
      occurrences.append([position])
      modifiers.append(
        Modifier(
          name: modifier.name,
          contexts: modifier.contexts.map(\.name),
          default: modifier.defaultContext.map { modifier.contexts[$0].name }
        )
      )
    }
    return (modifiers, occurrences)
  }
}
