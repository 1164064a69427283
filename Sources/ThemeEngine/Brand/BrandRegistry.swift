/// The brands that a program knows, by id.
///
/// A brand is put together when it is first asked for, so a program with many brands starts as
/// fast as one with a single brand.
public struct BrandRegistry: Sendable {
  private let plugins: [(id: String, plugin: any BrandPlugin)]
  /// Brands that were refused, by name.
  public let findings: [Diagnostic]

  /// Registers plugins in the order given; a malformed or repeated id is refused and reported.
  public init(_ plugins: [any BrandPlugin]) {
    var accepted: [(id: String, plugin: any BrandPlugin)] = []
    var findings: [Diagnostic] = []
    for plugin in plugins {
      let identity = plugin.identity
      let name = identity.name.value
      if !BrandIdentity.isValid(id: identity.id) {
        findings.append(
          Diagnostic(
            ruleId: .brandMalformedID,
            severity: .error,
            message: "brand '\(name)' has the id '\(identity.id)', which can't be registered",
            theme: identity.id,
            expected: "lower-case letters, digits and hyphens, beginning with a letter",
            found: "'\(identity.id)'"
          )
        )
      } else if let first = accepted.first(where: { $0.id == identity.id }) {
        findings.append(
          Diagnostic(
            ruleId: .brandDuplicateID,
            severity: .error,
            message: "brand '\(name)' has the id '\(identity.id)' of brand "
              + "'\(first.plugin.identity.name.value)', which is registered already; "
              + "give one of them another id",
            theme: identity.id
          )
        )
      } else {
        accepted.append((identity.id, plugin))
      }
    }
    self.plugins = accepted
    self.findings = findings
  }

  /// The ids of the registered brands, in the order of registration.
  public var ids: [String] { plugins.map(\.id) }

  /// Puts a brand together; `nil` for an id that isn't registered.
  public func definition(_ id: String) -> BrandDefinition? {
    guard let plugin = plugins.first(where: { $0.id == id })?.plugin else { return nil }
    return BrandDefinition(plugin)
  }

  /// The registered id that a mistyped one probably means.
  public func suggestion(for id: String) -> String? {
    NameSuggestion.nearest(to: id, among: ids)
  }
}
