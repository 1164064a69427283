extension JSONWriter {
  /// Writes a value of a document again, its order kept.
  ///
  /// Numbers take the shortest digits that read back the same; one beyond the range of `Double` is
  /// kept as written. Arrays of plain values stand on one line. Depth costs no stack.
  public mutating func copy(_ node: JSONNode) {
    node.read { copy($0) }
  }

  mutating func copy(_ node: JSONView) {
    let tape = node.tape
    let end = tape.next(node.index)
    var index = node.index
    var open: [(next: Int, isObject: Bool)] = []
    while index < end {
      if let innermost = open.last, innermost.isObject {
        key(tape.string(tape.word(index)))
        index += 1
      }
      let value = JSONView(tape, index)
      switch value.kind {
      case .object:
        beginObject()
        open.append((tape.next(index), true))
        index += 2
      case .array:
        beginArray(inline: !value.elements.contains { $0.word.isContainer })
        open.append((tape.next(index), false))
        index += 2
      default:
        copyPlain(value)
        index += 1
      }
      while let innermost = open.last, innermost.next == index {
        open.removeLast()
        if innermost.isObject { endObject() } else { endArray() }
      }
    }
  }

  private mutating func copyPlain(_ value: JSONView) {
    if let text = value.string {
      string(text)
    } else if let number = value.number {
      self.number(number)
    } else if let bool = value.bool {
      self.bool(bool)
    } else if let text = value.numberText {
      literal(text)
    } else {
      null()
    }
  }
}
