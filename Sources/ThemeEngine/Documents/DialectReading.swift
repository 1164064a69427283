/// What a text without references comes to where something is wanted.
enum DialectReading {
  /// The text itself, which lenient reading of the format understands.
  case text(String)
  case number(Double)
  case measure(Double, unit: String)
  case names([String])
  case color(ColorValue)
  /// A weight whose name says a style too.
  case weight(String, style: String)

  /// Reads a text; nil where it isn't what is wanted.
  ///
  /// - Parameters:
  ///   - text: without references and expressions.
  ///   - form: what is wanted.
  ///   - unit: that of a length which is a bare number; nil leaves it to the format's reader. With
  ///     px a bare line height is one too where it is too large for a multiple of the font's size.
  init?(_ text: String, as form: DialectForm, unit: String?) {
    switch form {
    case .letterSpacing:
      if let fraction = MeasureText.fraction(text: text) {
        self = .measure(fraction, unit: fraction == 0 ? "px" : "em")
        return
      }
    case .lineHeight:
      if let length = Self.lineLength(text, unit: unit) {
        self = .text(length)
        return
      }
      if DialectType.fits(text: text, .dimension), DialectType.number(text) == nil,
        MeasureText.fraction(text: text) == nil
      {
        self = .text(text)
        return
      }
    case .plain(.fontFamily):
      let names = FontStackText.names(text)
      self = names.count > 1 ? .names(names) : .text(text)
      return
    case .plain(.fontWeight):
      if let (weight, style) = Self.styledWeight(text) {
        self = .weight(weight, style: style)
        return
      }
    case .plain: break
    }
    guard DialectType.fits(text: text, form.type) else { return nil }
    if form.type == .dimension, let unit, let number = DialectType.number(text) {
      self = .measure(number, unit: number == 0 ? "px" : unit)
    } else if form.type == .number, let fraction = MeasureText.fraction(text: text) {
      self = .number(fraction)
    } else if form.type == .number || form.type == .fontWeight,
      let number = DialectType.number(text)
    {
      self = .number(number)
    } else {
      self = .text(text)
    }
  }

  /// The length that a line height without a unit has to mean; nil for one that can be a multiple of
  /// the font's size.
  ///
  /// Tokens Studio writes both, and the design tool takes a bare number for pixels.
  static func lineLength(_ text: String, unit: String?) -> String? {
    guard unit == "px", let number = DialectType.number(text), number > largestLineHeight else {
      return nil
    }
    return DecimalText.string(number) + "px"
  }

  /// In multiples of the font's size.
  private static let largestLineHeight = 4.0

  /// The type of a token with it.
  func type(in form: DialectForm) -> ValueType {
    if form == .lineHeight, case .text = self { return .dimension }
    return form.type
  }

  /// `ExtraBold Italic` as a weight and a style; nil without a style.
  private static func styledWeight(_ text: String) -> (weight: String, style: String)? {
    var words = text.split(separator: " ").map(String.init)
    guard let style = words.popLast()?.lowercased(), ["italic", "oblique"].contains(style) else {
      return nil
    }
    let weight = words.isEmpty ? "regular" : words.joined(separator: " ")
    return DialectType.fits(text: weight, .fontWeight) ? (weight, style) : nil
  }
}
