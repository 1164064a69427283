@testable import ThemeEngine

/// The published schema of brand documents, read back.
enum BrandSchemaCopy {
  static let schema: Schema = {
    do {
      return Schema(reading: try JSONDocument(parsing: BrandSchema.json()))
    } catch {
      fail("the schema is JSON: \(error)")
    }
  }()

  /// Every name of a property, as JSON.
  static let names = Set(schema.names).sorted().map { Array("\"\($0)\"".utf8) }

  /// Every word of a closed list, as JSON.
  static let words = Set(schema.words).sorted().map { Array("\"\($0)\"".utf8) }
}
