/// A value of a JSON document that someone else keeps: a `JSONNode` without a share in the document.
///
/// Reading many values costs no counting of references. It must not outlive the document's storage;
/// `JSONNode.read(_:)` and `withExtendedLifetime(_:_:)` see to that.
struct JSONView {
  let tape: JSONTape
  let index: Int

  @inline(__always)
  init(_ tape: JSONTape, _ index: Int) {
    self.tape = tape
    self.index = index
  }

  @inline(__always)
  var word: JSONTapeWord { tape.word(index) }

  @inline(__always)
  var kind: JSONKind { word.kind }

  var offset: Int { word.offset }

  var endOffset: Int { tape.endOffset(index) }

  @inline(__always)
  var count: Int { word.isContainer ? word.length : 0 }

  var elements: JSONViewElements {
    JSONViewElements(tape: tape, index: index + 2, remaining: kind == .array ? count : 0)
  }

  @inline(__always)
  var members: JSONViewMembers {
    JSONViewMembers(tape: tape, index: index + 2, remaining: kind == .object ? count : 0)
  }

  subscript(key: String) -> JSONView? {
    for member in members where member.hasKey(key) { return member.value }
    return nil
  }

  @inline(__always)
  subscript(key: StaticString) -> JSONView? {
    for member in members where member.hasKey(key) { return member.value }
    return nil
  }
}

extension JSONView {
  var string: String? { word.kind == .string ? tape.string(word) : nil }

  func isString(_ text: String) -> Bool {
    let word = word
    return word.kind == .string && tape.string(word, equals: text)
  }

  @inline(__always)
  func isString(_ text: StaticString) -> Bool {
    let word = word
    return word.kind == .string && tape.string(word, equals: text)
  }

  /// Whether a text's first byte, as it is written or decoded, is the given one.
  @inline(__always)
  func beginsWith(_ byte: UInt8) -> Bool {
    let word = word
    return word.kind == .string && tape.string(word, beginsWith: byte)
  }

  var numberText: String? { word.kind == .number ? tape.numberText(word) : nil }

  var number: Double? { word.kind == .number ? tape.number(word) : nil }

  var integer: Int? {
    let word = word
    guard word.kind == .number else { return nil }
    if word.flag { return tape.integer(word) }
    guard let number, number.magnitude <= 0x1p53 else { return nil }
    return Int(exactly: number)
  }

  var bool: Bool? { word.kind == .bool ? word.flag : nil }
}

extension JSONView {
  /// The offset of the key of a member's value; nil at the root and for an element of a list.
  ///
  /// The word of a member's key stands just before that of its value.
  var keyOffset: Int? {
    guard index > 0 else { return nil }
    let word = tape.word(index - 1)
    guard word.kind == .string else { return nil }
    var cursor = word.offset + word.length + 2
    while cursor < offset, JSONByte.isSpaceOrColon(tape.byte(cursor)) { cursor += 1 }
    return cursor == offset ? word.offset : nil
  }

  /// The key of a member's value; nil at the root and for an element of a list.
  var precedingKey: String? { keyOffset == nil ? nil : tape.string(tape.word(index - 1)) }
}
