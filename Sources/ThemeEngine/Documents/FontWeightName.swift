/// The names that the format has for font weights.
enum FontWeightName {
  static let names = weights.map(\.name)

  /// The number that a name stands for (Format module, Font weight); nil for any other text.
  static func number(of name: String) -> Double? { weights.first { $0.name == name }?.weight }

  private static let weights: [(name: String, weight: Double)] = [
    ("normal", 400), ("regular", 400), ("medium", 500), ("semi-bold", 600), ("bold", 700),
    ("light", 300), ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200),
    ("book", 400), ("demi-bold", 600), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900),
    ("heavy", 900), ("extra-black", 950), ("ultra-black", 950),
  ]

  /// A name in another case or with other separators, or a number in quotes.
  static func folded(_ text: String) -> TokenValue? {
    if let number = Double(text), (1...1000).contains(number) { return .number(number) }
    let letters = plain(text)
    return names.first { plain($0) == letters }.map { .string($0) }
  }

  private static func plain(_ text: String) -> String {
    text.lowercased().filter { !"-_ ".contains($0) }
  }
}
