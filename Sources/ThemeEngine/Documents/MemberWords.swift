/// The values of an object's known keys, by the position of the key.
struct MemberWords {
  private let source: Int32
  private let tape: JSONTape
  private var words = SIMD8<Int32>(repeating: -1)

  init(_ object: SourceNode) {
    source = object.source
    tape = object.json.tape
  }

  /// The value of a key; nil where the object lacks it.
  subscript(_ key: Int) -> SourceNode? {
    let word = words[key]
    return word < 0 ? nil : SourceNode(source, JSONView(tape, Int(word)))
  }

  mutating func set(_ key: Int, _ value: JSONView) {
    if words[key] < 0 { words[key] = Int32(truncatingIfNeeded: value.index) }
  }
}
