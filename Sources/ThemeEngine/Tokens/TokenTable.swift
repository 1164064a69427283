/// Values by path, in the order in which a theme writes them.
public struct TokenTable: Sendable {
  /// One leaf of a theme.
  public struct Entry: Hashable, Sendable {
    public let path: TokenPath
    public let value: TokenValue

    public init(_ path: TokenPath, _ value: TokenValue) {
      self.path = path
      self.value = value
    }
  }

  public let entries: [Entry]
  private let positions: [TokenPath: Int]

  /// - Parameter entries: no path twice; of two the first is kept.
  public init(_ entries: [Entry]) {
    self.entries = entries
    var positions: [TokenPath: Int] = [:]
    positions.reserveCapacity(entries.count)
    for (position, entry) in entries.enumerated() where positions[entry.path] == nil {
      positions[entry.path] = position
    }
    self.positions = positions
  }

  public subscript(path: TokenPath) -> TokenValue? { positions[path].map { entries[$0].value } }

  package func position(of path: TokenPath) -> Int? { positions[path] }
}

extension TokenTable: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.entries == other.entries }
}
