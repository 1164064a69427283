/// What a place in a file of another dialect wants: a type of the format, or a measure of text that
/// can be told in more ways than the format has.
enum DialectForm: Hashable {
  case plain(ValueType)
  /// A length, or a part of the font's size in per cent.
  case letterSpacing
  /// A multiple of the font's size, a length or the word for the font's own.
  case lineHeight

  /// What a dialect's word for a type wants; nil for one that the format doesn't have.
  init?(named word: String) {
    switch word {
    case "letterSpacing": self = .letterSpacing
    case "lineHeight", "lineHeights": self = .lineHeight
    default:
      guard let type = DialectType.type(named: word) else { return nil }
      self = .plain(type)
    }
  }

  /// The format's type for it.
  var type: ValueType {
    switch self {
    case .plain(let type): type
    case .letterSpacing: .dimension
    case .lineHeight: .number
    }
  }

  /// Whether a token of the type can stand here.
  func accepts(_ other: ValueType) -> Bool {
    other == type || self == .lineHeight && other == .dimension
  }

  /// What a member of a composite wants, under its name in the format; nil for one that isn't a
  /// measure, a colour or the like.
  static func part(_ name: String, of type: ValueType?) -> DialectForm? {
    switch (type, name) {
    case (.typography, "fontFamily"): .plain(.fontFamily)
    case (.typography, "fontSize"): .plain(.dimension)
    case (.typography, "fontWeight"): .plain(.fontWeight)
    case (.typography, "letterSpacing"): .letterSpacing
    case (.typography, "lineHeight"): .lineHeight
    case (.border, "color"), (.shadow, "color"), (.gradient, "color"): .plain(.color)
    case (.border, "width"): .plain(.dimension)
    case (.border, "style"): .plain(.strokeStyle)
    case (.shadow, "offsetX"), (.shadow, "offsetY"), (.shadow, "blur"), (.shadow, "spread"):
      .plain(.dimension)
    case (.gradient, "position"): .plain(.number)
    case (.transition, "duration"), (.transition, "delay"): .plain(.duration)
    case (.transition, "timingFunction"): .plain(.cubicBezier)
    default: nil
    }
  }

  /// What each element of a list wants that stands where this is wanted; nil where no reference can
  /// stand there, so that its value is filled in.
  var element: DialectForm? {
    switch self {
    case .plain(.shadow), .plain(.gradient): self
    default: nil
    }
  }
}
