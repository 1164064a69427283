/// Collects the tokens of a brand while its answers are walked.
public struct TokenWriter: Sendable {
  package private(set) var tokens: [Token] = []
  /// Answers whose `assuming` names a part that they don't have.
  package private(set) var unknownParts: [TokenPath] = []
  private var attribution: Attribution
  /// The path of the answer that the attribution speaks of.
  private var root: TokenPath

  package init() {
    attribution = Attribution(Origin(.assumed))
    root = TokenPath("")
  }

  /// Writes an answer whose parts come from where `attribution` says.
  package mutating func attributing(
    to attribution: Attribution,
    below root: TokenPath,
    _ write: (inout TokenWriter) -> Void
  ) {
    if attribution.namesUnknownPart { unknownParts.append(root) }
    let outer = (self.attribution, self.root)
    (self.attribution, self.root) = (attribution, root)
    write(&self)
    (self.attribution, self.root) = outer
  }

  package mutating func add(_ token: Token) { tokens.append(token) }

  package mutating func leaf(_ path: TokenPath, _ expression: Expression) {
    tokens.append(Token(path, expression, origin(of: path)))
  }

  /// Writes a leaf whose provenance is at best `weakest`.
  package mutating func leaf(
    _ path: TokenPath,
    _ expression: Expression,
    atBest weakest: Provenance
  ) {
    var origin = origin(of: path)
    origin.provenance = max(origin.provenance, weakest)
    if weakest == .assumed { origin.documentName = nil }
    tokens.append(Token(path, expression, origin))
  }

  /// Repeats everything written so far at or below `source` as aliases below `path`.
  package mutating func mirror(_ source: TokenPath, at path: TokenPath) {
    let length = source.description.utf8.count
    for token in tokens where token.path.isWithin(source) {
      let copy = TokenPath(path.description + token.path.description.utf8.dropFirst(length).text)
      let origin = origin(of: copy)
      let cells = token.cells.map { _ in Token.Definition(.alias(token.path), origin) }
      tokens.append(Token(copy, cells))
    }
  }

  package func origin(of path: TokenPath) -> Origin {
    guard !attribution.isUniform else { return attribution.origin }
    let skipped = root.description.utf8.count + 1
    return attribution.origin(of: path.description.utf8.dropFirst(skipped).text)
  }
}

extension Substring.UTF8View {
  fileprivate var text: String { String(Substring(self)) }
}
