import ThemeEngine

/// Puts a usage error into words, with a caret under the part of an argument that is wrong.
enum UsageErrorText {
  /// Lines of at most the width where they can be broken; `help` is the call that tells more.
  static func text(
    _ error: UsageError,
    help: String,
    _ style: TextStyling,
    width: Int
  ) -> String {
    var message = error.message
    if let suggestion = error.suggestion { message += "; did you mean '\(suggestion)'?" }
    var lines = ["\(style.paint("error", .error)): \(PlainText.visible(message))"]
    if let excerpt = error.excerpt {
      let before = PlainText.visible(excerpt.before)
      let marked = PlainText.visible(excerpt.marked)
      let caret = "^" + String(repeating: "~", count: max(PlainText.width(marked) - 1, 0))
      let indent = String(repeating: " ", count: PlainText.width(before))
      lines.append("  " + before + marked + PlainText.visible(excerpt.after))
      lines.append("  " + indent + style.paint(caret, .error))
    }
    lines += error.candidates.map { "  " + PlainText.visible($0) }
    let expected = TextWrap.lines(WordList(error.expected).or, width: width - 9)
    for (index, line) in expected.enumerated() {
      lines.append((index == 0 ? "expected " : "         ") + line)
    }
    if let advice = error.advice { lines.append(PlainText.visible(advice)) }
    lines.append("see '\(help)'")
    return lines.map { $0 + "\n" }.joined()
  }
}
