/// Texts that come from outside, safe in GitHub's Markdown and on one line of a table.
enum MarkdownText {
  /// A name as code.
  static func code(_ text: String) -> String {
    let line = VisibleText.escape(text)
    var (run, longest) = (0, 0)
    for byte in line.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let space = line.utf8.first == UInt8(ascii: "`") || line.utf8.last == UInt8(ascii: "`")
    let body = space || line.isEmpty ? " \(line) " : line
    return fence + body.escaping(["|"]) + fence
  }

  /// Words, with nothing in them that Markdown would act on; hex colours are code.
  ///
  /// What holds an `@` is code as a whole, so that nobody is called.
  static func plain(_ text: String) -> String {
    if text.utf8.contains(UInt8(ascii: "@")) { return code(text) }
    let escaped = VisibleText.escape(text).escaping(marks)
    let parts = escaped.split(separator: "#", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { result, part in
      let digits = part.prefix { $0.isHexDigit }
      let isColor = digits.utf8.count == 6 && !(part.dropFirst(6).first?.isLetter ?? false)
      result += isColor ? "`#\(digits)`\(part.dropFirst(6))" : "#\(part)"
    }
  }

  private static let marks: Set<Unicode.Scalar> = [
    "\\", "|", "`", "*", "_", "[", "]", "<", ">", "~", "&", "$",
  ]
}

extension String {
  fileprivate func escaping(_ marks: Set<Unicode.Scalar>) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if marks.contains(scalar) { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
