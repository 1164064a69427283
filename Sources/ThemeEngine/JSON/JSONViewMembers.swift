/// The members of an object in their order, repeated keys included.
struct JSONViewMembers: Sequence, IteratorProtocol {
  let tape: JSONTape
  var index: Int
  var remaining: Int

  var underestimatedCount: Int { remaining }

  @inline(__always)
  mutating func next() -> Member? {
    guard remaining > 0 else { return nil }
    remaining &-= 1
    let member = Member(tape: tape, index: index)
    index = tape.next(index &+ 1)
    return member
  }

  /// A key and its value.
  struct Member {
    let tape: JSONTape
    let index: Int

    var key: String { tape.string(tape.word(index)) }

    var keyOffset: Int { tape.word(index).offset }

    @inline(__always)
    var value: JSONView { JSONView(tape, index &+ 1) }

    func hasKey(_ name: String) -> Bool { tape.string(tape.word(index), equals: name) }

    @inline(__always)
    func hasKey(_ name: StaticString) -> Bool { tape.string(tape.word(index), equals: name) }

    /// Whether the key's first character is `$`.
    @inline(__always)
    var beginsWithDollar: Bool { tape.string(tape.word(index), beginsWith: UInt8(ascii: "$")) }
  }
}
