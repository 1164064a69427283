/// Bytes that are written one after the other, each run into room made for it before.
struct JSONOutput: Sendable {
  /// What was written, and zeros for what comes next.
  private var bytes: [UInt8] = []
  private var count = 0

  private static let step = 1 << 14

  /// Makes room at once for so many bytes in all.
  mutating func reserve(_ capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Writes up to so many bytes; the body returns how many it wrote.
  @inline(__always)
  mutating func write(upTo limit: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    if count &+ limit > bytes.count { makeRoom(limit) }
    let start = count
    let written = unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      // There is room, so there is an address.
      guard let base = buffer.baseAddress else { return 0 }
      return unsafe body(base + start)
    }
    count &+= written
  }

  @inline(never)
  private mutating func makeRoom(_ limit: Int) {
    let needed = count + limit - bytes.count
    bytes.append(contentsOf: repeatElement(0, count: max(needed, Self.step)))
  }

  /// Hands over what was written and begins again.
  mutating func take() -> [UInt8] {
    defer { self = JSONOutput() }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// How many bytes were written.
  var length: Int { count }
}
