/// Where the answers of a brand document stand in its text.
struct BrandPlaces: Sendable {
  private let file: String?
  private let lines: LineIndex?
  private var offsets: [TokenPath: Int] = [:]

  /// A document without text.
  init() { (file, lines) = (nil, nil) }

  init(_ document: JSONDocument, file: String) {
    self.file = file
    lines = document.lineIndex()
  }

  /// The place of a byte in the document.
  func declaration(at offset: Int) -> Declaration? {
    guard let file, let lines else { return nil }
    return Declaration(file: file, line: lines.position(at: offset).line)
  }

  subscript(path: TokenPath) -> Int? {
    get { offsets[path] }
    set { offsets[path] = newValue }
  }

  /// A finding about a token, with the place of the nearest answer that it is part of.
  ///
  /// What the document doesn't answer has no place in it; an error, which it must have brought about,
  /// then stands at its beginning.
  func located(_ finding: Diagnostic) -> Diagnostic {
    guard finding.file == nil, let lines, let token = finding.token else { return finding }
    let known = offset(of: TokenPath(token))
    guard let offset = known ?? (finding.severity == .error ? 0 : nil) else { return finding }
    var located = finding
    located.file = file
    let position = lines.position(at: offset)
    located.line = position.line
    located.column = position.column
    return located
  }

  /// Where the nearest answer stands that a token is part of.
  func offset(of token: TokenPath) -> Int? {
    var path = Substring(token.description)
    while true {
      if let offset = offsets[TokenPath(String(path))] { return offset }
      guard let dot = path.lastIndex(of: ".") else { return nil }
      path = path[..<dot]
    }
  }
}
