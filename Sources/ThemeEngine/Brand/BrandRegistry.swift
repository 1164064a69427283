/// The brands that a program knows, by id.
///
/// A brand is put together when it is first asked for, so a program with many brands starts as
/// fast as one with a single brand.
public struct BrandRegistry: Sendable {
  private var entries: [(id: String, content: Content)] = []
  /// Brands that were refused, by name.
  public private(set) var findings: [Diagnostic] = []

  private enum Content: Sendable {
    case plugin(any BrandPlugin)
    case definition(BrandDefinition)

    var name: String {
      switch self {
      case .plugin(let plugin): plugin.identity.name.value
      case .definition(let brand): brand.name
      }
    }
  }

  /// Registers plugins in the order given; a malformed or repeated id is refused and reported.
  public init(_ plugins: [any BrandPlugin]) {
    for plugin in plugins { register(.plugin(plugin), id: plugin.identity.id) }
  }

  /// Registers a brand that is put together already; a malformed or repeated id is refused and
  /// reported.
  public mutating func register(_ brand: BrandDefinition) {
    register(.definition(brand), id: brand.id)
  }

  private mutating func register(_ content: Content, id: String) {
    if !BrandIdentity.isValid(id: id) {
      findings.append(
        Diagnostic(
          ruleId: .brandMalformedID,
          severity: .error,
          message: "brand '\(content.name)' has the id '\(id)', which can't be registered",
          theme: id,
          expected: "lower-case letters, digits and hyphens, beginning with a letter",
          found: "'\(id)'"
        )
      )
    } else if let first = entries.first(where: { $0.id == id }) {
      findings.append(
        Diagnostic(
          ruleId: .brandDuplicateID,
          severity: .error,
          message: "brand '\(content.name)' has the id '\(id)' of brand "
            + "'\(first.content.name)', which is registered already; give one of them another id",
          theme: id
        )
      )
    } else {
      entries.append((id, content))
    }
  }

  /// The ids of the registered brands, in the order of registration.
  public var ids: [String] { entries.map(\.id) }

  /// Puts a brand together; `nil` for an id that isn't registered.
  public func definition(_ id: String) -> BrandDefinition? {
    switch entries.first(where: { $0.id == id })?.content {
    case .plugin(let plugin): BrandDefinition(plugin)
    case .definition(let brand): brand
    case nil: nil
    }
  }

  /// The registered id that a mistyped one probably means.
  public func suggestion(for id: String) -> String? {
    NameSuggestion.nearest(to: id, among: ids)
  }
}

extension BrandDefinition {
  /// The name that the brand has in every appearance.
  fileprivate var name: String {
    let cells = graph[TokenPath("brand.name")]?.cells
    guard case .value(.string(let name))? = cells?.expression(appearance.preferred, .standard)
    else { return id }
    return name
  }
}
