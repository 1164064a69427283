extension BrandReader {
  /// The keys of a text style in a document.
  static let textKeys = [
    "fontFamily", "fontDesign", "fontSize", "relativeTo", "fontWeight", "lineHeight",
    "letterSpacing", "textCase", "monospacedDigits",
  ]

  mutating func textParts(
    _ object: inout ObjectReader,
    _ path: TokenPath
  ) -> BrandTextParts? {
    let before = report.findings.count
    var parts = BrandTextParts()
    if let node = object.take("fontFamily") {
      let own = path.appending("fontFamily")
      let names = node.string.map { [$0] } ?? node.plainValue?.list?.compactMap(\.string)
      if let names, !names.contains("") {
        parts.set(families: names)
      } else {
        mismatch(node, own, own.description, expected: "the name of a font, or a list of names")
      }
    }
    if let node = object.take("fontDesign") {
      parts.design = member(node, of: FontDesign.self, path.appending("fontDesign"))
      if parts.families == nil { parts.families = .init([]) }
    }
    parts.size = measure("fontSize", .length, &object, path).map { .init($0.value, from: $0.token) }
    if let node = object.take("relativeTo") {
      let own = path.appending("relativeTo")
      parts.relativeTo = .init(
        node.isNull ? nil : member(node, of: AppleTextStyle.self, own)
      )
    }
    parts.weight = measure("fontWeight", .integer(1...1000), &object, path)
    parts.lineHeight = optionalMeasure("lineHeight", .length, &object, path)
    parts.letterSpacing = optionalMeasure("letterSpacing", .offset, &object, path)
    if let node = object.take("textCase") {
      parts.textCase = member(node, of: TextCase.self, path.appending("textCase"))
    }
    if let node = object.take("monospacedDigits") {
      parts.monospacedDigits = boolean(node, path.appending("monospacedDigits"))
    }
    reportUnknown(object, below: path, known: ["token", "role"] + Self.textKeys)
    return report.findings.count == before ? parts : nil
  }

  private mutating func member<Word>(
    _ node: JSONNode,
    of words: Word.Type,
    _ path: TokenPath
  ) -> Word? where Word: CaseIterable & RawRepresentable<String> {
    let names = words.allCases.map(\.rawValue)
    return word(node, of: names, path, WordList(quoting: names).or).flatMap(Word.init)
  }

  private mutating func measure(
    _ name: String,
    _ kind: LeafKind,
    _ object: inout ObjectReader,
    _ path: TokenPath
  ) -> BrandTextParts.Part<Double>? {
    guard let node = object.take(name) else { return nil }
    let own = path.appending(name)
    if isReference(node) {
      guard let token = number(kind, node, own) else { return nil }
      return points(token, in: .light).map { .init($0, from: token) }
    }
    return leaf(kind, node, own)?.first?.literalNumber.map { .init($0) }
  }

  private mutating func optionalMeasure(
    _ name: String,
    _ kind: LeafKind,
    _ object: inout ObjectReader,
    _ path: TokenPath
  ) -> BrandTextParts.Part<Double?>? {
    if object.node[name]?.isNull == true {
      _ = object.take(name)
      return .init(nil)
    }
    return measure(name, kind, &object, path).map { .init($0.value, from: $0.token) }
  }
}

extension Token {
  /// The number of a token that is a literal in every appearance.
  var literalNumber: Double? {
    switch cells.expression(.light, .standard) {
    case .value(let value), .parts(_, .value(let value)): value.number
    default: nil
    }
  }
}
