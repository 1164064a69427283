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
  private let positions: PathTable

  /// - Parameter entries: no path twice; of two the first is kept.
  public init(_ entries: [Entry]) {
    self.entries = entries
    var positions = PathTable(minimumCapacity: entries.count)
    for (position, entry) in entries.enumerated() {
      _ = positions.insert(entry.path, at: Int32(position), in: entries)
    }
    self.positions = positions
  }

  public subscript(path: TokenPath) -> TokenValue? {
    position(of: path).map { entries[$0].value }
  }

  package func position(of path: TokenPath) -> Int? {
    positions.position(of: path, in: entries).map(Int.init)
  }
}

extension TokenTable: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.entries == other.entries }
}
