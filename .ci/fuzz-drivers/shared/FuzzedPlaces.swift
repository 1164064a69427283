/// The lines of the files of an input, found the simple way: LF, CR LF and a lone CR end one.
struct FuzzedPlaces {
  private let lines: [String: [ArraySlice<UInt8>]]

  init(_ files: FuzzedFiles) {
    var lines: [String: [ArraySlice<UInt8>]] = [:]
    for (position, file) in files.all.enumerated() {
      lines[FuzzedFiles.name(position)] = Self.lines(of: file)
    }
    let last = lines[FuzzedFiles.name(files.all.count - 1)]
    (lines[FuzzedFiles.choiceName], lines[FuzzedFiles.themesName]) = (last, last)
    self.lines = lines
  }

  private static func lines(of file: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (position, byte) in file.enumerated() {
      let isPair = position > 0 && file[position - 1] == UInt8(ascii: "\r")
      if byte == UInt8(ascii: "\n"), isPair { start = position + 1 }
      guard byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") && !isPair else { continue }
      lines.append(file[start..<position])
      start = position + 1
    }
    return lines + [file[start...]]
  }

  /// Whether a place lies in its file: before a character, or behind the last one of its line.
  func hold(_ file: String?, _ line: Int?, _ column: Int?) -> Bool {
    guard let lines = file.flatMap({ lines[$0] }), let line, let column,
      lines.indices.contains(line - 1)
    else { return false }
    return (1...String(decoding: lines[line - 1], as: UTF8.self).count + 1).contains(column)
  }
}
