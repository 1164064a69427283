import Testing

@testable import ThemeCommands

struct FoldingTableTests {
  private static let table: FoldingTable = {
    var table = FoldingTable(
      columns: [
        FoldingTable.Column(heading: "token", minimum: 8),
        FoldingTable.Column(heading: "value", minimum: 10),
        FoldingTable.Column(heading: "ΔE", isNumeric: true),
      ],
      heading: { $0 }
    )
    table.rows = [
      .group(FoldingTable.Cell("group")),
      .cells(["a.long.token", "a value in words", "1"].map { FoldingTable.Cell($0) }),
      .cells(["b", "short", "10"].map { FoldingTable.Cell($0) }),
    ]
    return table
  }()

  @Test(
    arguments: [
      (
        36,
        [
          "token         value             ΔE", "group", "a.long.token  a value in words   1",
          "b             short             10",
        ]
      ),
      (
        28,
        [
          "token         value       ΔE", "group", "a.long.token  a value in   1",
          "              words", "b             short       10",
        ]
      ),
      (
        24,
        [
          "token    value       ΔE", "group", "a.long.  a value in   1", "token    words",
          "b        short       10",
        ]
      ),
      (
        22,
        [
          "token         ΔE", "group", "a.long.token   1", "  value  a value in", "         words",
          "b             10", "  value  short",
        ]
      ),
    ]
  )
  func folds(width: Int, lines: [String]) {
    #expect(Self.table.lines(indent: "", width: width) == lines)
  }

  @Test(
    arguments: [
      ("one two three", 7, ["one two", "three"]),
      ("component.button.radius", 12, ["component.", "button.", "radius"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("色色色", 4, ["色色", "色"]),
      ("", 4, [""]),
      ("a   b", 9, ["a b"]),
    ]
  )
  func breaksTexts(text: String, width: Int, lines: [String]) {
    #expect(TextWrap.folded(text, width: width) == lines)
  }

  @Test(arguments: [("short", "short"), ("folder/theme.json", "…eme.json"), ("色色色色色", "…色色色色")])
  func shortensFromTheFront(text: String, shown: String) {
    #expect(TextWrap.shortened(text, width: 9) == shown)
  }
}
