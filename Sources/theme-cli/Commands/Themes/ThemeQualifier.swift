import ThemeEngine

/// One part of what a theme reference asks for.
enum ThemeQualifier: Equatable {
  case scheme(Scheme)
  case contrast(Contrast)
  case textSize(TextSizeCategory)
  case platform(Platform)

  /// What a qualifier is about; each once in a reference.
  enum Kind: String { case scheme, contrast, textSize = "text size", platform }

  /// `nil` for any other text.
  init?(_ text: Substring) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count == 2 ? String(parts[1]) : nil
    if let value {
      switch parts[0] {
      case "text":
        guard let size = TextSizeCategory(rawValue: value) else { return nil }
        self = .textSize(size)
      case "platform":
        guard let platform = Platform(rawValue: value) else { return nil }
        self = .platform(platform)
      default: return nil
      }
    } else if let scheme = Scheme(rawValue: String(text)) {
      self = .scheme(scheme)
    } else if let contrast = Contrast(rawValue: String(text)) {
      self = .contrast(contrast)
    } else {
      return nil
    }
  }

  var kind: Kind {
    switch self {
    case .scheme: .scheme
    case .contrast: .contrast
    case .textSize: .textSize
    case .platform: .platform
    }
  }

  func apply(to request: inout AppearanceRequest) {
    switch self {
    case .scheme(let scheme): request.scheme = scheme
    case .contrast(let contrast): request.contrast = contrast
    case .textSize(let size): request.textSize = size
    case .platform(let platform): request.platform = platform
    }
  }

  /// What may follow a key and `=`; `nil` for a text that is no key.
  static func values(of key: Substring) -> [String]? {
    switch key {
    case "text": TextSizeCategory.allCases.map(\.rawValue)
    case "platform": Platform.allCases.map(\.rawValue)
    default: nil
    }
  }

  /// Every qualifier there is.
  static let spellings =
    Scheme.allCases.map(\.rawValue) + Contrast.allCases.map(\.rawValue)
    + TextSizeCategory.allCases.map { "text=\($0.rawValue)" }
    + Platform.allCases.map { "platform=\($0.rawValue)" }

  /// The qualifiers as help names them.
  static let forms =
    Scheme.allCases.map(\.rawValue) + Contrast.allCases.map(\.rawValue)
    + ["text=CATEGORY", "platform=NAME"]
}
