extension FoldingTable {
  /// The first text of a row with its short facts, and below it the others behind their headings.
  func stackedLines(indent: String, groupIndent: String, width: Int) -> [String] {
    let inner = indent + "  "
    let room = width - inner.utf8.count
    let labels = headings
    let facts = facts(width: width - indent.utf8.count)
    let values = columns.indices.filter { !facts.contains($0) }
    let label = min(values.map { labels[$0].width }.max() ?? 0, room / 3)
    var first = firstLines(facts, indent: indent, width: width)[...]
    var lines = facts.count > 1 ? first.popFirst() ?? [] : []
    for row in rows {
      switch row {
      case .group(let cell):
        lines += self.lines(of: cell, indent: groupIndent, width: width)
      case .cells(let cells):
        var table = TextTable()
        for column in values where cells[column].width > 0 {
          table.append([labels[column], cells[column]], [label, room - label - 2])
        }
        lines += (first.popFirst() ?? []) + table.lines(indent: inner)
      }
    }
    return lines
  }

  /// The columns of the first lines: the names, and the short facts where both have room.
  private func facts(width: Int) -> [Int] {
    let facts = columns.indices.filter { $0 == 0 || columns[$0].minimum == nil }
    return width - taken(by: facts) < 16 ? [0] : facts
  }

  /// The cells that the facts take beside the names.
  private func taken(by facts: [Int]) -> Int {
    let natural = naturalWidths
    return facts.dropFirst().reduce(0) { $0 + 2 + natural[$1] }
  }

  /// The name of each row with its facts, all aligned; headings first where there are facts.
  private func firstLines(_ facts: [Int], indent: String, width: Int) -> [[String]] {
    let natural = naturalWidths
    let name = min(natural.first ?? 0, width - indent.utf8.count - taken(by: facts))
    let widths = facts.map { $0 == 0 ? name : natural[$0] }
    var table = TextTable(
      rightAligned: Set(facts.indices.filter { columns[facts[$0]].isNumeric })
    )
    var ends: [Int] = []
    func append(_ cells: [Cell]) {
      table.append(facts.map { cells[$0] }, widths)
      ends.append(table.rows.count)
    }
    if facts.count > 1 { append(headings) }
    for case .cells(let cells) in rows { append(cells) }
    let lines = table.lines(indent: indent)
    return zip([0] + ends, ends).map { Array(lines[$0..<$1]) }
  }
}
