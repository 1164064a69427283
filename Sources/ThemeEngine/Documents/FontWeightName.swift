/// The names that the format has for font weights.
enum FontWeightName {
  static let names = [
    "normal", "regular", "medium", "semi-bold", "bold", "light", "thin", "hairline", "extra-light",
    "ultra-light", "book", "demi-bold", "extra-bold", "ultra-bold", "black", "heavy",
    "extra-black", "ultra-black",
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
