import ThemeEngine

/// Text from inputs as a terminal may show it.
enum PlainText {
  /// The text with characters that a terminal would act on shown by their number.
  static func visible(_ text: String) -> String { VisibleText.escape(text) }

  /// The cells that a text takes on a line.
  static func width(_ text: String) -> Int {
    text.reduce(0) { $0 + DisplayWidth.cells(of: $1) }
  }
}
