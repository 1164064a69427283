@testable import ThemeEngine

/// One change to the values, keys and members of an input, after which its files are JSON still.
///
/// Changes of bytes alone nearly always break a file, and hardly ever move a value to where another
/// one has to stand or give a token another's name.
struct TreeMutation {
  private let input: [UInt8]
  private var choice: RandomChoice
  private var values: [Range<Int>] = []
  private var keys: [Range<Int>] = []
  /// Members of objects with their keys, and elements of lists.
  private var members: [Range<Int>] = []
  private var elements: [Range<Int>] = []

  /// - Returns: nil where a file of the input is no JSON, or nothing can be changed.
  static func changed(_ input: [UInt8], seed: UInt64) -> [UInt8]? {
    var mutation = TreeMutation(input: input, choice: RandomChoice(seed))
    var start = 0
    for file in FuzzedFiles(input).all {
      guard let document = try? JSONDocument(parsing: file) else { return nil }
      mutation.collect(document.root, start)
      start += file.count + 1
    }
    return mutation.change()
  }

  private init(input: [UInt8], choice: RandomChoice) {
    self.input = input
    self.choice = choice
  }

  private mutating func collect(_ root: JSONNode, _ start: Int) {
    var open = [root]
    while let node = open.popLast() {
      values.append(start + node.offset..<start + node.endOffset)
      for element in node.elements {
        elements.append(start + element.offset..<start + element.endOffset)
        open.append(element)
      }
      for member in node.members {
        let end = start + member.value.endOffset
        let keyStart = start + member.keyOffset
        members.append(keyStart..<end)
        let quote = input[keyStart..<start + member.value.offset].lastIndex(of: UInt8(ascii: "\""))
        if let quote { keys.append(keyStart..<quote + 1) }
        open.append(member.value)
      }
    }
  }

  private mutating func change() -> [UInt8]? {
    switch choice.number(below: 10) {
    case 0, 1: replaced(choice.one(of: values), by: copied(choice.one(of: values)))
    case 2: replaced(choice.one(of: values), by: choice.one(of: Words.values))
    case 3: replaced(choice.one(of: keys), by: copied(choice.one(of: keys)))
    case 4: replaced(choice.one(of: keys), by: choice.one(of: Words.keys))
    case 5: appended(choice.one(of: members), copied(choice.one(of: members)))
    case 6: appended(choice.one(of: members), member())
    case 7: appended(choice.one(of: elements), copied(choice.one(of: elements)))
    case 8: removed(choice.one(of: members))
    default: removed(choice.one(of: elements))
    }
  }

  /// A member that the input may not have yet.
  private mutating func member() -> [UInt8]? {
    let isWord = choice.isOne(in: 2)
    let value = isWord ? choice.one(of: Words.values) : copied(choice.one(of: values))
    guard let key = choice.one(of: Words.keys), let value else { return nil }
    return key + [UInt8(ascii: ":")] + value
  }

  private func copied(_ range: Range<Int>?) -> [UInt8]? { range.map { Array(input[$0]) } }

  private func replaced(_ place: Range<Int>?, by text: [UInt8]?) -> [UInt8]? {
    guard let place, let text else { return nil }
    return input[..<place.lowerBound] + text + input[place.upperBound...]
  }

  private func appended(_ place: Range<Int>?, _ text: [UInt8]?) -> [UInt8]? {
    guard let place, let text else { return nil }
    return input[..<place.upperBound] + [UInt8(ascii: ",")] + text + input[place.upperBound...]
  }

  private func removed(_ place: Range<Int>?) -> [UInt8]? {
    guard let place else { return nil }
    let before = input[..<place.lowerBound].lastIndex { $0 > 0x20 } ?? 0
    let after = input[place.upperBound...].firstIndex { $0 > 0x20 } ?? input.count
    if input[after] == UInt8(ascii: ",") {
      return Array(input[..<place.lowerBound] + input[(after + 1)...])
    }
    let start = input[before] == UInt8(ascii: ",") ? before : place.lowerBound
    return Array(input[..<start] + input[place.upperBound...])
  }
}
