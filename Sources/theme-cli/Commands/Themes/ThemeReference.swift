package import ThemeEngine

/// What a command's theme argument names.
package enum ThemeReference: Hashable, Sendable {
  /// A registered brand, and what to resolve it for.
  case brand(String, AppearanceRequest)
  /// A file, with what stands behind its `@`: contexts for the modifiers of a resolver document, or
  /// the qualifiers of a brand document.
  case path(String, contexts: String?)
  case standardInput(contexts: String?)
}

extension ThemeReference {
  /// How help spells it.
  static let summary =
    "BRAND[@QUALIFIER(+QUALIFIER)*], PATH[@NAME=CONTEXT(,NAME=CONTEXT)*], or - for standard input"

  /// What help says of it.
  static let discussion = [
    "A qualifier is light, dark, standard, increased, text=CATEGORY or platform=NAME, each kind "
      + "once in any order. What is missing is the brand's preferred scheme, standard contrast, "
      + "text size large, platform ios. Categories: "
      + TextSizeCategory.allCases.map(\.rawValue).joined(separator: ", ") + ". Platforms: "
      + Platform.allCases.map(\.rawValue).joined(separator: ", ") + ".",
    "What holds a '/' or a '.' is a path: of a resolved theme, which has its own appearance, so "
      + "nothing may follow; of a brand document, which takes the qualifiers of a brand; of a token "
      + "file, or of a folder of them; or of a resolver document or of themes of Tokens Studio, for "
      + "whose modifiers contexts may follow. Its content tells. Other files are read below its "
      + "folder only.",
  ]
}
