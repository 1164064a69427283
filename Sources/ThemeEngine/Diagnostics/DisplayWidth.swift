/// How many terminal cells a character takes.
package enum DisplayWidth {
  /// The cells of a character: 2 for East Asian wide ones and emoji, 0 for lone marks, else 1.
  ///
  /// Wide ranges after Unicode Standard Annex 11; marks that follow a base take no cell.
  package static func cells(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII {
      // A keycap or other emoji style makes a wide picture of a digit.
      return character.unicodeScalars.contains("\u{FE0F}") ? 2 : 1
    }
    if first.properties.isEmojiPresentation { return 2 }
    if first.properties.isEmoji, character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide(first.value) ? 2 : 1
    }
  }

  private static func isWide(_ scalar: UInt32) -> Bool {
    wideRanges.contains { $0.contains(scalar) }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB,
    0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
