/// A table of GitHub's Markdown; its cells are Markdown already.
struct MarkdownTable {
  private(set) var text: String

  init(_ columns: [String]) {
    text = ""
    add(columns)
    add(columns.map { _ in "---" })
  }

  mutating func add(_ cells: [String]) { text += "| \(cells.joined(separator: " | ")) |\n" }
}
