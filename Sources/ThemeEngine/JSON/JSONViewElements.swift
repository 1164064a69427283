/// The elements of an array in their order.
struct JSONViewElements: Sequence, IteratorProtocol {
  let tape: JSONTape
  var index: Int
  var remaining: Int

  var underestimatedCount: Int { remaining }

  @inline(__always)
  mutating func next() -> JSONView? {
    guard remaining > 0 else { return nil }
    remaining &-= 1
    let view = JSONView(tape, index)
    index = tape.next(index)
    return view
  }
}
