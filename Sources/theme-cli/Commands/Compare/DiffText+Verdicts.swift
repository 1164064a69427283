import ThemeEngine

extension DiffText {
  /// The pairs that pass on one side only.
  var verdicts: [String] {
    let sides = sides.map { FoldingTable.Column(heading: $0.heading, minimum: 12) }
    var table = FoldingTable(
      columns: [FoldingTable.Column(heading: "foreground on ground", minimum: 24)] + sides
        + [FoldingTable.Column(heading: "needs", isNumeric: true)]
    ) { [style] in
      style.paint($0, .faint)
    }
    for flip in diff.verdicts {
      table.rows.append(
        .cells([
          FoldingTable.Cell("\(flip.right.foreground) on \(flip.right.ground)"),
          cell(flip.left), cell(flip.right),
          FoldingTable.Cell(Self.requirement(flip)),
        ])
      )
    }
    let count = diff.verdicts.count
    let title = count == 1 ? "1 contrast verdict flips" : "\(count) contrast verdicts flip"
    return [style.paint(title, .heading)] + table.lines(indent: Self.indent, width: width)
  }

  private func cell(_ verdict: ContrastVerdict) -> FoldingTable.Cell {
    let style = style
    let passes = verdict.passes
    return FoldingTable.Cell("\(verdict.ratioText) \(passes ? "passes" : "fails")") {
      style.paint($0, passes ? .note : .error)
    }
  }

  private static func requirement(_ flip: VerdictFlip) -> String {
    let (left, right) = (flip.left.required, flip.right.required)
    let text = DecimalText.string(right)
    return left == right ? text : "\(DecimalText.string(left)) → \(text)"
  }
}
