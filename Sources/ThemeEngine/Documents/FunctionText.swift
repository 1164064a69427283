/// A function of a style sheet, its parts between blanks or commas.
struct FunctionText {
  var name: String
  var parts: [String]
  /// What stands after a slash.
  var alpha: String?
  var hasCommas: Bool

  /// Nil for a text that isn't a name and parentheses around plain parts.
  init?(_ text: String) {
    let trimmed = text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    guard let open = trimmed.firstIndex(of: "("), trimmed.last == ")" else { return nil }
    name = String(trimmed[..<open])
    let inner = trimmed[trimmed.index(after: open)...].dropLast()
    guard !inner.contains("("), !inner.contains(")") else { return nil }
    let halves = inner.split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count <= 2 else { return nil }
    hasCommas = halves[0].contains(",")
    if hasCommas {
      parts = halves[0].split(separator: ",", omittingEmptySubsequences: false)
        .map { String($0.drop { $0 == " " }) }
    } else {
      parts = halves[0].split(separator: " ").map(String.init)
    }
    alpha = halves.count == 2 ? String(halves[1]) : nil
  }

  /// The function without its first part.
  var droppingFirst: Self {
    var copy = self
    copy.parts = Array(parts.dropFirst())
    return copy
  }
}
