/// A place in a text as a person counts.
///
/// A line ends with LF, CR LF or a lone CR. A column counts characters as they are seen (grapheme
/// clusters); a tab is one. A byte order mark is not counted.
public struct TextPosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int

  /// The column in the line, from 1.
  public var column: Int

  /// A place by its line and column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension TextPosition: Comparable {
  /// Whether the first place comes before the second in the text.
  public static func < (first: TextPosition, second: TextPosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
