@testable import ThemeEngine

/// Reads a fuzzer's input as edits of a seed theme, so that mutations of short inputs reach
/// every corner of the format.
///
/// The first byte chooses the seed; then each edit takes a kind, a place of two bytes and two
/// arguments. Edits that overlap an earlier one are dropped. An input whose first byte is 128 or
/// more stands for the text after it.
struct EditScript {
  private struct Edit {
    let range: Range<Int>
    let text: [UInt8]
  }

  private let seed: SeedTheme
  private var input: ArraySlice<UInt8>
  private var edits: [Edit] = []
  private var end: Int

  static func document(_ input: [UInt8], seeds: [SeedTheme]) -> [UInt8] {
    guard let first = input.first, first < 128, !seeds.isEmpty else {
      return Array(input.dropFirst())
    }
    var script = EditScript(seeds[Int(first) % seeds.count], input.dropFirst())
    while script.input.count >= 5 { script.next() }
    return script.result()
  }

  private init(_ seed: SeedTheme, _ input: ArraySlice<UInt8>) {
    self.seed = seed
    self.input = input
    end = seed.bytes.count
  }

  private mutating func byte() -> Int { Int(input.popFirst() ?? 0) }

  private mutating func replace(_ range: Range<Int>, _ text: [UInt8]) {
    edits.append(Edit(range: range, text: text))
  }

  private mutating func next() {
    let kind = byte()
    let place = byte() << 8 | byte()
    let (one, two) = (byte(), byte())
    let position = place % seed.entries.count
    let entry = seed.entries[position]
    let siblings = seed.containers[entry.container].entries
    let sibling = seed.entries[siblings[one % siblings.count]]
    let value = Words.values[(one << 8 | two) % Words.values.count]
    switch kind % 12 {
    case 0, 1: replace(entry.value, value)
    case 2: replace(entry.value, copy(seed.entries[(one << 8 | two) % seed.entries.count].value))
    case 3: replace(seed.removal(of: position), [])
    case 4: insert(seed.containers[place % seed.containers.count], one, two)
    case 5: if !entry.key.isEmpty { replace(entry.key, Words.keys[one % Words.keys.count]) }
    case 6: replace(entry.whole.upperBound..<entry.whole.upperBound, [0x2C] + copy(entry.whole))
    case 7:
      replace(entry.whole, copy(sibling.whole))
      replace(sibling.whole, copy(entry.whole))
    case 8: replace(sibling.value, copy(entry.value))
    case 9: replace(entry.value, literal(one % 64))
    case 10:
      let offset = (place << 1 | one & 1) % seed.bytes.count
      replace(offset..<offset + 1, [UInt8(two)])
    default:
      let offset = (place << 1 | one & 1) % seed.bytes.count
      switch two & 7 {
      case 0: end = min(end, offset)
      case 1: replace(offset..<offset, [0xEF, 0xBB, 0xBF])
      default: replace(entry.whole.upperBound..<entry.whole.upperBound, Words.space)
      }
    }
  }

  private func copy(_ range: Range<Int>) -> [UInt8] { Array(seed.bytes[range]) }

  private mutating func literal(_ count: Int) -> [UInt8] {
    let text = Array(input.prefix(count))
    input = input.dropFirst(count)
    return text
  }

  private mutating func insert(_ container: SeedTheme.Container, _ one: Int, _ two: Int) {
    var text = container.isObject ? Words.keys[one % Words.keys.count] + [0x3A] : []
    text += Words.values[two % Words.values.count]
    if !container.entries.isEmpty { text.append(0x2C) }
    let start = container.range.lowerBound + 1
    replace(start..<start, text)
  }

  private func result() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(seed.bytes.count + 256)
    var done = 0
    let order = edits.indices.sorted {
      (edits[$0].range.lowerBound, $0) < (edits[$1].range.lowerBound, $1)
    }
    for edit in order.lazy.map({ edits[$0] }) where edit.range.lowerBound >= done {
      guard edit.range.upperBound <= end else { break }
      result += seed.bytes[done..<edit.range.lowerBound]
      result += edit.text
      done = edit.range.upperBound
    }
    if done < end { result += seed.bytes[done..<end] }
    return result
  }
}
