import ThemeEngine

/// A brand document named `acme.brand.json` with files beside it.
func brandDocument(
  _ text: String,
  _ files: [String: String] = [:],
  extending brands: [any BrandPlugin] = []
) -> BrandDocument {
  BrandDocument(
    parsing: Array(text.utf8),
    name: "acme.brand.json",
    source: ResolverTestSource(files),
    extending: BrandRegistry(brands)
  )
}

/// A brand document that extends a brand, with these members beside its identity.
func brandDocument(
  extending brand: any BrandPlugin,
  _ members: String...,
  files: [String: String] = [:]
) -> BrandDocument {
  let id = brand.identity.id
  let identity = #""brand": {"id": "acme", "name": "Acme"}"#
  let all = [#""brandDocument": "1.0""#, identity, #""extends": "\#(id)""#] + members
  return brandDocument("{\(all.joined(separator: ",\n"))}", files, extending: [brand])
}

extension BrandDocument {
  /// The theme in an appearance; nil where the document or the theme has errors.
  func theme(_ scheme: Scheme? = nil, _ contrast: Contrast = .standard) -> ResolvedTheme? {
    definition.flatMap { try? ThemeResolver.resolve($0, for: AppearanceRequest(scheme, contrast)) }
  }

  /// One text a finding: its place, severity, rule and message.
  var texts: [String] { findings.map(\.text) }
}
