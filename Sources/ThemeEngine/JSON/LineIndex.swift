/// The starts of a text's lines, for finding the places of many bytes.
///
/// Lines longer than a window that hold more than ASCII have marks along them, so that finding a place
/// looks at a window at most. Cost of making: linear in the text; of a place: logarithmic.
package struct LineIndex: Sendable {
  /// A character boundary and the number of characters before it in its line.
  struct Mark {
    var offset: Int
    var line: Int
    var characters: Int
  }

  let bytes: [UInt8]
  let isASCII: Bool

  /// Line starts and, in long lines, further boundaries, in the order of their offsets.
  let marks: [Mark]

  static let window = 1024

  /// Indexes a text.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    self.isASCII = isASCII
    let start = JSONEncodingCheck.markLength(of: bytes)
    var marks = [Mark(offset: start, line: 1, characters: 0)]
    var line = 1
    var lineStart = start
    while true {
      let next = Self.nextLineStart(from: lineStart, in: bytes)
      if !isASCII, (next ?? bytes.count) - lineStart > Self.window {
        Self.addMarks(from: lineStart, to: next ?? bytes.count, line, in: bytes, to: &marks)
      }
      guard let next else { break }
      line += 1
      lineStart = next
      marks.append(Mark(offset: next, line: line, characters: 0))
    }
    self.marks = marks
  }

  /// The number of lines, at least 1; a line end at the very end begins another one.
  package var lineCount: Int { marks.last?.line ?? 1 }

  /// The place of a byte; an offset past the end counts as the end.
  package func position(at offset: Int) -> TextPosition {
    let offset = min(max(offset, marks[0].offset), bytes.count)
    let mark = marks[lastMark { $0.offset <= offset }]
    let count =
      isASCII
      ? Self.asciiCharacters(from: mark.offset, to: offset, in: bytes)
      : Self.characters(from: mark.offset, to: offset, in: bytes)
    return TextPosition(line: mark.line, column: mark.characters + count + 1)
  }

  /// The line of a byte; an offset past the end counts as the end.
  ///
  /// Looks first at the position of a mark, that of the byte before, and leaves this byte's there: so
  /// bytes in their order cost next to nothing.
  func line(at offset: Int, near mark: inout Int) -> Int {
    let isThere =
      marks[mark].offset <= offset
      && (mark + 1 == marks.count || offset < marks[mark + 1].offset)
    if isThere { return marks[mark].line }
    if mark + 2 < marks.count, marks[mark + 1].offset <= offset, offset < marks[mark + 2].offset {
      mark += 1
    } else {
      mark = lastMark { $0.offset <= offset }
    }
    return marks[mark].line
  }

  /// The places of many bytes, in the order given.
  package func positions(at offsets: [Int]) -> [TextPosition] {
    offsets.map { position(at: $0) }
  }

  /// The place of one byte without an index; linear in the offset.
  static func position(at offset: Int, in bytes: [UInt8]) -> TextPosition {
    var lineStart = JSONEncodingCheck.markLength(of: bytes)
    let offset = min(max(offset, lineStart), bytes.count)
    var line = 1
    while let next = nextLineStart(from: lineStart, in: bytes), next <= offset {
      line += 1
      lineStart = next
    }
    return TextPosition(line: line, column: characters(from: lineStart, to: offset, in: bytes) + 1)
  }

  /// The position of the last mark that the condition, which holds for marks up to some place, holds
  /// for.
  func lastMark(where condition: (Mark) -> Bool) -> Int {
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if condition(marks[middle]) { low = middle } else { high = middle }
    }
    return low
  }

  private static func nextLineStart(from start: Int, in bytes: [UInt8]) -> Int? {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count {
        let byte = unsafe bytes[index]
        if byte == 0x0A { return index + 1 }
        if byte == 0x0D {
          let isPair = unsafe index + 1 < bytes.count && bytes[index + 1] == 0x0A
          return isPair ? index + 2 : index + 1
        }
        index += 1
      }
      return nil
    }
  }

  /// The characters before an offset where all bytes of the line are ASCII; CR LF is one.
  private static func asciiCharacters(from start: Int, to offset: Int, in bytes: [UInt8]) -> Int {
    let isInLineEnd =
      offset > start && offset < bytes.count && bytes[offset] == 0x0A && bytes[offset - 1] == 0x0D
    return offset - start - (isInLineEnd ? 1 : 0)
  }

  /// The characters that end at or before an offset, from a boundary on.
  private static func characters(from start: Int, to offset: Int, in bytes: [UInt8]) -> Int {
    if bytes[start..<offset].allSatisfy({ $0 < 0x80 }),
      offset == bytes.count || bytes[offset] < 0x80
    {
      return asciiCharacters(from: start, to: offset, in: bytes)
    }
    // A little beyond the offset tells whether it lies within a character.
    let text = String(decoding: bytes[start..<min(offset + 32, bytes.count)], as: UTF8.self)
    var end = start
    var count = 0
    for character in text {
      end += character.utf8.count
      if end > offset { break }
      count += 1
    }
    return count
  }

  /// Adds boundaries along a long line; a line that isn't UTF-8 gets none.
  private static func addMarks(
    from start: Int,
    to end: Int,
    _ line: Int,
    in bytes: [UInt8],
    to marks: inout [Mark]
  ) {
    guard JSONByte.isUTF8(bytes[start..<end]) else { return }
    var offset = start
    var last = start
    var count = 0
    for character in String(decoding: bytes[start..<end], as: UTF8.self) {
      offset += character.utf8.count
      count += 1
      if offset - last > window, offset < end {
        marks.append(Mark(offset: offset, line: line, characters: count))
        last = offset
      }
    }
  }
}
