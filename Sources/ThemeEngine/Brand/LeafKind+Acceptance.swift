extension LeafKind {
  /// What the kind expects, for messages.
  package var expectation: String {
    switch self {
    case .color: "a colour"
    case .length: "a length in points, 0 or more"
    case .offset: "a number of points"
    case .fraction: "a number from 0 to 1"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .bool: "true or false"
    case .text: "a text that isn't empty"
    case .texts: "a list of texts"
    case .word(let words): WordList(quoting: words).or
    case .words(let words): "a list of different words, each \(WordList(quoting: words).or)"
    case .blur: "a blur"
    }
  }

  /// Whether a value may stand where the kind is asked for.
  package func accepts(_ value: TokenValue) -> Bool {
    switch (self, value) {
    case (.color, .color), (.bool, .bool), (.blur, .blur): true
    case (.length, .number(let number)): number >= 0 && number.isFinite
    case (.offset, .number(let number)): number.isFinite
    case (.fraction, .number(let number)): (0...1).contains(number)
    case (.integer(let range), .number(let number)):
      Int(exactly: number).map(range.contains) ?? false
    case (.text, .string(let text)): !text.isEmpty
    case (.texts, .list(let items)): items.allSatisfy { !($0.string ?? "").isEmpty }
    case (.word(let words), .string(let word)): words.contains(word)
    case (.words(let words), .list(let items)):
      items.allSatisfy { $0.string.map(words.contains) ?? false } && Set(items).count == items.count
    default: false
    }
  }
}
