/// The lines of the files of an input, found the simple way: LF, CR LF and a lone CR end one.
struct FuzzedPlaces {
  private let lines: [String: [Substring]]

  init(_ files: FuzzedFiles) {
    var lines: [String: [Substring]] = [:]
    for (position, file) in files.all.enumerated() {
      let text = String(decoding: file, as: UTF8.self)
      lines[FuzzedFiles.name(position)] = text.split(omittingEmptySubsequences: false) {
        $0 == "\n" || $0 == "\r\n" || $0 == "\r"
      }
    }
    lines[Examination.choiceName] = lines[FuzzedFiles.name(files.all.count - 1)]
    self.lines = lines
  }

  /// Whether a place lies in its file: before a character, or behind the last one of its line.
  func hold(_ file: String?, _ line: Int?, _ column: Int?) -> Bool {
    guard let lines = file.flatMap({ lines[$0] }), let line, let column,
      lines.indices.contains(line - 1)
    else { return false }
    return (1...lines[line - 1].count + 1).contains(column)
  }
}
