/// What a translation says of values that aren't what they should be, and what becomes of these.
extension DialectTranslation {
  /// The name that a reference to nothing was probably meant to be.
  mutating func suggestion(for name: String) -> String? {
    guard memo.suggestionsLeft > 0, index.target(name) == nil else { return nil }
    memo.suggestionsLeft -= 1
    let names = memo.names ?? index.names
    memo.names = names
    return NameSuggestion.nearest(to: name, among: names)
  }

  mutating func reportUnitless(_ number: Double, at place: JSONView, _ path: TokenPath) {
    if number == 0 { return }
    let text = DecimalText.string(number)
    let why =
      dialect == .tokensStudio
      ? "as in the design tool: it is too large for a multiple of the font's size"
      : "as the transforms of Style Dictionary have it"
    warn(
      .dialectUnitless,
      at: place,
      path,
      "\(text) has no unit and counts as \(text)\(bareUnit), \(why)",
      expected: "a unit",
      found: text
    )
  }

  /// Warns of a line height that counts as a length although it has no unit.
  mutating func reportUnitless(lineHeight text: String, at place: JSONView, _ path: TokenPath) {
    guard DialectReading.lineLength(text, unit: bareUnit) != nil,
      let number = DialectType.number(text)
    else { return }
    reportUnitless(number, at: place, path)
  }

  /// What a text counts as that isn't of its type.
  func guess(unfit text: String) -> ValueType? {
    dialect == .tokensStudio ? DialectType.guessed(text: text) : nil
  }

  mutating func write(
    unfit text: String,
    _ form: DialectForm,
    at place: JSONView,
    _ entry: DialectIndex.Entry
  ) {
    let guessed = guess(unfit: text)
    let kept = form == .lineHeight ? Self.normal(text) ?? text : text
    let name = form.type.tokenType.rawValue
    let outcome = guessed.map { "counts as \($0.phrase)" } ?? "is kept as a text"
    warn(
      .dialectUnfitValue,
      at: place,
      entry.path,
      "'\(entry.path)' is of type '\(name)', and '\(text)' is none; it \(outcome)",
      expected: form.type.phrase,
      found: "'\(text)'"
    )
    writeType(guessed?.tokenType.rawValue ?? "string", entry.type ?? place)
    writeKey(place)
    if let guessed, let reading = DialectReading(text, as: .plain(guessed), unit: bareUnit) {
      write(reading)
    } else {
      writer.string(kept)
    }
  }

  /// The word of style sheets for a line height that is the font's own; nil for any other text.
  static func normal(_ text: String) -> String? {
    ["auto", "normal"].contains(text.lowercased()) ? "normal" : nil
  }

  /// Says which members of a value are kept beside it.
  mutating func reportUnplaced(at place: JSONView, _ path: TokenPath) {
    guard !unplaced.isEmpty || !notes.isEmpty else { return }
    let names = WordList(quoting: unplaced.map(\.key) + notes.map(\.text)).and
    warn(
      .dialectUnplaced,
      at: unplaced.first?.value ?? place,
      path,
      "the format has no place for \(names) of '\(path)', which '$extensions' keeps",
      expected: ObjectShape.typography.phrase,
      found: names
    )
  }
}
