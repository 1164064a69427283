import ThemeEngine

/// The areas of a theme that a comparison is limited to.
struct DiffAreas {
  private(set) var areas: Set<ThemeDiff.Area> = []

  static let names = ThemeDiff.Area.allCases.map(\.rawValue)

  /// Reads names with commas between them.
  init(_ text: String) throws(UsageError) {
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let area = ThemeDiff.Area(rawValue: String(name)) else {
        throw UsageError(
          name.isEmpty ? "an area of '--only' is missing" : "unknown area '\(name)' of '--only'",
          suggestion: NameSuggestion.nearest(to: String(name), among: Self.names),
          excerpt: UsageError.Excerpt(
            before: String(text[..<name.startIndex]),
            marked: String(name),
            after: String(text[name.endIndex...])
          ),
          expected: Self.names
        )
      }
      areas.insert(area)
    }
  }
}
