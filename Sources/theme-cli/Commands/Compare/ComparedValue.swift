import ThemeEngine

extension ResolvedTheme {
  /// What swatches lie on: the background, or white where the theme has no roles.
  var ground: ColorValue { self[ColorRole.background.path]?.color ?? .srgb(1, 1, 1) }
}

/// Values of themes that are compared, as cells of a table.
struct ComparedValue {
  let style: TextStyling

  /// What stands for a value that a theme doesn't have.
  static let absent = "—"

  /// A value in words, with a swatch on its theme's background where it is a colour.
  ///
  /// A text that aligns with swatches begins where the texts behind them do.
  func cell(
    _ value: TokenValue?,
    _ text: String,
    on ground: ColorValue,
    alignsWithSwatches: Bool = false,
    part: TextStyling.Part? = nil
  ) -> FoldingTable.Cell {
    let style = style
    let part = value == nil ? .faint : part
    let cell = FoldingTable.Cell(text) { text in part.map { style.paint(text, $0) } ?? text }
    if let color = value?.color {
      let swatch = style.swatch(color, on: ground)
      return cell.after(swatch, width: swatch.isEmpty ? 0 : 3)
    }
    return alignsWithSwatches && style.depth != .none ? cell.after("   ", width: 3) : cell
  }

  /// A difference of colours with two decimals, cut off so that none reads as larger.
  func cell(deltaE: Double?) -> FoldingTable.Cell {
    FoldingTable.Cell(deltaE.map(Self.text) ?? "")
  }

  func cell(_ size: DifferenceSize?) -> FoldingTable.Cell {
    let style = style
    return FoldingTable.Cell(size?.rawValue ?? "") { text in
      switch size {
      case .different: style.paint(text, .value)
      case .clear, nil: text
      case .same, .imperceptible, .slight: style.paint(text, .faint)
      }
    }
  }

  func cell(_ impact: Impact, _ remark: String = "") -> FoldingTable.Cell {
    let style = style
    return FoldingTable.Cell(impact.rawValue + remark) { style.paint($0, .impact(impact)) }
  }

  /// A value in few words: a colour's opacity in per cent, a length in points, a group's parts.
  static func text(_ value: TokenValue, at path: TokenPath) -> String {
    if case .object(let members) = value, !members.contains(where: { $0.name == "unit" }) {
      return members.map { "\($0.name) \(text($0.value, at: path.appending($0.name)))" }
        .joined(separator: ", ")
    }
    guard let color = value.color, color.alpha != 1 else { return ValueText.text(value, at: path) }
    var opaque = color
    opaque.alpha = 1
    let percent = DecimalText.string((color.alpha * 100).rounded(toPlaces: 1))
    return "\(opaque.summary) \(percent)%"
  }

  /// A value with all that tells it from another that reads the same in few words.
  static func exactText(_ value: TokenValue) -> String {
    guard let color = value.color else { return "\(value)" }
    let components = (0..<3).map {
      DecimalText.string(color.components[$0].rounded(toPlaces: 4))
    }
    let text = "\(color.space.rawValue)(\(components.joined(separator: " ")))"
    return color.alpha == 1 ? text : "\(text) at opacity \(DecimalText.string(color.alpha))"
  }

  private static func text(_ deltaE: Double) -> String {
    let hundredths = Int((deltaE * 100).rounded(.down))
    if hundredths == 0, deltaE > 0 { return "<0.01" }
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
