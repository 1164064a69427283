import ThemeEngine

@testable import theme_cli

/// The brands that the package delivers.
enum DeliveredBrands {
  static let plugins: [any BrandPlugin] = BrandCatalog.all
  static let registry = BrandRegistry(plugins)
  static let ids = registry.ids

  /// Both schemes of each brand under its id; a pinned brand gives its own twice.
  static let appearances: [(id: String, scheme: Scheme)] = ids.flatMap { id in
    Scheme.allCases.map { (id, $0) }
  }

  static func resolution(
    _ id: String,
    _ request: AppearanceRequest = AppearanceRequest()
  ) throws -> Resolution {
    guard let brand = registry.definition(id) else { throw UnknownBrand(id: id) }
    return try ThemeResolver.resolution(of: brand, for: request)
  }

  struct UnknownBrand: Error {
    let id: String
  }
}
