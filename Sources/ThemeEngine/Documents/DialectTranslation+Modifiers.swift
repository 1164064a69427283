extension DialectTranslation {
  /// What modifies a token's colour; nil for a token without, and in a dialect without modifications.
  func modification(of entry: DialectIndex.Entry) -> JSONView? {
    guard dialect == .tokensStudio, let extensions = Self.extensions(of: entry.token) else {
      return nil
    }
    return extensions[Self.studio]?["modify"].flatMap { $0.kind == .null ? nil : $0 }
  }

  /// Why a colour isn't modified.
  struct ModificationFault: Error {
    let place: JSONView
    let message: String
    let expected: String
    var suggestion: String?
  }

  /// Writes a colour that is modified; false where there is nothing to modify it, or where that is at
  /// fault, which is reported.
  mutating func writeModified(_ entry: DialectIndex.Entry) -> Bool {
    guard let modify = modification(of: entry) else { return false }
    switch modification(modify, depth: 0) {
    case .failure(let fault):
      warn(
        .dialectModifier,
        at: fault.place.tape.isSame(as: document) ? fault.place : modify,
        entry.path,
        "'\(entry.path)' can't be modified: \(fault.message); its colour is as it would be without",
        expected: fault.expected,
        found: fault.place.foundText,
        suggestion: fault.suggestion
      )
      return false
    case .success:
      guard let color = color(of: entry, depth: 0) else {
        warn(
          .dialectModifier,
          at: entry.value,
          entry.path,
          "'\(entry.path)' can't be modified: its value is no colour that is known",
          expected: "a colour, or a reference to one",
          found: entry.value.foundText
        )
        return false
      }
      mark(entry.type ?? entry.value)
      writer.key("$type")
      writer.string(ValueType.color.tokenType.rawValue)
      mark(entry.value)
      writer.key("$value")
      mark(entry.value)
      write(color)
      applied = modify
      return true
    }
  }

  /// What a `modify` says, or a reference to one.
  mutating func modification(
    _ modify: JSONView,
    depth: Int
  ) -> Result<ColorModification, ModificationFault> {
    do throws(ModificationFault) {
      let object = try object(modify)
      let kind = try word(
        "type",
        of: object,
        among: ColorModification.Kind.allCases.map(\.rawValue)
      )
      let space = try word("space", of: object, among: ColorModification.spaces, default: "srgb")
      let formats = ColorModification.spaces + ["hex"]
      let format = try word("format", of: object, among: formats, default: space)
      guard let value = object["value" as StaticString] else {
        throw fault(object, "there is no 'value'", expected: "a number from 0 to 1")
      }
      let amount = value.numberText ?? value.string
      guard let amount, let number = fraction(amount, depth: depth + 1) else {
        throw fault(value, "'value' is no number", expected: "a number from 0 to 1")
      }
      var other: ColorValue?
      if kind == ColorModification.Kind.mix.rawValue {
        guard let color = object["color" as StaticString] else {
          throw fault(object, "there is no 'color' to mix it with", expected: "a colour")
        }
        other = color.string.flatMap { self.color($0, depth: depth + 1) }
        if other == nil { throw fault(color, "'color' is no colour", expected: "a colour") }
      }
      let modification = ColorModification(
        kind: ColorModification.Kind(rawValue: kind) ?? .alpha,
        amount: number,
        space: space,
        format: format,
        other: other
      )
      return .success(modification)
    } catch {
      return .failure(error)
    }
  }

  private func fault(
    _ place: JSONView,
    _ message: String,
    expected: String,
    suggestion: String? = nil
  ) -> ModificationFault {
    ModificationFault(
      place: place,
      message: message,
      expected: expected,
      suggestion: suggestion
    )
  }

  /// The object itself, or that of the token which a reference leads to.
  private func object(_ modify: JSONView) throws(ModificationFault) -> JSONView {
    let expected = "an object with 'type', 'value' and 'space', or a reference to one"
    var object = modify
    var hops = 0
    while let text = object.string, hops < Self.deepestText {
      hops += 1
      guard let name = InterpolatedText.parts(text).soleReference else { break }
      switch index.target(name) {
      case nil: throw fault(modify, "'{\(name)}' leads nowhere", expected: expected)
      case .token(let entry): object = entry.value
      case .property(let property): object = property
      }
    }
    if object.kind == .object { return object }
    throw fault(modify, "'modify' is no object", expected: expected)
  }

  private func word(
    _ name: String,
    of object: JSONView,
    among words: [String],
    default: String? = nil
  ) throws(ModificationFault) -> String {
    let expected = WordList(quoting: words).or
    guard let value = object[name] else {
      if let `default` { return `default` }
      throw fault(object, "there is no '\(name)'", expected: expected)
    }
    if let text = value.string, words.contains(text) { return text }
    let suggestion = value.string.flatMap { NameSuggestion.nearest(to: $0, among: words) }
    throw fault(value, "'\(name)' isn't known", expected: expected, suggestion: suggestion)
  }
}
