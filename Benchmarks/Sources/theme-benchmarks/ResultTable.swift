/// Aligned text: the first column to the left, all others to the right.
struct ResultTable {
  private let title: String
  private var rows: [[String]]

  init(_ title: String, columns: [String]) {
    self.title = title
    rows = [columns]
  }

  mutating func add(_ cells: [String]) { rows.append(cells) }

  func show() {
    print("\n\(title)")
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    for row in rows {
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }
      print("  " + cells.joined(separator: "  "))
    }
  }
}
