extension DialectTranslation {
  /// What a text with references or to be computed comes to.
  enum Evaluated {
    case text(String)
    case color(ColorValue)
    /// The text can't be computed or filled in.
    case fault
  }

  /// What the text of a token comes to.
  mutating func evaluated(
    _ text: String,
    _ parts: [InterpolatedText.Part],
    _ entry: DialectIndex.Entry,
    at place: JSONView?
  ) -> Evaluated {
    if entry.word != nil && entry.form == nil {
      // A text of its own kind is no number, whatever signs are in it.
      return filled(text, parts, at: place, entry.path)
    }
    return evaluated(text, parts, entry.form, at: place, entry.path)
  }

  /// What a text comes to where something is wanted.
  ///
  /// The finding about a fault stands at the place; without one there is none, because the text's own
  /// token has it.
  mutating func evaluated(
    _ text: String,
    _ parts: [InterpolatedText.Part],
    _ form: DialectForm?,
    at place: JSONView?,
    _ path: TokenPath
  ) -> Evaluated {
    if form?.type == .color || form == nil && Self.mayBeColor(text, parts) {
      if ColorText.color(text) == nil, let color = color(text, depth: 0) { return .color(color) }
    }
    if Self.isComputed(text, form?.type) {
      let result =
        if let place {
          computed(text, isWanted: form != nil, at: place, path)
        } else {
          try? quantity(of: text, depth: 0).description
        }
      return result.map { .text($0) } ?? .fault
    }
    let filled = filled(text, parts, at: place, path)
    if case .text(let text) = filled, form?.type == .dimension, dialect == .tokensStudio {
      return .text(Self.measures(text) ?? text)
    }
    return filled
  }

  private mutating func filled(
    _ text: String,
    _ parts: [InterpolatedText.Part],
    at place: JSONView?,
    _ path: TokenPath
  ) -> Evaluated {
    if parts.firstReference == nil { return .text(text) }
    let filled =
      if let place { self.filled(parts, at: place, path) } else {
        self.filled(text, depth: 0)
      }
    return filled.map { .text($0) } ?? .fault
  }

  /// Several lengths of one text, the bare numbers in points; nil for any other text.
  private static func measures(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard words.count > 1 else { return nil }
    var measures: [String] = []
    for word in words {
      guard let measure = MeasureText.measure(text: String(word)) else { return nil }
      measures.append(measure.unit.isEmpty && measure.value != 0 ? "\(word)px" : String(word))
    }
    return measures.joined(separator: " ")
  }

  /// What a token is written as, found out once for each; linear in the references on the way.
  mutating func token(_ path: TokenPath) -> DialectToken {
    var chain: [DialectIndex.Entry] = []
    var seen: Set<TokenPath> = []
    var next = path
    var found = DialectToken()
    while true {
      if let known = memo.tokens[next] {
        found = known
        break
      }
      guard let entry = index[next], seen.insert(next).inserted else { break }
      if modification(of: entry) == nil, let text = entry.value.string,
        let name = InterpolatedText.parts(text).soleReference
      {
        switch index.target(name) {
        case .token(let target):
          chain.append(entry)
          next = target.path
          continue
        case .property(let property): found = terminal(entry, property)
        case nil: found = DialectToken()
        }
      } else {
        found = terminal(entry, entry.value)
      }
      memo.tokens[next] = found
      break
    }
    for entry in chain.reversed() {
      if let form = entry.form, let type = found.type, !form.accepts(type), let text = found.text,
        let reading = DialectReading(text, as: form, unit: bareUnit)
      {
        found.type = reading.type(in: form)
      }
      memo.tokens[entry.path] = found
    }
    return found
  }

  /// What a token is written as whose value is no reference.
  private mutating func terminal(
    _ entry: DialectIndex.Entry,
    _ value: JSONView
  ) -> DialectToken {
    if let color = computedColor(of: entry, depth: 0) {
      return DialectToken(type: .color, text: color.css)
    }
    guard let text = value.string else {
      let form = entry.word == nil ? category(of: entry).map { .plain($0) } : entry.form
      var type = form.flatMap { DialectType.fits(plain: value, $0.type) ? $0.type : nil }
      if type == nil, entry.word == nil || form != nil, value.kind == .number { type = .number }
      if form == .lineHeight, let text = value.numberText,
        DialectReading.lineLength(text, unit: bareUnit) != nil
      {
        type = .dimension
      }
      return DialectToken(type: type ?? .other, text: value.numberText)
    }
    if entry.form?.type == .color, gradient(text) != nil { return DialectToken(type: .gradient) }
    guard
      case .text(let plain) = evaluated(text, InterpolatedText.parts(text), entry, at: nil),
      let form = form(of: entry, for: plain)
    else { return DialectToken(type: .other, text: text) }
    if let reading = DialectReading(plain, as: form, unit: bareUnit) {
      return DialectToken(type: reading.type(in: form), text: plain)
    }
    return DialectToken(type: guess(unfit: plain) ?? .other, text: plain)
  }
}
