import ThemeEngine

/// Breaks paragraphs into lines.
enum TextWrap {
  /// Lines of at most so many cells, broken between words; a longer word has a line of its own.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if PlainText.width(line) + 1 + word.count <= width {
        line += " \(word)"
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Lines of at most so many cells: broken between words, in a longer word after a dot, slash,
  /// comma or hyphen, else anywhere.
  static func folded(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty {
        if PlainText.width(line) + 1 + PlainText.width(String(word)) <= width {
          line += " \(word)"
          continue
        }
        lines.append(line)
      }
      var parts = parts(of: word, width: max(width, 2))
      line = parts.popLast() ?? ""
      lines += parts
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }

  /// The cells of the longest part of a text that needn't be broken inside a word.
  static func longestPart(_ text: String) -> Int {
    var (longest, cells) = (0, 0)
    for character in text {
      cells = character == " " ? 0 : cells + DisplayWidth.cells(of: character)
      longest = max(longest, cells)
      if seams.contains(character) { cells = 0 }
    }
    return longest
  }

  /// After these a word may be broken.
  private static let seams = "./,-"

  private static func parts(of word: Substring, width: Int) -> [String] {
    var parts: [String] = []
    var rest = word
    while PlainText.width(String(rest)) > width {
      var end = rest.startIndex
      var seam: Substring.Index?
      var cells = 0
      while end < rest.endIndex {
        cells += DisplayWidth.cells(of: rest[end])
        if cells > width { break }
        let character = rest[end]
        end = rest.index(after: end)
        if seams.contains(character) { seam = end }
      }
      parts.append(String(rest[..<(seam ?? end)]))
      rest = rest[(seam ?? end)...]
    }
    return rest.isEmpty ? parts : parts + [String(rest)]
  }

  /// The end of a text behind an ellipsis where it is wider than so many cells.
  static func shortened(_ text: String, width: Int) -> String {
    guard PlainText.width(text) > width else { return text }
    var rest = text[...]
    while PlainText.width(String(rest)) >= width, !rest.isEmpty { rest.removeFirst() }
    return "…\(rest)"
  }
}
