/// ANSI colours of the parts of a shown finding; plain text where colour is off.
struct TerminalStyle {
  var isOn: Bool

  /// A part of a shown finding.
  enum Part {
    case place
    case gutter
    case help
    case severity(Severity)
  }

  func paint(_ text: String, as part: Part) -> String {
    isOn ? "\u{1B}[\(code(part))m\(text)\u{1B}[0m" : text
  }

  private func code(_ part: Part) -> String {
    switch part {
    case .place: "1"
    case .gutter: "1;34"
    case .help: "1;36"
    case .severity(.error): "1;31"
    case .severity(.warning): "1;33"
    case .severity(.note): "1;32"
    }
  }
}
