extension BrandReader {
  /// Lets the engine's neutral components and policies hold where the document says nothing.
  mutating func fallBack(on node: JSONNode) {
    guard node.isString(Self.house) else {
      mismatch(node, TokenPath("otherwise"), "otherwise", expected: "'\(Self.house)'")
      return
    }
    inherited.merge(house) { base, _ in base }
  }

  /// The engine's neutral answers.
  var house: [TokenPath: [Token]] {
    var writer = TokenWriter()
    Components.house.write(at: TokenPath("component"), to: &writer)
    Policies.house.write(at: Policies.path, to: &writer)
    var answers: [TokenPath: [Token]] = [:]
    for token in writer.tokens {
      guard let slot = BrandSlots.slot(of: token.path) else { continue }
      answers[slot, default: []].append(token)
    }
    return answers
  }
}
