/// Text that is safe to print on a terminal.
package enum VisibleText {
  /// The text with control and direction-changing characters shown as `U+001B` and the like.
  package static func escape(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        shown += name(scalar)
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// The scalar in angle brackets, by its number.
  static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + ">"
  }

  /// Whether a terminal would act on the scalar instead of showing it.
  ///
  /// C0 and C1 controls, line and paragraph separators, and the marks that reorder a line.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x061C, 0xFEFF:
      true
    default: false
    }
  }
}
