/// The name of a new brand, as its Swift type has it.
struct BrandName: Equatable {
  let type: String

  /// What theme references call it.
  var id: String { type.lowercased() }
  var module: String { "Brand\(type)" }

  init(_ type: String) { self.type = type }

  /// - Throws: what is wrong with the name, and one that would do.
  init(checking text: String) throws(UsageError) {
    let expected = "letters and digits beginning with an upper-case letter, such as Acme"
    guard Self.isWellFormed(text) else {
      throw UsageError(
        "'\(text)' can't be the name of a brand",
        suggestion: Self.suggestion(for: text),
        expected: [expected]
      )
    }
    guard !BrandTemplate.usesType(text) else {
      throw UsageError(
        "'\(text)' can't be the name of a brand: it is a type that brands use",
        suggestion: "\(text)Brand"
      )
    }
    self.init(text)
  }

  private static func isWellFormed(_ text: String) -> Bool {
    guard let first = text.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    else { return false }
    return text.unicodeScalars.allSatisfy(isLetterOrDigit)
  }

  /// The words of the text, joined with upper-case beginnings.
  private static func suggestion(for text: String) -> String? {
    let words = text.unicodeScalars.split { !isLetterOrDigit($0) }
    let joined = words.map { word in
      let word = String(String.UnicodeScalarView(word))
      return word.prefix(1).uppercased() + word.dropFirst()
    }.joined().drop { $0.isNumber }
    let name = joined.prefix(1).uppercased() + joined.dropFirst()
    return isWellFormed(name) ? name : nil
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}
