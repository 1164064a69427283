/// Policies as statements about a brand.
enum PolicyText {
  /// `nil` for what isn't a policy that has words of its own.
  static func text(_ value: TokenValue, at path: TokenPath) -> String? {
    let own = path.description.split(separator: ".", maxSplits: 1)
    guard own.count == 2, own[0] == Policies.path.description else { return nil }
    let name = String(own[1])
    switch value {
    case .string(let word): return words["\(name)=\(word)"] ?? statement(name, word)
    case .bool(let flag): return words["\(name)=\(flag ? "yes" : "no")"]
    case .number(let number): return statement(name, DecimalText.string(number))
    case .null: return words["\(name)=none"]
    case .list(let items):
      if items.isEmpty { return words["\(name)=none"] }
      return statement(name, WordList(items.map { TokenWords(path, type: .number).text($0) }).and)
    case .color, .blur, .object: return nil
    }
  }

  private static func statement(_ name: String, _ value: String) -> String? {
    let value = VisibleText.escape(value)
    switch name {
    case "appearance.preferenceKey": return "the choice is stored as '\(value)'"
    case "appearance.preferenceValues": return "users choose \(value)"
    case "accentPerView":
      return "at most \(value) \(value == "1" ? "accent" : "accents") a view"
    case "judgementColors": return "\(value) only on judgements"
    case "riskColor": return "every risk is \(value)"
    case "minimumTouchTarget": return "touch targets of at least \(value) pt"
    case "minimumSymbolSet": return "symbols of \(value)"
    default:
      guard name.hasPrefix("statusTones.") else { return nil }
      return "'\(VisibleText.escape(String(name.dropFirst(12))))' is \(value)"
    }
  }

  private static let words = [
    "appearance.mode=adaptive": "follows the system's scheme",
    "appearance.mode=darkFirst": "designed dark, light adapted",
    "appearance.mode=pinned": "has one scheme",
    "appearance.preferred=light": "light where nothing decides",
    "appearance.preferred=dark": "dark where nothing decides",
    "appearance.preferenceKey=none": "no choice is stored",
    "appearance.preferenceValues=none": "users have no choice",
    "accentPerView=none": "any number of accents a view",
    "judgementColors=none": "no colours are kept for judgements",
    "amountTone=neutral": "amounts are neutral",
    "amountTone=signed": "amounts tell their sign by colour",
    "gradients=allowed": "gradients are allowed",
    "gradients=forbidden": "gradients are forbidden",
    "ground=unrestricted": "any ground",
    "ground=whiteOrNearBlack": "grounds are white or near black",
    "iconography=any": "any icons",
    "iconography=sfSymbolsOnly": "SF Symbols only",
    "iconography=placedMarks": "any icons, brand marks as placed assets",
    "minimumSymbolSet=none": "no symbol set is asked for",
    "logo=placedAsset": "the logo is a placed asset",
    "logo=drawn": "the logo is drawn",
    "productNameCase=lowercase": "the product name is in lower case",
    "productNameCase=asWritten": "the product name keeps its case",
    "productNameSolidSet=yes": "the product name has no spaces",
    "productNameSolidSet=no": "the product name may have spaces",
    "asyncButton=coupled": "loading and taking taps are one state of a button",
    "asyncButton=free": "loading and taking taps are apart",
    "dynamicType=yes": "text follows the user's size",
    "dynamicType=no": "text keeps its size",
    "offTokenColors=allowed": "colours without a token are allowed",
    "offTokenColors=rejected": "colours without a token are rejected",
  ]
}
