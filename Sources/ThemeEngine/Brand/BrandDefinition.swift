/// A brand in the engine's uniform form, whoever wrote it.
public struct BrandDefinition: Sendable {
  public let id: String
  public let document: SourceDocument
  public let appearance: AppearancePolicy
  public let graph: TokenGraph
  /// What is wrong with the brand before anything is resolved.
  public let findings: [Diagnostic]
  package let fonts: Sourced<[CustomFont]>
  /// Whether the tokens answer the shared vocabulary; a plain token file has tokens of its own only.
  public let hasRoles: Bool
  /// The documents of the brands that this one extends, by whose files its inherited tokens are
  /// marked.
  package let inherited: [SourceDocument]

  package init(
    id: String,
    document: SourceDocument,
    appearance: AppearancePolicy,
    fonts: Sourced<[CustomFont]>,
    graph: TokenGraph,
    findings: [Diagnostic],
    hasRoles: Bool = true,
    inherited: [SourceDocument] = []
  ) {
    self.hasRoles = hasRoles
    self.inherited = inherited
    self.id = id
    self.document = document
    self.appearance = appearance
    self.fonts = fonts
    self.graph = graph
    self.findings = findings
  }

  /// The same brand with other tokens.
  package func having(_ graph: TokenGraph) -> BrandDefinition {
    BrandDefinition(
      id: id,
      document: document,
      appearance: appearance,
      fonts: fonts,
      graph: graph,
      findings: findings,
      hasRoles: hasRoles,
      inherited: inherited
    )
  }

  /// Asks a plugin every question of the vocabulary, and writes the answers down as tokens.
  public init<Brand: BrandPlugin>(_ brand: Brand) {
    var writer = TokenWriter()
    let identity = brand.identity
    let path = TokenPath("brand")
    Sourced.assumed(identity.id).write(at: path.appending("id"), to: &writer)
    identity.name.write(at: path.appending("name"), to: &writer)
    identity.productName.write(at: path.appending("productName"), to: &writer)
    for role in ColorRole.allCases { writer.add(Token(role.path, brand.color(role).cells)) }
    for role in TextRole.allCases { writer.text(brand.text(role), at: role.path) }
    for step in SpaceStep.allCases { brand.space(step).write(at: step.path, to: &writer) }
    for step in RadiusStep.allCases { brand.radius(step).write(at: step.path, to: &writer) }
    for level in ElevationLevel.allCases {
      writer.elevation(brand.elevation(level), at: level.path)
    }
    brand.components.write(at: TokenPath("component"), to: &writer)
    let policies = brand.policies
    policies.write(at: TokenPath("policy"), to: &writer)
    for entry in Brand.Palette.allCases { writer.add(Token(entry.path, entry.swatch.cells)) }
    let extras = Brand.Extra.allCases.map { ($0.rawValue, $0.token) }
    for (name, extra) in extras { writer.extra(extra, at: TokenPath(name)) }
    let graph = TokenGraph(writer.tokens)
    self.init(
      id: identity.id,
      document: identity.document,
      appearance: policies.appearance.value,
      fonts: brand.fonts,
      graph: graph,
      findings: Self.findings(
        id: identity.id,
        extras: extras.map { TokenPath($0.0) },
        statuses: policies.statusTones.value,
        graph: graph,
        unknownParts: writer.unknownParts
      )
    )
  }
}

extension TokenWriter {
  fileprivate mutating func extra(_ extra: Sourced<ExtraValue>, at path: TokenPath) {
    let traits = CustomTraits(extra.value.type)
    add(Token(path, .value(extra.value.value), extra.attribution.origin, custom: traits))
  }
}
