import Testing
import ThemeEngine

/// Expects that a brand resolves everywhere without a finding.
func expectValidBrand(
  _ brand: any BrandPlugin,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let findings = BrandCheck.findings(BrandDefinition(brand))
  let text = findings.map(\.text).joined(separator: "\n")
  #expect(findings.isEmpty, Comment(rawValue: text), sourceLocation: sourceLocation)
}
