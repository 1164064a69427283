/// What the engine keeps in `$extensions` of the files that it writes: all that the Design Tokens
/// format has no words for.
enum EngineExtension {
  /// The vendor key, as the format asks for it (Format module, `$extensions`).
  static let key = "org.theme-engine"

  static let version = FormatVersion(major: 1, minor: 0)

  /// The member of a file's root that holds the leaves of a theme which are no tokens.
  static let leaves = "leaves"

  /// The member of a file's root that holds tokens which the format can't say.
  static let tokens = "tokens"

  /// The member that holds what stands beside a token's or group's own properties.
  static let properties = "properties"

  /// Marks a token that repeats leaves in the form that other tools read.
  static let projection = "projection"

  /// Marks a value that the brand gives increased contrast itself, which the engine doesn't move.
  static let increased = "increased"

  /// The modifier whose contexts are the appearances of a brand.
  static let modifier = "appearance"

  /// What the engine keeps beside a value; nil where it keeps nothing.
  static func content(of object: JSONNode) -> JSONNode? {
    guard let content = object["$extensions"]?[key], content.kind == .object else { return nil }
    return content
  }
}
