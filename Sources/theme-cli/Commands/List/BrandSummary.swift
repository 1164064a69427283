package import ThemeEngine

/// A brand in figures, at its preferred scheme.
package struct BrandSummary: Sendable {
  package let id: String
  package let name: String
  package let productName: String
  package let document: SourceDocument
  package let policy: AppearancePolicy
  /// What the brand can be resolved for: schemes in both contrasts.
  package let appearances: [Appearance]
  package let leaves: Int
  package let palette: Int
  package let custom: Int
  /// Leaves by provenance.
  package let provenance: [Provenance: Int]

  init(_ brand: BrandDefinition) throws(ThemeError) {
    let resolution = try ThemeResolver.resolution(of: brand)
    let theme = resolution.theme
    let paths = theme.table.entries.map(\.path) + theme.custom.map(\.path)
    id = brand.id
    name = theme.brandName
    productName = theme.productName
    document = brand.document
    policy = brand.appearance
    let schemes = policy.mode == .pinned ? [policy.preferred] : Scheme.allCases
    appearances = schemes.flatMap { scheme in
      Contrast.allCases.map { Appearance(scheme, $0) }
    }
    leaves = paths.count
    palette = brand.graph.tokens.count { $0.path.section == "palette" }
    custom = theme.custom.count
    provenance = paths.reduce(into: [:]) { counts, path in
      if let trace = resolution.trace(path) { counts[trace.provenance, default: 0] += 1 }
    }
  }
}
