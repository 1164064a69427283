/// A stretch of one line around a column.
package struct LineExcerpt: Sendable, Equatable {
  /// The characters, without the line end.
  package var characters: [Character]

  /// The column of the first character, from 1.
  package var firstColumn: Int

  /// Whether the line has characters before these.
  package var isCutBefore: Bool

  /// Whether the line has characters after these.
  package var isCutAfter: Bool
}

extension LineIndex {
  private static let greatestReach = 10_000

  /// The characters of a line that are at most so far from a column, or nil where there is no such line.
  ///
  /// Bytes that aren't UTF-8 come out as replacement characters. Cost: linear in the reach, however
  /// long the line is.
  package func excerpt(line: Int, around column: Int, reach: Int) -> LineExcerpt? {
    guard line >= 1, line <= lineCount else { return nil }
    let reach = min(max(reach, 0), Self.greatestReach)
    let lineStart = firstMark(ofLine: line)
    let end = contentEnd(line: line, from: lineStart)
    let first = max(0, min(max(column, 1), end - lineStart + 1) - 1 - reach)
    var mark = marks[lastMark { ($0.line, $0.characters) <= (line, first) }]
    if isASCII { mark = Mark(offset: lineStart + first, line: line, characters: first) }
    mark.offset = min(mark.offset, end)
    let wanted = 2 * reach + 1
    // Enough for any text that is meant to be read; stacked marks beyond it are cut off.
    let limit = min(end, mark.offset + Self.window * 2 + wanted * 32)
    var column = mark.characters
    var characters: [Character] = []
    var isCutAfter = limit < end
    for character in String(decoding: bytes[mark.offset..<limit], as: UTF8.self) {
      if characters.count == wanted {
        isCutAfter = true
        break
      }
      if column >= first { characters.append(character) }
      column += 1
    }
    return LineExcerpt(
      characters: characters,
      firstColumn: first + 1,
      isCutBefore: first > 0,
      isCutAfter: isCutAfter
    )
  }

  /// The offset after the line's last byte before its line end.
  private func contentEnd(line: Int, from start: Int) -> Int {
    let next = line == lineCount ? nil : firstMark(ofLine: line + 1)
    guard let next else { return bytes.count }
    let isPair = next - 2 >= start && bytes[next - 1] == 0x0A && bytes[next - 2] == 0x0D
    return isPair ? next - 2 : next - 1
  }

  private func firstMark(ofLine line: Int) -> Int {
    marks[lastMark { $0.line < line || $0.line == line && $0.characters == 0 }].offset
  }
}
