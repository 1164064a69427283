/// A text with references in braces between other characters, as Style Dictionary fills it in.
enum InterpolatedText {
  /// A run of characters or a reference.
  enum Part: Equatable {
    case text(String)
    case reference(String)
  }

  /// The parts of a text; braces that enclose nothing, or another brace, are characters.
  static func parts(_ text: String) -> [Part] {
    var parts: [Part] = []
    var run = text[...]
    var plain = ""
    while let open = run.firstIndex(of: "{") {
      let inner = run[run.index(after: open)...]
      guard let close = inner.firstIndex(where: { $0 == "}" || $0 == "{" }),
        inner[close] == "}", close != inner.startIndex
      else {
        plain += run[...open]
        run = inner
        continue
      }
      plain += run[..<open]
      if !plain.isEmpty { parts.append(.text(plain)) }
      plain = ""
      parts.append(.reference(String(inner[..<close])))
      run = inner[inner.index(after: close)...]
    }
    plain += run
    if !plain.isEmpty { parts.append(.text(plain)) }
    return parts
  }
}

extension [InterpolatedText.Part] {
  var firstReference: String? {
    for case .reference(let name) in self { return name }
    return nil
  }

  /// What stands between the braces, in the order of the text.
  var references: [String] {
    compactMap { part in
      if case .reference(let name) = part { name } else { nil }
    }
  }

  /// The reference that is the whole text.
  var soleReference: String? { count == 1 ? firstReference : nil }
}
