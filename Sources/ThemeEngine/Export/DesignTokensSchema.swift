/// The Design Tokens format that files are written in, and where its schemas are published.
enum DesignTokensSchema {
  static let version = "2025.10"
  static let format = "https://www.designtokens.org/schemas/2025.10/format.json"
  static let resolver = "https://www.designtokens.org/schemas/2025.10/resolver.json"
}
