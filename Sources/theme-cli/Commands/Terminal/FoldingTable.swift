/// Rows of texts under headings, folded so that no line is wider than the terminal.
///
/// Columns that are too wide together give way and their texts fold; where even that isn't enough,
/// the texts of a row stand below each other.
struct FoldingTable {
  /// What a column is called, and how narrow it may become.
  struct Column {
    var heading: String
    /// Cells that it keeps; `nil` for short facts that never give way.
    var minimum: Int?
    var isNumeric = false
  }

  /// One text of a row, which may have a swatch before it.
  struct Cell {
    let text: String
    let width: Int
    private(set) var mark = ""
    private(set) var markWidth = 0
    private let paint: @Sendable (String) -> String

    init(_ text: String, painted: @escaping @Sendable (String) -> String = { $0 }) {
      self.text = PlainText.visible(text)
      width = PlainText.width(self.text)
      paint = painted
    }

    /// The cell with a mark of a known width before it.
    func after(_ mark: String, width: Int) -> Self {
      var copy = self
      copy.mark = mark
      copy.markWidth = width
      return copy
    }

    func lines(width: Int) -> [TextTable.Cell] {
      let blank = String(repeating: " ", count: markWidth)
      return TextWrap.folded(text, width: width - markWidth).enumerated().map { index, line in
        TextTable.Cell(line, painted: paint).after(index == 0 ? mark : blank, width: markWidth)
      }
    }
  }

  /// A row, or a line that names the rows after it.
  enum Row {
    case cells([Cell])
    case group(Cell)
  }

  let columns: [Column]
  /// How headings look.
  let heading: @Sendable (String) -> String
  var rows: [Row] = []

  /// Whether the columns stand beside each other in a line of so many cells.
  func fits(_ width: Int) -> Bool { widths(in: width) != nil }

  /// Lines of at most so many cells; rows may stand further in than the names of their groups.
  func lines(indent: String, groupIndent: String = "", width: Int) -> [String] {
    guard let widths = widths(in: width - indent.utf8.count) else {
      return stackedLines(indent: indent, groupIndent: groupIndent, width: width)
    }
    var table = TextTable(rightAligned: Set(columns.indices.filter { columns[$0].isNumeric }))
    var groups: [Int: [String]] = [:]
    if columns.contains(where: { !$0.heading.isEmpty }) { table.append(headings, widths) }
    for row in rows {
      switch row {
      case .cells(let cells): table.append(cells, widths)
      case .group(let cell):
        groups[table.rows.count, default: []] += lines(of: cell, indent: groupIndent, width: width)
      }
    }
    return table.lines(indent: indent).enumerated().flatMap { (groups[$0] ?? []) + [$1] }
  }

  var headings: [Cell] { columns.map { Cell($0.heading, painted: heading) } }

  func lines(of cell: Cell, indent: String, width: Int) -> [String] {
    cell.lines(width: width - indent.utf8.count).map { indent + $0.text }
  }

  /// The cells that each column would take.
  var naturalWidths: [Int] {
    var widths = headings.map(\.width)
    for case .cells(let cells) in rows {
      for (column, cell) in cells.enumerated() where column < widths.count {
        widths[column] = max(widths[column], cell.width + cell.markWidth)
      }
    }
    return widths
  }

  /// The cells below which each column doesn't go, so that words of a usual length stay whole.
  private var floors: [Int] {
    var floors = columns.map { $0.minimum ?? .max }
    for case .cells(let cells) in [Row.cells(headings)] + rows {
      for (column, cell) in cells.enumerated() where column < floors.count {
        let longest = TextWrap.longestPart(cell.text) + cell.markWidth
        floors[column] = max(floors[column], min(longest, 20))
      }
    }
    return floors
  }

  /// The widths of the columns; `nil` where they can't stand beside each other.
  private func widths(in width: Int) -> [Int]? {
    var widths = naturalWidths
    let floors = floors
    var excess = widths.reduce(0, +) + 2 * (widths.count - 1) - width
    while excess > 0 {
      let yielding = columns.indices.filter { widths[$0] > floors[$0] }
      // The names of rows fold last.
      guard
        let widest = yielding.dropFirst(yielding.count > 1 && yielding[0] == 0 ? 1 : 0)
          .max(by: { widths[$0] < widths[$1] })
      else { return nil }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }
}

extension TextTable {
  /// A row whose texts fold at the widths of their columns.
  mutating func append(_ cells: [FoldingTable.Cell], _ widths: [Int]) {
    let folded = zip(cells, widths).map { $0.lines(width: $1) }
    for index in 0..<(folded.map(\.count).max() ?? 0) {
      rows.append(folded.map { $0.indices.contains(index) ? $0[index] : Cell("") })
    }
  }
}
