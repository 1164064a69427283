/// The members of an object in their order.
public struct JSONMembers: Sequence, Sendable {
  let storage: JSONStorage
  let start: Int

  /// How many members there are, repeated keys included.
  public let count: Int

  /// Whether there are none.
  public var isEmpty: Bool { count == 0 }

  /// A lower bound of the count: the count itself.
  public var underestimatedCount: Int { count }

  /// An iterator from the first member on.
  public func makeIterator() -> Iterator {
    Iterator(storage: storage, index: start, remaining: count)
  }

  /// Steps over members without reading what they hold.
  public struct Iterator: IteratorProtocol, Sendable {
    let storage: JSONStorage
    var index: Int
    var remaining: Int

    /// The next member, or nil after the last.
    public mutating func next() -> JSONMember? {
      guard remaining > 0 else { return nil }
      remaining -= 1
      let member = JSONMember(storage: storage, index: index)
      index = withExtendedLifetime(storage) { storage.tape.next(index + 1) }
      return member
    }
  }
}
