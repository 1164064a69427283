import ThemeEngine

extension ExplanationText {
  /// The pairs that a token is a side of: as a foreground on its grounds, then as a ground.
  func contrast(_ leaf: Explanation) -> TextTable {
    var table = TextTable()
    table.rightAligned = [2]
    let sides =
      leaf.pairs.filter { $0.foreground == leaf.token }.map { ("on", $0, $0.ground) }
      + leaf.pairs.filter { $0.foreground != leaf.token }.map { ("under", $0, $0.foreground) }
    for (word, verdict, other) in sides {
      table.rows.append([
        TextTable.Cell(word) { style.paint($0, .faint) },
        TextTable.Cell(other.description),
        TextTable.Cell(verdict.ratioText),
        TextTable.Cell(Self.verdict(verdict)) {
          style.paint($0, verdict.passes ? .faint : .error)
        },
      ])
    }
    return table
  }

  func backdrops(_ backdrops: [MaterialBackdrop]) -> TextTable {
    var table = TextTable()
    for backdrop in backdrops {
      let others = backdrop.failing - 1
      let more = others == 0 ? "" : ", and \(others) more"
      table.rows.append([
        TextTable.Cell("over \(backdrop.backdrop)"),
        TextTable.Cell("\(backdrop.worst.foreground)\(more)"),
        TextTable.Cell(backdrop.worst.ratioText),
        TextTable.Cell(Self.verdict(backdrop.worst)) { style.paint($0, .error) },
      ])
    }
    return table
  }

  private static func verdict(_ verdict: ContrastVerdict) -> String {
    if verdict.required == 1 { return "nothing is asked" }
    let required = TokenValue.number(verdict.required)
    return verdict.passes ? "passes \(required)" : "fails \(required)"
  }
}
