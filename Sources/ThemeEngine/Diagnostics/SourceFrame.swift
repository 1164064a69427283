/// A source line as it is shown, and where the caret stands under it.
struct SourceFrame {
  /// The shown text; a cut end is marked with `…`.
  var text: String

  /// The cells before the caret, or nil where there is none.
  var caretIndent: Int?

  private struct Cell {
    var text: String
    var width: Int
  }

  private static let tab = Cell(text: "    ", width: 4)

  /// Lays a line out in at most so many cells, the caret's surroundings in sight.
  ///
  /// - Parameters:
  ///   - excerpt: The line around the caret.
  ///   - column: The caret's column; nil shows the line's beginning without a caret.
  ///   - width: Cells at most.
  init(_ excerpt: LineExcerpt, column: Int?, width: Int) {
    let cells = excerpt.characters.map(Self.cell)
    let caret = column.map { min(max(max($0, 1) - excerpt.firstColumn, 0), cells.count) }
    let focus = caret ?? 0
    var low = focus
    var high = focus
    var used = 0
    func add(_ index: Int, within limit: Int) -> Bool {
      guard cells.indices.contains(index), used + cells[index].width <= limit else { return false }
      used += cells[index].width
      return true
    }
    // Two cells are kept for the marks of cut ends, one for a caret after the last character.
    let room = max(width - 3, 8)
    while add(low - 1, within: room / 2) { low -= 1 }
    while add(high, within: room) { high += 1 }
    while add(low - 1, within: room) { low -= 1 }
    let isCutBefore = low > 0 || excerpt.isCutBefore
    let isCutAfter = high < cells.count || excerpt.isCutAfter
    var shown = isCutBefore ? "…" : ""
    for cell in cells[low..<high] { shown += cell.text }
    if isCutAfter { shown += "…" }
    text = shown
    caretIndent = caret.map { caret in
      cells[low..<caret].reduce(isCutBefore ? 1 : 0) { $0 + $1.width }
    }
  }

  private static func cell(_ character: Character) -> Cell {
    if character == "\t" { return tab }
    guard character.unicodeScalars.contains(where: VisibleText.isHidden) else {
      return Cell(text: String(character), width: DisplayWidth.cells(of: character))
    }
    var text = ""
    var width = 0
    for scalar in character.unicodeScalars {
      if let picture = picture(of: scalar) {
        text.unicodeScalars.append(picture)
        width += 1
      } else if VisibleText.isHidden(scalar) {
        let name = VisibleText.name(scalar)
        text += name
        width += name.utf8.count
      } else {
        text.unicodeScalars.append(scalar)
        width += DisplayWidth.cells(of: Character(scalar))
      }
    }
    return Cell(text: text, width: width)
  }

  /// The control picture of a C0 control character.
  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    default: nil
    }
  }
}
