extension Diagnostic {
  /// The finding on one line: place, severity, rule, message and suggestion.
  ///
  /// Without a file the theme and the token stand for the place. Control characters are made visible.
  public var text: String {
    VisibleText.escape(placeText + severity.rawValue + ": " + sentence)
  }

  /// Where the finding is, with what separates it from what follows.
  var placeText: String {
    if file != nil { return Self.place(file, line, column) + ": " }
    let parts = [theme, token].compactMap { $0 }
    return parts.isEmpty ? "" : parts.joined(separator: " ") + ": "
  }

  /// The rule, the message and the suggestion, unless the message ends with it.
  var sentence: String {
    let text = "[\(ruleId.rawValue)] \(message)"
    guard let suggestion, !message.hasSuffix(suggestion) else { return text }
    return text + "; did you mean '\(suggestion)'?"
  }

  /// A file with line and column, as far as they are known.
  static func place(_ file: String?, _ line: Int?, _ column: Int?) -> String {
    var text = file ?? ""
    guard let line else { return text }
    text += ":\(line)"
    if let column { text += ":\(column)" }
    return text
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The finding on one line.
  public var description: String { text }
}
