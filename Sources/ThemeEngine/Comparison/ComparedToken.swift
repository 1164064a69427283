/// One token of one side of a comparison.
struct ComparedToken {
  let path: TokenPath
  let value: TokenValue
  /// What a token outside the shared tables says about itself; `nil` for a leaf of the tables.
  let type: TokenType?
  let area: ThemeDiff.Area

  /// A leaf of the shared tables, or a group of them as one object.
  init(_ path: TokenPath, _ value: TokenValue) {
    self.path = path
    self.value = value
    type = nil
    area = ThemeDiff.Area(of: path)
  }

  init(_ token: CustomToken) {
    path = token.path
    value = token.value
    type = token.traits.type
    area = .custom
  }

  /// Whether both sides say the same, in whatever notation.
  func isSame(as other: Self) -> Bool {
    guard (type == nil) != (other.type == nil) else {
      return type == other.type && meaning.isSame(as: other.meaning)
    }
    return plainValue.isSame(as: other.plainValue)
  }

  /// The value in the form that all have which mean the same: a weight's number, a lone layer.
  private var meaning: TokenValue {
    switch (type, value) {
    case (.fontWeight?, .string(let name)):
      FontWeightName.number(of: name).map(TokenValue.number) ?? value
    case (.shadow?, .list(let layers)) where layers.count == 1: layers[0]
    default: value
    }
  }

  /// Whether the sides are tokens of two types; null has every type.
  func hasOtherType(than other: Self) -> Bool {
    if let type, let otherType = other.type { return type != otherType }
    guard type != nil || other.type != nil else { return false }
    let (one, two) = (plainValue, other.plainValue)
    return one != .null && two != .null && one.kindName != two.kindName
  }

  /// A length is an object in a plain file and a number in the tables.
  private var plainValue: TokenValue { value.points.map(TokenValue.number) ?? value }
}

/// The two sides of a token, at least one of them there.
struct TokenPair {
  var left: ComparedToken?
  var right: ComparedToken?

  /// Whether the sides are one token under two names.
  var isRenamed: Bool {
    guard let left, let right else { return false }
    return left.path != right.path
  }

  /// Whether there is something to say about the token.
  var differs: Bool {
    guard let left, let right else { return true }
    return !left.isSame(as: right)
  }
}
