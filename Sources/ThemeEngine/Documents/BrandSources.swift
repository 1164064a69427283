/// Where a brand document finds what it refers to.
struct BrandSources: Sendable {
  let files: any DocumentSource
  let brands: BrandRegistry
  let options: DocumentOptions
  /// The documents on the way that led here by extending each other.
  var chain: [String] = []
}
