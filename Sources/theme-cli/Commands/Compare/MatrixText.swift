import ThemeEngine

/// Themes side by side for people, in as many blocks of columns as the width asks for.
struct MatrixText {
  let matrix: ThemeMatrix
  /// What the colours of each theme lie on.
  let grounds: [ColorValue]
  let style: TextStyling
  let width: Int

  init(_ matrix: ThemeMatrix, grounds: [ColorValue], _ context: CommandContext) {
    self.matrix = matrix
    self.grounds = grounds
    style = context.style
    width = context.width
  }

  var text: String {
    var blocks: [[String]] = []
    var rest = matrix.columns.indices
    while !rest.isEmpty {
      var count = rest.count
      while count > 1, !table(rest.prefix(count)).fits(width) { count -= 1 }
      // Blocks of the same size are easier to compare than a full one and a rest.
      let blocksLeft = (rest.count + count - 1) / count
      count = (rest.count + blocksLeft - 1) / blocksLeft
      blocks.append(table(rest.prefix(count)).lines(indent: "", width: width))
      rest = rest.dropFirst(count)
    }
    var lines = blocks.joined(separator: [""]).map { $0 }
    if matrix.rows.contains(where: { $0.cells.contains(where: \.isOutlier) }) {
      lines += ["", legend]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var headings: [String] {
    SideHeadings.texts(matrix.columns.map { ($0.name, $0.file, $0.contexts) })
  }

  private var legend: String {
    style.depth == .none
      ? "* unlike most themes"
      : style.paint("bold", .value) + style.paint(": unlike most themes", .faint)
  }

  /// Some of the themes, the spread behind the last.
  private func table(_ themes: Range<Int>) -> FoldingTable {
    let hasSpread =
      themes.upperBound == matrix.columns.count && matrix.rows.contains { $0.spread != nil }
    var table = FoldingTable(
      columns: [FoldingTable.Column(heading: "token", minimum: 22)]
        + headings[themes].map { FoldingTable.Column(heading: $0, minimum: 15) }
        + (hasSpread ? [FoldingTable.Column(heading: "ΔE", isNumeric: true)] : [])
    ) { [style] in
      style.paint($0, .faint)
    }
    var section: DiffSection?
    for row in matrix.rows {
      let own = DiffSection(row.area)
      if let section, section != own { table.rows.append(.group(FoldingTable.Cell(""))) }
      section = own
      table.rows.append(.cells(cells(of: row, themes, hasSpread)))
    }
    return table
  }

  private func cells(
    of row: ThemeMatrix.Row,
    _ themes: Range<Int>,
    _ hasSpread: Bool
  ) -> [FoldingTable.Cell] {
    let compared = ComparedValue(style: style)
    let hasSwatch = row.cells.contains { $0.value?.color != nil }
    let values = themes.map { index in
      let cell = row.cells[index]
      let mark = cell.isOutlier && style.depth == .none ? "*" : ""
      let text =
        switch cell.value {
        case nil: ComparedValue.absent
        case .color(let color)?: ComparedValue.text(.color(color), at: row.token)
        default: cell.text
        }
      return compared.cell(
        cell.value,
        text + mark,
        on: grounds[index],
        alignsWithSwatches: hasSwatch,
        part: cell.isOutlier ? .value : nil
      )
    }
    return [FoldingTable.Cell(row.token.description)] + values
      + (hasSpread ? [compared.cell(deltaE: row.spread)] : [])
  }
}
