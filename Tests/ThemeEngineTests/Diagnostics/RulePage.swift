import Testing

/// The page of rules, taken apart.
struct RulePage {
  private(set) var entries: [Entry] = []
  private(set) var reserved: [String] = []

  /// A rule with its sentence and examples.
  struct Entry: CustomTestStringConvertible {
    let id: String
    let area: String
    var text = ""
    var examples: [Example] = []

    var testDescription: String { id }
  }

  /// A fenced block; its first line says which rule it breaks and how it is run.
  struct Example: CustomTestStringConvertible {
    let rule: String
    let kind: String
    /// What a resolver document is given, as JSON without blanks.
    let input: String?
    var lines: [String] = []

    init(_ heading: Substring) {
      var values: [Substring: String] = [:]
      for word in heading.split(separator: " ") {
        let parts = word.split(separator: "=", maxSplits: 1)
        if parts.count == 2 { values[parts[0]] = String(parts[1]) }
      }
      rule = values["rule"] ?? ""
      kind = values["kind"] ?? ""
      input = values["input"]
    }

    var text: String { lines.joined(separator: "\n") }
    var testDescription: String { "\(kind) of \(rule)" }
  }

  init(_ page: String) {
    var area = ""
    var example: Example?
    for line in page.split(separator: "\n") {
      if let open = example {
        if line == "```" {
          entries[entries.count - 1].examples.append(open)
          example = nil
        } else {
          example?.lines.append(String(line))
        }
      } else if line.hasPrefix("```"), !entries.isEmpty {
        example = Example(line)
      } else if line.hasPrefix("### `") {
        entries.append(Entry(id: String(line.dropFirst(5).dropLast()), area: area))
      } else if line.hasPrefix("## ") {
        area = String(line.dropFirst(3).prefix { $0 != ":" })
      } else if area == "Reserved" {
        if line.hasPrefix("- `") { reserved.append(String(line.dropFirst(3).prefix { $0 != "`" })) }
      } else if !entries.isEmpty {
        let text = entries[entries.count - 1].text
        entries[entries.count - 1].text = text.isEmpty ? String(line) : "\(text) \(line)"
      }
    }
  }
}
