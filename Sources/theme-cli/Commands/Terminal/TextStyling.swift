import ThemeEngine

/// Paints texts for a terminal; leaves them alone where there are no colours.
package struct TextStyling: Sendable {
  package let depth: ColorDepth

  init(_ depth: ColorDepth) { self.depth = depth }

  /// What a text is.
  enum Part {
    case heading, faint, error, note, value
    case provenance(Provenance)
    case impact(Impact)
  }

  func paint(_ text: String, _ part: Part) -> String {
    depth == .none || text.isEmpty ? text : "\u{1B}[\(code(part))m\(text)\u{1B}[0m"
  }

  private func code(_ part: Part) -> String {
    switch part {
    case .heading: "1"
    case .value: "1"
    case .faint: "2"
    case .error: "1;31"
    case .note: "1;32"
    case .impact(.major): "1;31"
    case .impact(.minor): "33"
    case .impact(.patch): "2"
    case .provenance(.stated): "32"
    case .provenance(.platform): "34"
    case .provenance(.derived): "36"
    case .provenance(.assumed): "33"
    }
  }

  /// Two cells of a colour on its ground and a space; empty where there are no colours.
  func swatch(_ color: ColorValue, on ground: ColorValue) -> String {
    guard depth != .none else { return "" }
    let shown = color.composited(over: ground).gamutMapped(to: .srgb)
    let bytes = (0..<3).map { Int((min(max(shown.components[$0], 0), 1) * 255).rounded()) }
    let code =
      depth == .trueColor
      ? "2;\(bytes[0]);\(bytes[1]);\(bytes[2])"
      : "5;\(Palette256.nearest(red: bytes[0], green: bytes[1], blue: bytes[2]))"
    return "\u{1B}[48;\(code)m  \u{1B}[0m "
  }
}
