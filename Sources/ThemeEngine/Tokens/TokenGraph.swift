/// Every token of one brand, in the order of a resolved theme.
public struct TokenGraph: Sendable {
  public let tokens: [Token]
  /// Paths that were given twice; the first token of each was kept.
  public let duplicates: [TokenPath]
  private let positions: [TokenPath: Int]

  public init(_ tokens: [Token]) {
    var kept: [Token] = []
    kept.reserveCapacity(tokens.count)
    var positions: [TokenPath: Int] = [:]
    positions.reserveCapacity(tokens.count)
    var duplicates: [TokenPath] = []
    for token in tokens {
      if positions[token.path] != nil {
        duplicates.append(token.path)
      } else {
        positions[token.path] = kept.count
        kept.append(token)
      }
    }
    self.tokens = kept
    self.positions = positions
    self.duplicates = duplicates
  }

  public subscript(path: TokenPath) -> Token? { positions[path].map { tokens[$0] } }

  package func position(of path: TokenPath) -> Int? { positions[path] }
}
