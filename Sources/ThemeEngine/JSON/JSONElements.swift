/// The elements of an array in their order.
public struct JSONElements: Sequence, Sendable {
  let storage: JSONStorage
  let start: Int

  /// How many elements there are.
  public let count: Int

  /// Whether there are none.
  public var isEmpty: Bool { count == 0 }

  /// A lower bound of the count: the count itself.
  public var underestimatedCount: Int { count }

  /// An iterator from the first element on.
  public func makeIterator() -> Iterator {
    Iterator(storage: storage, index: start, remaining: count)
  }

  /// Steps over elements without reading what they hold.
  public struct Iterator: IteratorProtocol, Sendable {
    let storage: JSONStorage
    var index: Int
    var remaining: Int

    /// The next element, or nil after the last.
    public mutating func next() -> JSONNode? {
      guard remaining > 0 else { return nil }
      remaining -= 1
      let node = JSONNode(storage: storage, index: index)
      index = withExtendedLifetime(storage) { storage.tape.next(index) }
      return node
    }
  }
}
