import Foundation
import ThemeEngine

/// The brand documents of `docs/examples`.
enum ExampleBrand {
  static func path(_ name: String) -> String {
    PackageFolder.root.appending(path: "docs/examples/\(name).brand.json").path()
  }

  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  static func document(
    _ name: String,
    extending brands: [any BrandPlugin] = []
  ) throws -> BrandDocument {
    let folder = PackageFolder.root.appending(path: "docs/examples")
    return BrandDocument(
      parsing: Array(try text(name).utf8),
      name: "\(name).brand.json",
      source: ResolverFolderSource(folder: folder),
      extending: BrandRegistry(brands)
    )
  }
}
