/// One word of the tape: kind, flag, offset and length of a node.
///
/// From the lowest bit: 3 bits kind, 1 bit flag, 30 bits offset, 30 bits length. The flag says of a
/// string that it has escapes, of a number that it has neither fraction nor exponent, of a boolean
/// that it is true. The length is that of a string between its quotes, of a container the count of
/// its members or elements, else that of the token. The word after a container's holds the index
/// after its last word (low half) and the byte offset after its end (high half).
struct JSONTapeWord {
  var bits: UInt64

  private static let fieldMask: UInt64 = (1 << 30) - 1

  @inline(__always)
  init(bits: UInt64) {
    self.bits = bits
  }

  @inline(__always)
  init(_ kind: JSONKind, flag: Bool = false, offset: Int, length: Int) {
    bits =
      UInt64(kind.rawValue) | (flag ? 8 : 0)
      | UInt64(truncatingIfNeeded: offset) << 4
      | UInt64(truncatingIfNeeded: length) << 34
  }

  @inline(__always)
  var kind: JSONKind {
    JSONKind(rawValue: UInt8(truncatingIfNeeded: bits & 7)) ?? .null
  }

  @inline(__always)
  var flag: Bool { bits & 8 != 0 }

  @inline(__always)
  var offset: Int { Int(truncatingIfNeeded: bits >> 4 & Self.fieldMask) }

  @inline(__always)
  var length: Int { Int(truncatingIfNeeded: bits >> 34) }

  /// Whether the node is an object or an array, which take two words.
  @inline(__always)
  var isContainer: Bool { bits & 7 <= UInt64(JSONKind.array.rawValue) }
}
