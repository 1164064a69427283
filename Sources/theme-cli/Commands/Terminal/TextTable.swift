/// Rows of texts with their columns aligned.
struct TextTable {
  /// One text of a row: what is shown, and how wide it is without its colours.
  struct Cell {
    var text: String
    var width: Int

    init(_ text: String, painted: ((String) -> String)? = nil) {
      let visible = PlainText.visible(text)
      width = PlainText.width(visible)
      self.text = painted?(visible) ?? visible
    }

    /// The cell with a mark of a known width before it.
    func after(_ mark: String, width markWidth: Int) -> Self {
      var copy = self
      copy.text = mark + text
      copy.width += markWidth
      return copy
    }
  }

  /// Columns whose texts end at the same cell, as numbers do.
  var rightAligned: Set<Int> = []
  var rows: [[Cell]] = []

  /// A line a row, without blanks at its end.
  func lines(indent: String = "") -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.width)
      }
    }
    return rows.map { row in
      var line = indent
      let last = row.lastIndex { $0.width > 0 } ?? 0
      for (column, cell) in row.enumerated() where column <= last {
        let padding = String(repeating: " ", count: widths[column] - cell.width)
        if rightAligned.contains(column) { line += padding }
        line += cell.text
        if column < last { line += (rightAligned.contains(column) ? "" : padding) + "  " }
      }
      return line
    }
  }
}
