/// The tokens that a brand document brings, under the paths that they have in the brand's graph.
///
/// A token keeps its own path, and stands in the theme's `custom` table unless it is in the group
/// `palette`. One whose path a theme's own tables have is taken into the palette.
struct BrandTokens: Sendable {
  private(set) var tokens: [Token] = []
  /// Where the tokens are by their paths in the graph.
  private var positions = PathTable()
  /// The types of the tokens.
  private var types: [TokenType] = []
  /// The paths in the graph of tokens that don't keep theirs.
  private var moved: [TokenPath: TokenPath] = [:]
  /// The paths in the documents of the same tokens.
  private var original: [TokenPath: TokenPath] = [:]
  private var values: [BrandCell: Evaluation] = [:]
  /// What is wrong with the tokens of several appearances together.
  private(set) var findings: [Diagnostic] = []

  /// No tokens.
  init() {}

  /// Tokens that are the same in every appearance.
  init(_ document: TokenDocument, file: String) {
    let values = Self.values(of: document, file: file)
    for cell in BrandCell.allCases { self.values[cell] = values }
    for token in document.tokens { note(token) }
    tokens = zip(document.tokens, document.declarations).map { token, place in
      let cells = token.cells.map { definition($0, file, at: place) }
      return Token(path(of: token.path), cells, custom: traits(token))
    }
    locate()
  }

  /// Tokens of the appearances that have some.
  init(_ documents: [BrandCell: TokenDocument], file: String) {
    var union = Union()
    var merged: [(cell: BrandCell, document: TokenDocument, rows: [Int])] = []
    for cell in BrandCell.allCases {
      guard let document = documents[cell] else { continue }
      if cell.contrast == .increased { increasedCells.append(cell) }
      values[cell] = Self.values(of: document, file: file)
      merged.append((cell, document, union.add(document.tokens)))
    }
    for token in union.tokens { note(token) }
    for (cell, document, rows) in merged { compareTypes(of: document, union.tokens, rows, cell) }
    var definitions = BrandCell.allCases.map { _ in [Token.Definition?]() }
    for (cell, document, rows) in merged {
      var own: [Token.Definition?] = Array(repeating: nil, count: union.tokens.count)
      let declarations = document.declarations
      for (index, row) in rows.enumerated() {
        own[row] = document.tokens[index].cells[cell.scheme, cell.contrast].map {
          definition($0, file, at: declarations[index])
        }
      }
      definitions[cell.index] = own
    }
    tokens = union.tokens.enumerated().map { row, token in
      let cells = TokenCells { cell in
        definitions[cell.index].isEmpty ? nil : definitions[cell.index][row]
      }
      return Token(path(of: token.path), cells, custom: traits(token))
    }
    locate()
  }

  /// Tokens of several documents, each once, in the order of first appearance.
  private struct Union {
    var tokens: [Token] = []
    private var positions = PathTable()

    /// Adds what is new of a document's tokens.
    ///
    /// - Returns: for each of them where it is among all.
    mutating func add(_ others: [Token]) -> [Int] {
      var next = 0
      return others.map { token in
        // Appearances mostly have the same tokens in the same order.
        if next >= tokens.count || tokens[next].path != token.path {
          let known = positions.insert(token.path, at: Int32(tokens.count), in: tokens)
          next = known.map(Int.init) ?? tokens.count
          if known == nil { tokens.append(token) }
        }
        next += 1
        return next - 1
      }
    }
  }

  private mutating func compareTypes(
    of document: TokenDocument,
    _ tokens: [Token],
    _ rows: [Int],
    _ cell: BrandCell
  ) {
    let mixed = rows.enumerated().compactMap { index, row in
      let token = document.tokens[index]
      return MixedType(token.path, token.custom, before: tokens[row].custom, in: cell)
        .map { (index, $0) }
    }
    if mixed.isEmpty { return }
    let places = document.places
    findings += mixed.map { index, mixed in mixed.finding(at: places[index]) }
  }

  private mutating func locate() {
    positions = PathTable(minimumCapacity: tokens.count)
    for (position, token) in tokens.enumerated() {
      _ = positions.insert(token.path, at: Int32(position), in: tokens)
    }
  }

  /// The path in the graph of the token with a path in the documents; nil for an unknown one.
  subscript(documentPath: TokenPath) -> TokenPath? {
    let path = path(of: documentPath)
    return position(of: path) == nil ? nil : path
  }

  /// The token with a path in the graph.
  func token(_ path: TokenPath) -> Token? { position(of: path).map { tokens[$0] } }

  private func position(of path: TokenPath) -> Int? {
    positions.position(of: path, in: tokens).map(Int.init)
  }

  /// The appearances of increased contrast that have tokens of their own.
  private(set) var increasedCells: [BrandCell] = []

  /// The type of the token with a path in the graph.
  func type(_ path: TokenPath) -> TokenType? { position(of: path).map { types[$0] } }

  func value(_ path: TokenPath, in cell: BrandCell) -> TokenValue? {
    let standard = cell.scheme == .light ? BrandCell.light : .dark
    return (values[cell] ?? values[standard])?.value(original[path] ?? path)
  }

  /// Whether a token that another appearance has isn't there in this one.
  func lacks(_ path: TokenPath, in cell: BrandCell) -> Bool {
    let standard = cell.scheme == .light ? BrandCell.light : .dark
    guard let known = values[cell] ?? values[standard], position(of: path) != nil else {
      return false
    }
    return known.value(original[path] ?? path) == nil
  }

  /// Every path in the documents.
  var documentPaths: [TokenPath] { tokens.map { original[$0.path] ?? $0.path } }

  private mutating func note(_ token: Token) {
    if ThemeShape.claims(token.path) {
      let path = TokenPath.palette.appending(token.path.description)
      moved[token.path] = path
      original[path] = token.path
    }
    types.append(token.custom?.type ?? .color)
  }

  private func path(of documentPath: TokenPath) -> TokenPath {
    moved[documentPath] ?? documentPath
  }

  private func traits(_ token: Token) -> CustomTraits? {
    path(of: token.path).section == TokenPath.palette.section ? nil : token.custom
  }

  private func definition(
    _ definition: Token.Definition,
    _ file: String,
    at place: Declaration?
  ) -> Token.Definition {
    var copy = definition
    copy.origin.declaration = place
    copy.origin.file = copy.origin.file ?? file
    if !moved.isEmpty { copy.expression = copy.expression.renaming(path(of:)) }
    return copy
  }

  /// `nil` where tokens are at fault, which is reported already.
  private static func values(of document: TokenDocument, file: String) -> Evaluation? {
    ThemeResolver.values(of: BrandDefinition(document, file: file))
  }
}

extension Expression {
  /// The same expression with other paths.
  fileprivate func renaming(_ name: (TokenPath) -> TokenPath) -> Self {
    switch self {
    case .value, .fontSize: self
    case .alias(let path): .alias(name(path))
    case .opacity(let opacity, let base): .opacity(opacity, of: base.renaming(name))
    case .lightness(let change, let base): .lightness(change, of: base.renaming(name))
    case .mostReadable(let grounds, let base, let candidates):
      .mostReadable(on: grounds.map(name), over: name(base), among: candidates.map(name))
    case .fontFace(let family, let weight):
      .fontFace(family: name(family), weight: name(weight))
    case .list(let items): .list(items.map { $0.renaming(name) })
    case .object(let parts):
      .object(parts.map { Part($0.name, $0.expression.renaming(name)) })
    case .parts(let paths, let base): .parts(of: paths.map(name), base.renaming(name))
    }
  }
}
