extension DialectTranslation {
  /// Writes the type and value of a token.
  mutating func write(_ entry: DialectIndex.Entry) {
    if writeModified(entry) { return }
    write(entry.value, at: entry.value, entry, depth: 0)
  }

  private mutating func write(
    _ value: JSONView,
    at place: JSONView,
    _ entry: DialectIndex.Entry,
    depth: Int
  ) {
    guard let text = value.string else { return write(plain: value, at: place, entry) }
    let parts = InterpolatedText.parts(text)
    if let name = parts.soleReference {
      write(reference: name, at: place, entry, depth: depth)
      return
    }
    if entry.form?.type == .color, let gradient = gradient(text) {
      write(gradient, text, at: place, entry)
      return
    }
    switch evaluated(text, parts, entry, at: place) {
    case .color(let color):
      writeType(ValueType.color.tokenType.rawValue, entry.type ?? place)
      writeKey(place)
      write(color)
    case .text(let text): write(text: text, at: place, entry)
    case .fault:
      writeType("string", entry.type ?? place)
      writeKey(place)
      writer.string(text)
    }
  }

  /// Writes a value that is a reference; what it leads to says the type, unless its value is written
  /// so that it is of the type that is wanted here.
  private mutating func write(
    reference name: String,
    at place: JSONView,
    _ entry: DialectIndex.Entry,
    depth: Int
  ) {
    switch index.target(name) {
    case .property(let property) where depth < Self.deepestText && canFill(property, depth: 0):
      memo.bytesLeft -= property.endOffset - property.offset
      write(property, at: place, entry, depth: depth + 1)
    case .token(let target):
      let written = token(target.path)
      if let form = entry.form, let type = written.type, !form.accepts(type),
        let text = written.text, let reading = reading(text, form, at: place, entry.path)
      {
        write(reading, form, at: place, entry)
        return
      }
      writeKey(place)
      writer.string("{\(target.path)}")
    case nil, .property:
      writeType(entry.word, entry.type ?? place)
      writeKey(place)
      writer.string("{\(name)}")
    }
  }

  mutating func writeKey(_ value: JSONView) {
    mark(value)
    writer.key("$value")
    mark(value)
  }

  mutating func writeType(_ word: String?, _ place: JSONView) {
    guard let word else { return }
    mark(place)
    writer.key("$type")
    writer.string(DialectForm(named: word)?.type.tokenType.rawValue ?? word)
  }

  private mutating func write(
    _ reading: DialectReading,
    _ form: DialectForm,
    at place: JSONView,
    _ entry: DialectIndex.Entry
  ) {
    writeType(reading.type(in: form).tokenType.rawValue, entry.type ?? place)
    writeKey(place)
    write(reading)
    reportUnplaced(at: place, entry.path)
  }

  private mutating func write(
    text: String,
    at place: JSONView,
    _ entry: DialectIndex.Entry
  ) {
    if let form = form(of: entry, for: text) {
      if let reading = reading(text, form, at: place, entry.path) {
        write(reading, form, at: place, entry)
      } else {
        write(unfit: text, form, at: place, entry)
      }
      return
    }
    writeType(entry.word ?? "string", entry.type ?? place)
    writeKey(place)
    writer.string(text)
  }

  /// What a text is to be read as: what its token declares, else what its category says or what it
  /// looks like.
  func form(of entry: DialectIndex.Entry, for text: String) -> DialectForm? {
    if entry.word != nil { return entry.form }
    let category = category(of: entry).flatMap { DialectType.fits(text: text, $0) ? $0 : nil }
    return (category ?? DialectType.guessed(text: text)).map { .plain($0) }
  }

  /// The type that the path says (category, type, item naming), which is Style Dictionary's alone.
  func category(of entry: DialectIndex.Entry) -> ValueType? {
    guard dialect == .styleDictionary else { return nil }
    return DialectType.type(ofCategory: String(entry.path.section))
  }

  /// What a text comes to as the value of a token.
  private mutating func reading(
    _ text: String,
    _ form: DialectForm,
    at place: JSONView,
    _ path: TokenPath
  ) -> DialectReading? {
    let reading = DialectReading(text, as: form, unit: bareUnit)
    if form == .lineHeight { reportUnitless(lineHeight: text, at: place, path) }
    if dialect == .styleDictionary, form.type == .dimension, reading != nil,
      let number = DialectType.number(text)
    {
      reportUnitless(number, at: place, path)
    }
    return reading
  }

  /// The unit of a length that is a bare number.
  var bareUnit: String { dialect == .tokensStudio ? "px" : "rem" }

  private mutating func write(
    plain value: JSONView,
    at place: JSONView,
    _ entry: DialectIndex.Entry
  ) {
    if entry.form == .lineHeight, let text = value.numberText,
      DialectReading.lineLength(text, unit: bareUnit) != nil
    {
      return write(text: text, at: place, entry)
    }
    let word = entry.word
    let known = word == nil ? category(of: entry) : entry.form?.type
    let color = value.kind == .object ? DialectType.colorText(value) : nil
    var type = word
    if color != nil && (known == .color || word == nil) {
      type = "color"
    } else if let known, DialectType.fits(plain: value, known) {
      type = known.tokenType.rawValue
    } else if word == nil || known != nil {
      if let word {
        warn(
          .dialectUnfitValue,
          at: place,
          entry.path,
          "'\(entry.path)' is of type '\(word)', and \(value.foundText) is none; it is kept as it is",
          expected: known?.phrase,
          found: value.foundText
        )
      }
      type = value.kind == .number ? "number" : value.kind.typeWord
    }
    writeType(type, entry.type ?? place)
    writeKey(place)
    if type == "color", let color {
      writer.string(color)
    } else if type == "dimension", let number = value.number {
      if dialect == .styleDictionary { reportUnitless(number, at: place, entry.path) }
      write(.measure(number, unit: number == 0 ? "px" : bareUnit))
    } else {
      write(part: value, as: type.flatMap(DialectForm.init(named:)), entry.path)
      reportUnplaced(at: place, entry.path)
    }
  }
}

extension JSONKind {
  /// The word for a type that the format doesn't have.
  fileprivate var typeWord: String {
    switch self {
    case .object: "object"
    case .array: "array"
    case .string: "string"
    case .number: "number"
    case .bool: "boolean"
    case .null: "null"
    }
  }
}
