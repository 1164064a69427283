/// Words as a sentence lists them.
package struct WordList {
  private let words: [String]
  /// How many words the list leaves out.
  private let rest: Int

  package init(_ words: some Sequence<String>) {
    self.words = Array(words)
    rest = 0
  }

  /// A list of names, each in single quotes; those beyond the limit are counted.
  package init(quoting names: some Sequence<String>, atMost limit: Int = .max) {
    let quoted = names.map { "'\($0)'" }
    words = Array(quoted.prefix(limit))
    rest = quoted.count - words.count
  }

  /// One of them: `a, b or c`; empty without words.
  package var or: String { joined(by: "or") }

  /// All of them: `a, b and c`; empty without words.
  package var and: String { joined(by: "and") }

  private func joined(by conjunction: String) -> String {
    var all = words
    if rest > 0 { all.append("\(rest) \(rest == 1 ? "other" : "others")") }
    guard let last = all.last, all.count > 1 else { return all.first ?? "" }
    return all.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
