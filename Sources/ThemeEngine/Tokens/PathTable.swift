/// Where things with paths stand in a list that someone else keeps, found by a quick seeded hash.
///
/// Open addressing; equal hashes are told apart by their paths. The seed differs from run to run, so
/// no input can be made to collide.
struct PathTable: Sendable {
  /// The hash of a path in the high half, its position plus one in the low half; 0 where free.
  private var slots: [UInt64]
  private var count = 0

  init(minimumCapacity: Int = 0) {
    var size = 8
    // At most two thirds are taken.
    while size < minimumCapacity + minimumCapacity / 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// Something that stands under a path.
  protocol Element {
    var path: TokenPath { get }
  }

  /// The position of a path in the list; nil where it isn't there.
  func position<Element: PathTable.Element>(of path: TokenPath, in list: [Element]) -> Int32? {
    unsafe path.description.utf8.withBytes { unsafe position(of: $0, in: list) }
  }

  /// The position of the path that has these bytes; nil where it isn't there.
  func position<Element: PathTable.Element>(
    of path: UnsafeBufferPointer<UInt8>,
    in list: [Element]
  ) -> Int32? {
    let hash = unsafe Self.hash(path)
    return unsafe list.withUnsafeBufferPointer { list in
      unsafe slots.withUnsafeBufferPointer { slots in
        var slot = Int(hash) & (slots.count - 1)
        while unsafe slots[slot] != 0 {
          let position = unsafe UInt32(truncatingIfNeeded: slots[slot]) - 1
          if unsafe slots[slot] >> 32 == hash, unsafe list[Int(position)].path.hasBytes(path) {
            return Int32(position)
          }
          slot = (slot + 1) & (slots.count - 1)
        }
        return nil
      }
    }
  }

  /// Adds the position of a path that the list has there, or is about to have.
  ///
  /// - Returns: the position that the path has already, where it does; nothing is added then.
  mutating func insert<Element: PathTable.Element>(
    _ path: TokenPath,
    at position: Int32,
    in list: [Element]
  ) -> Int32? {
    if (count + 1) * 3 > slots.count * 2 { grow() }
    let known = unsafe list.withUnsafeBufferPointer { list in
      unsafe path.description.utf8.withBytes { path in
        let hash = unsafe Self.hash(path)
        return unsafe slots.withUnsafeMutableBufferPointer { slots -> Int32? in
          var slot = Int(hash) & (slots.count - 1)
          while unsafe slots[slot] != 0 {
            let other = unsafe UInt32(truncatingIfNeeded: slots[slot]) - 1
            if unsafe slots[slot] >> 32 == hash, unsafe list[Int(other)].path.hasBytes(path) {
              return Int32(other)
            }
            slot = (slot + 1) & (slots.count - 1)
          }
          unsafe slots[slot] = hash << 32 | UInt64(UInt32(position) + 1)
          return nil
        }
      }
    }
    if known == nil { count += 1 }
    return known
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 {
      var slot = Int(entry >> 32) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }

  @inline(__always)
  private static func hash(_ path: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let start = path.baseAddress else { return 0 }
    let hash = JSONKeyHash.shared
    return unsafe UInt64(hash.hash(start, count: path.count, readable: path.count))
  }
}

extension TokenPath: PathTable.Element {
  var path: TokenPath { self }

  /// Whether the path is written with these bytes.
  @inline(__always)
  fileprivate func hasBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe description.utf8.withBytes { unsafe $0.isSame(bytes) }
  }
}

extension Token: PathTable.Element {}

extension TokenTable.Entry: PathTable.Element {}
