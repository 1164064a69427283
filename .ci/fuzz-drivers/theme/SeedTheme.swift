@testable import ThemeEngine

/// A valid theme as text, with the places at which it can be edited.
struct SeedTheme {
  /// A member of an object or an element of a list.
  struct Entry {
    /// Empty for an element.
    let key: Range<Int>
    let value: Range<Int>
    /// The position of its container among all containers.
    let container: Int

    var whole: Range<Int> { (key.isEmpty ? value.lowerBound : key.lowerBound)..<value.upperBound }
  }

  struct Container {
    let range: Range<Int>
    let isObject: Bool
    /// Positions of what is inside, in the order of the text.
    var entries: [Int] = []
  }

  let bytes: [UInt8]
  private(set) var entries: [Entry] = []
  private(set) var containers: [Container] = []

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    var open = [try JSONDocument(parsing: bytes).root]
    while let node = open.popLast() {
      guard node.kind == .object || node.kind == .array else { continue }
      let container = containers.count
      let range = node.offset..<node.endOffset
      containers.append(Container(range: range, isObject: node.kind == .object))
      for member in node.members {
        let key = member.keyOffset..<member.keyEndOffset
        add(Entry(key: key, value: member.value.range, container: container))
        open.append(member.value)
      }
      for element in node.elements {
        add(Entry(key: 0..<0, value: element.range, container: container))
        open.append(element)
      }
    }
  }

  private mutating func add(_ entry: Entry) {
    containers[entry.container].entries.append(entries.count)
    entries.append(entry)
  }

  /// An entry together with the comma that goes when it goes.
  func removal(of position: Int) -> Range<Int> {
    let entry = entries[position]
    let siblings = containers[entry.container].entries
    let place = position - (siblings.first ?? position)
    if place > 0 {
      return entries[position - 1].whole.upperBound..<entry.whole.upperBound
    }
    if place + 1 < siblings.count {
      return entry.whole.lowerBound..<entries[position + 1].whole.lowerBound
    }
    return entry.whole
  }
}

extension JSONNode {
  fileprivate var range: Range<Int> { offset..<endOffset }
}
