/// A quick seeded hash of keys.
///
/// Eight bytes a step are folded in by a 64 × 64 bit product. The seed differs from run to run, so
/// colliding keys can't be prepared; should they still come, `JSONDuplicateFinder` changes over to the
/// standard library's hashing.
struct JSONKeyHash: Sendable {
  let seed: UInt64

  /// The seed of this run.
  static let shared = JSONKeyHash(seed: .random(in: .min ... .max))

  /// The hash of the bytes from an address on.
  ///
  /// - Parameters:
  ///   - start: The first byte.
  ///   - count: How many bytes count.
  ///   - readable: How many bytes may be read from there, at least `count`.
  /// - Returns: The hash.
  @inline(__always)
  func hash(_ start: UnsafePointer<UInt8>, count: Int, readable: Int) -> UInt32 {
    var state = seed ^ UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset &+ 8 <= count {
      state = unsafe fold(state ^ Self.word(start + offset))
      offset &+= 8
    }
    let rest = count &- offset
    if rest > 0 {
      var tail: UInt64 = 0
      if offset &+ 8 <= readable {
        tail = unsafe Self.word(start + offset) & (1 << UInt64(rest &* 8) &- 1)
      } else {
        for index in 0..<rest {
          tail |= unsafe UInt64(start[offset &+ index]) << UInt64(index &* 8)
        }
      }
      state = fold(state ^ tail)
    }
    return UInt32(truncatingIfNeeded: state ^ state >> 32)
  }

  @inline(__always)
  private func fold(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93 ^ seed | 1)
    return product.high ^ product.low
  }

  @inline(__always)
  private static func word(_ address: UnsafePointer<UInt8>) -> UInt64 {
    unsafe UInt64(littleEndian: UnsafeRawPointer(address).loadUnaligned(as: UInt64.self))
  }
}
