extension DialectTranslation {
  /// How long a text may become that refers to others, so that a small file can't ask for boundless
  /// memory.
  private static let longestText = 65_536
  static let deepestText = 64

  /// A text with its references filled in; nil, with a warning, where one leads nowhere, to itself or
  /// to something that isn't a text or number.
  mutating func filled(
    _ parts: [InterpolatedText.Part],
    at place: JSONView,
    _ path: TokenPath
  ) -> String? {
    switch filled(parts, depth: 0) {
    case .text(let text): return text
    case .fault(let fault):
      let missing = parts.references.first { index.target($0) == nil }
      let near = missing.flatMap { self.suggestion(for: $0) }
      warn(
        .dialectUnresolvedText,
        at: place,
        path,
        "\(fault), so that the text of '\(path)' is kept as it is",
        expected: "a reference to a text or number",
        found: "'{\(missing ?? parts.firstReference ?? "")}'",
        suggestion: near.map { "{\($0)}" }
      )
      return nil
    }
  }

  mutating func filled(_ text: String, depth: Int) -> String? {
    let parts = InterpolatedText.parts(text)
    guard parts.firstReference != nil else { return text }
    if case .text(let text) = filled(parts, depth: depth) { return text }
    return nil
  }

  mutating func filled(_ parts: [InterpolatedText.Part], depth: Int) -> FilledText {
    var text = ""
    for part in parts {
      switch part {
      case .text(let run): text += run
      case .reference(let name):
        switch value(of: name, depth: depth) {
        case .text(let value):
          text += value
          memo.bytesLeft -= value.utf8.count
        case .fault(let fault): return .fault(fault)
        }
      }
      if text.utf8.count > Self.longestText {
        return .fault("the text grows beyond \(Self.longestText) bytes")
      }
      if memo.bytesLeft < 0 { return .fault("the texts of the files grow too long together") }
    }
    return .text(text)
  }

  /// What a reference comes to, which is found out once.
  private mutating func value(of name: String, depth: Int) -> FilledText {
    if let known = memo.texts[name] { return known }
    guard depth < Self.deepestText else {
      return .fault(
        "'{\(name)}' leads back to itself, or through more than \(Self.deepestText) texts"
      )
    }
    let found = found(name, depth: depth)
    memo.texts[name] = found
    return found
  }

  private mutating func found(_ name: String, depth: Int) -> FilledText {
    let value: JSONView
    var form: DialectForm?
    switch index.target(name) {
    case nil: return .fault("'{\(name)}' leads nowhere")
    case .property(let property): value = property
    case .token(let entry):
      if let color = computedColor(of: entry, depth: depth) { return .text(color.css) }
      value = entry.value
      form = entry.form
    }
    if let number = value.numberText { return .text(number) }
    guard let text = value.string else {
      return .fault("'{\(name)}' leads to \(value.foundText), which is no text")
    }
    if Self.isComputed(text, form?.type), let quantity = try? quantity(of: text, depth: depth + 1) {
      return .text(quantity.description)
    }
    return filled(InterpolatedText.parts(text), depth: depth + 1)
  }
}

/// What a text with references comes to.
enum FilledText {
  case text(String)
  /// Why it can't be filled in.
  case fault(String)
}

extension ColorValue {
  /// The colour in a style sheet's text.
  var css: String { alpha == 1 ? hex : hexWithAlpha }
}
