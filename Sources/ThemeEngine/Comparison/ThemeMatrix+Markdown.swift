extension ThemeMatrix {
  /// A table for each part of a theme; what differs from most of its row is bold.
  public func markdown() -> String {
    guard !rows.isEmpty else { return "No tokens.\n" }
    return ThemeDiff.Area.allCases.compactMap { area -> String? in
      let rows = rows.filter { $0.area == area }
      guard !rows.isEmpty else { return nil }
      var table = MarkdownTable(["Token"] + columns.map { MarkdownText.code($0.name) } + ["ΔE"])
      for row in rows {
        let cells = row.cells.map { cell in
          let text = MarkdownText.plain(cell.text)
          return cell.isOutlier ? "**\(text)**" : text
        }
        let spread = row.spread.map { DecimalText.string($0.rounded(toPlaces: 1)) } ?? ""
        table.add([MarkdownText.code(row.token.description)] + cells + [spread])
      }
      return "#### \(area.rawValue)\n\n" + table.text
    }.joined(separator: "\n")
  }
}
