/// The order of many texts by their UTF-8 bytes.
///
/// Texts are compared eight bytes at a time as whole numbers, each eight only where all before are
/// the same (a multikey sort with cached keys; Ng and Kakehi, "Cache efficient radix sort for string
/// sorting", 2007). Paths share long beginnings, which plain comparisons would read again each time.
package struct ByteSorting {
  private struct Entry {
    var key: UInt64
    let position: Int
  }

  /// All texts, one after the other.
  private var bytes: [UInt8] = []
  /// The start of each text in `bytes`, and the end of the last one.
  private var starts: [Int]
  private var entries: [Entry] = []

  /// The positions of the texts in the order of their bytes; equal ones keep their order.
  package static func order(_ count: Int, _ text: (Int) -> String) -> [Int] {
    var sorting = ByteSorting(count, text)
    sorting.sort()
    return sorting.entries.map(\.position)
  }

  private init(_ count: Int, _ text: (Int) -> String) {
    starts = [0]
    starts.reserveCapacity(count + 1)
    bytes.reserveCapacity(count * 32)
    for position in 0..<count {
      unsafe text(position).utf8.withBytes { unsafe bytes.append(contentsOf: $0) }
      starts.append(bytes.count)
    }
    entries = (0..<count).map { Entry(key: 0, position: $0) }
  }

  private mutating func sort() {
    var open: [(range: Range<Int>, depth: Int)] = [(entries.indices, 0)]
    while let (range, depth) = open.popLast() {
      for index in range { entries[index].key = key(entries[index].position, depth) }
      entries[range].sort { one, other in
        one.key == other.key ? one.position < other.position : one.key < other.key
      }
      var start = range.lowerBound
      while start < range.upperBound {
        var end = start + 1
        while end < range.upperBound, entries[end].key == entries[start].key { end += 1 }
        if end - start > 1 {
          let rest = finish(start..<end, depth + 8)
          if rest.count > 1 { open.append((rest, depth + 8)) }
        }
        start = end
      }
    }
  }

  /// Puts those that end before a depth first, the shorter before the longer, of entries that are
  /// the same up to there; what remains goes on.
  private mutating func finish(_ range: Range<Int>, _ depth: Int) -> Range<Int> {
    guard range.contains(where: { length(entries[$0].position) <= depth }) else { return range }
    let ended = entries[range].filter { length($0.position) <= depth }
    let going = entries[range].filter { length($0.position) > depth }
    let ordered = ended.sorted { one, other in
      let (length, otherLength) = (length(one.position), length(other.position))
      return length == otherLength ? one.position < other.position : length < otherLength
    }
    entries.replaceSubrange(range, with: ordered + going)
    return range.lowerBound + ended.count..<range.upperBound
  }

  private func length(_ position: Int) -> Int { starts[position + 1] - starts[position] }

  /// Eight bytes of a text as a number whose order is theirs, zeros after its end.
  private func key(_ position: Int, _ depth: Int) -> UInt64 {
    let start = starts[position] + depth
    let end = starts[position + 1]
    var key: UInt64 = 0
    for index in start..<start + 8 { key = key << 8 | (index < end ? UInt64(bytes[index]) : 0) }
    return key
  }
}
