/// Values in words for people.
struct TokenWords {
  /// Where the value stands, which tells what a number means.
  let path: TokenPath
  /// `nil` for what isn't a leaf of the shared tables.
  let kind: LeafKind?
  /// The type of a token outside the tables.
  let type: TokenType?

  init(_ path: TokenPath, type: TokenType? = nil) {
    self.init(path, type: type, kind: type == nil ? ThemeShape.kind(at: path) : nil)
  }

  init(_ path: TokenPath, type: TokenType?, kind: LeafKind?) {
    self.path = path
    self.type = type
    self.kind = kind
  }

  init(_ token: ComparedToken) { self.init(token.path, type: token.type) }

  /// One line; a policy is a statement, an absent part `none`.
  func text(_ value: TokenValue) -> String {
    if type == nil, let policy = PolicyText.text(value, at: path) { return policy }
    switch value {
    case .null: return "none"
    case .bool(let bool): return bool ? "yes" : "no"
    case .number(let number): return text(number)
    case .string(let string): return VisibleText.escape(string)
    case .color, .blur: return value.description
    case .list(let items): return text(items)
    case .object(let members): return measure(value) ?? text(members)
    }
  }

  private func text(_ number: Double) -> String {
    let digits = DecimalText.string(number)
    if type == .fontWeight || path.name == "fontWeight" {
      return Self.weightName(number).map { "\(digits) \($0)" } ?? digits
    }
    return kind?.isLength ?? false ? "\(digits) pt" : digits
  }

  private func text(_ items: [TokenValue]) -> String {
    if items.isEmpty { return path.name == "fontFamily" ? "system font" : "none" }
    let texts = items.map { item in
      item.list != nil || item.isPlainObject ? "(\(text(item)))" : text(item)
    }
    return texts.joined(separator: ", ")
  }

  private func text(_ members: [TokenValue.Member]) -> String {
    if members.isEmpty { return "none" }
    if members.map(\.name) == ["width", "color"] {
      let width = Self(path.appending("width"), type: type, kind: .length)
      return "\(width.text(members[0].value)) in \(width.text(members[1].value))"
    }
    let texts = members.map { member in
      let name = member.name
      let words = Self(path.appending(name), type: type.map { _ in Self.type(ofPart: name) })
      let text = words.text(member.value)
      let isGroup = member.value.list != nil || member.value.isPlainObject
      return "\(VisibleText.escape(name)) \(isGroup ? "(\(text))" : text)"
    }
    return texts.joined(separator: ", ")
  }

  /// A dimension or duration; `nil` for other objects.
  private func measure(_ value: TokenValue) -> String? {
    guard case .object(let members) = value, members.count == 2,
      let number = value[member: "value"]?.number, let unit = value[member: "unit"]?.string
    else { return nil }
    return "\(DecimalText.string(number)) \(unit == "px" ? "pt" : VisibleText.escape(unit))"
  }

  /// What the number under a name in a composite is.
  private static func type(ofPart name: String) -> TokenType {
    name == "fontWeight" ? .fontWeight : TokenType(rawValue: name)
  }

  private static func weightName(_ number: Double) -> String? {
    guard let weight = Int(exactly: number).flatMap({ FontWeight($0) }) else { return nil }
    return weightNames.first { $0.weight == weight }?.name
  }

  private static let weightNames: [(weight: FontWeight, name: String)] = [
    (.ultraLight, "ultra light"), (.thin, "thin"), (.light, "light"), (.regular, "regular"),
    (.medium, "medium"), (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"),
    (.black, "black"),
  ]
}

extension TokenValue {
  fileprivate var isPlainObject: Bool {
    guard case .object(let members) = self else { return false }
    return !(members.count == 2 && self[member: "unit"] != nil)
  }
}
