package import ThemeEngine

/// What a command's theme argument names.
package enum ThemeReference: Hashable, Sendable {
  /// A registered brand, and what to resolve it for.
  case brand(String, AppearanceRequest)
  /// A file with a resolved theme, which has its own appearance.
  case path(String)
  case standardInput
}

extension ThemeReference {
  /// How help spells it.
  static let summary =
    "BRAND[@QUALIFIER(+QUALIFIER)*], the path of a resolved theme, or - for standard input"

  /// What help says of it.
  static let discussion = [
    "A qualifier is light, dark, standard, increased, text=CATEGORY or platform=NAME, each kind "
      + "once in any order. What is missing is the brand's preferred scheme, standard contrast, "
      + "text size large, platform ios. Categories: "
      + TextSizeCategory.allCases.map(\.rawValue).joined(separator: ", ") + ". Platforms: "
      + Platform.allCases.map(\.rawValue).joined(separator: ", ") + ".",
    "What holds a '/' or a '.' is a path; a resolved theme has its own appearance, so nothing "
      + "may follow its path.",
  ]
}
