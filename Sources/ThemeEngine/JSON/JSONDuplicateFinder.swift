/// Finds keys that an object holds twice, in time linear in the keys' length.
///
/// Each key leaves its hash and its tape index on a stack. When an object ends, its keys are on top: a
/// few are compared with each other, more go through a table with open addressing. Equal hashes are
/// verified byte by byte. Where the table needs many more steps than its load explains, the hashes
/// collide and a `Dictionary` of the decoded keys takes over.
@unsafe
struct JSONDuplicateFinder {
  /// The tape indices of a later use and of the first one.
  struct Pair {
    var first: Int
    var later: Int
  }

  private(set) var found: [Pair] = []
  private var keys: JSONWordBuffer
  private var table: [UInt32] = []
  private let hash: JSONKeyHash

  /// Up to here comparing all pairs is quicker than a table.
  private static let fewKeys = 8

  init(hash: JSONKeyHash = .shared) {
    unsafe keys = JSONWordBuffer(capacity: 256)
    unsafe self.hash = hash
  }

  func deallocate() {
    unsafe keys.deallocate()
  }

  /// Adds the key whose word was written last.
  @inline(__always)
  mutating func add(keyAt index: Int, _ word: JSONTapeWord, in bytes: UnsafeBufferPointer<UInt8>) {
    let start = word.offset &+ 1
    let key = unsafe UnsafeBufferPointer(rebasing: bytes[start...])
    guard let first = key.baseAddress else { return }
    let value: UInt32
    if word.flag {
      value = unsafe decodedHash(UnsafeBufferPointer(start: first, count: word.length))
    } else {
      value = unsafe hash.hash(first, count: word.length, readable: key.count)
    }
    unsafe add(hash: value, keyAt: index)
  }

  /// Adds a key by its hash.
  @inline(__always)
  mutating func add(hash: UInt32, keyAt index: Int) {
    unsafe keys.reserve(1)
    unsafe keys.push(UInt64(hash) << 32 | UInt64(truncatingIfNeeded: index))
  }

  @inline(never)
  private func decodedHash(_ content: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let bytes = unsafe JSONStringDecoder.decode(content)
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return unsafe hash.hash(start, count: buffer.count, readable: buffer.count)
    }
  }

  /// Ends an object with so many keys, at least one.
  @inline(__always)
  mutating func close(_ count: Int, _ source: JSONKeySource) {
    unsafe keys.count &-= count
    if count == 1 { return }
    if unsafe count <= Self.fewKeys {
      let own = unsafe keys.words + keys.count
      for later in 1..<count {
        for first in 0..<later where unsafe own[first] >> 32 == own[later] >> 32 {
          if unsafe compare(first, later, source) { break }
        }
      }
    } else {
      unsafe closeLarge(count, source)
    }
  }

  /// Whether two of the top keys are the same, which is then noted.
  @inline(never)
  private mutating func compare(_ first: Int, _ later: Int, _ source: JSONKeySource) -> Bool {
    let own = unsafe keys.words + keys.count
    let pair = unsafe Pair(
      first: Int(truncatingIfNeeded: own[first] & 0xFFFF_FFFF),
      later: Int(truncatingIfNeeded: own[later] & 0xFFFF_FFFF)
    )
    guard unsafe source.isSame(pair.first, pair.later) else { return false }
    unsafe found.append(pair)
    return true
  }

  @inline(never)
  private mutating func closeLarge(_ count: Int, _ source: JSONKeySource) {
    let size = 1 << (Int.bitWidth - (count &* 2 &- 1).leadingZeroBitCount)
    let mask = size &- 1
    if unsafe table.count < size {
      unsafe table = Array(repeating: 0, count: size)
    } else {
      for slot in 0..<size { unsafe table[slot] = 0 }
    }
    let known = unsafe found.count
    var steps = count &* 16
    for later in 0..<count {
      let hash = unsafe UInt32(truncatingIfNeeded: keys.words[keys.count &+ later] >> 32)
      var slot = Int(truncatingIfNeeded: hash) & mask
      while true {
        let entry = unsafe table[slot]
        if entry == 0 {
          unsafe table[slot] = UInt32(truncatingIfNeeded: later &+ 1)
          break
        }
        let first = Int(entry) &- 1
        if unsafe UInt32(truncatingIfNeeded: keys.words[keys.count &+ first] >> 32) == hash,
          unsafe compare(first, later, source)
        {
          break
        }
        slot = (slot &+ 1) & mask
        steps &-= 1
        if steps == 0 {
          unsafe found.removeLast(found.count - known)
          unsafe closeColliding(count, source)
          return
        }
      }
    }
  }

  /// The way out when hashes collide: the standard library's hashing, seeded for each run.
  private mutating func closeColliding(_ count: Int, _ source: JSONKeySource) {
    var firsts: [[UInt8]: Int] = [:]
    for later in 0..<count {
      let index = unsafe Int(truncatingIfNeeded: keys.words[keys.count + later] & 0xFFFF_FFFF)
      let key = unsafe source.decoded(index)
      if let first = firsts[key] {
        unsafe found.append(Pair(first: first, later: index))
      } else {
        firsts[key] = index
      }
    }
  }
}
