/// Several themes side by side, a row a token.
///
/// A group that one theme has and another says null for has a row for each of its leaves, and the
/// other theme's cells there are null.
public struct ThemeMatrix: Equatable, Sendable {
  /// One theme.
  public struct Column: Hashable, Sendable {
    /// The brand's id.
    public let brand: String
    public let appearance: Appearance
    /// The file that the theme was read from; `nil` for a brand's own.
    public let file: String?
    /// The contexts that were chosen of a resolver document; `nil` where none were.
    public let contexts: String?

    /// The theme as a reference names it: its file or brand, and what it was resolved for.
    public var name: String {
      ThemeDiff.Side(brand: brand, appearance: appearance, file: file, contexts: contexts).name
    }
  }

  /// One token in all themes.
  public struct Row: Hashable, Sendable {
    /// The path; an elevation has one row, whose path is its level.
    public let token: TokenPath
    /// One for each column.
    public let cells: [Cell]
    /// The largest CIEDE2000 difference of two colours in the row, rounded to 6 decimals.
    ///
    /// Translucent colours are composited over their own theme's background. `nil` with less than
    /// two colours.
    public let spread: Double?
    public let area: ThemeDiff.Area
  }

  /// One token in one theme.
  public struct Cell: Hashable, Sendable {
    /// `nil` where the theme lacks the token.
    public let value: TokenValue?
    /// The value in words; `—` where there is no token.
    public let text: String
    /// Whether more than half of the row's themes agree on another value.
    public let isOutlier: Bool
  }

  public let columns: [Column]
  /// In the order of a theme, brands' own tokens last.
  public let rows: [Row]

  /// - Parameters:
  ///   - themes: at least one for there to be rows.
  ///   - files: the file of each theme; what is missing counts as `nil`.
  ///   - contexts: the contexts that were chosen of each file; what is missing counts as `nil`.
  ///   - pattern: a path with `*` for any text and `?` for any character, or a plain text that a path
  ///     has to hold; an elevation is in where its level or one of its leaves matches. `nil`: all.
  public init(
    _ themes: [ResolvedTheme],
    files: [String?] = [],
    contexts: [String?] = [],
    matching pattern: String? = nil
  ) {
    columns = themes.enumerated().map { index, theme in
      let side = ThemeDiff.Side(
        theme,
        file: index < files.count ? files[index] : nil,
        contexts: index < contexts.count ? contexts[index] : nil
      )
      return Column(
        brand: side.brand,
        appearance: side.appearance,
        file: side.file,
        contexts: side.contexts
      )
    }
    rows = MatrixRows(themes, pattern: pattern.map(PathPattern.init)).rows()
  }
}
