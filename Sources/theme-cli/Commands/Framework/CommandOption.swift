/// An option as a command declares it: its name, its help and the type that it is read as.
package protocol CommandOption: Sendable {
  associatedtype Value
  /// Without the dashes.
  var name: String { get }
  /// Another spelling, with its dash.
  var short: String? { get }
  /// What stands for the value in help; `nil` for an option that takes none.
  var placeholder: String? { get }
  /// The only values allowed; empty where any is.
  var choices: [String] { get }
  var summary: String { get }
  /// Whether the option may be given several times.
  var mayRepeat: Bool { get }
  /// Reads what was given; `nil` where the option wasn't.
  func value(_ text: String?) -> Value
  /// Reads all that was given, which is more than one text only where the option may repeat.
  func value(of texts: [String]) -> Value
}

extension CommandOption {
  package var short: String? { nil }
  package var mayRepeat: Bool { false }
  package func value(of texts: [String]) -> Value { value(texts.first) }

  package var spelling: String { "--\(name)" }

  /// How usage lines and help spell it.
  package var usage: String { placeholder.map { "\(spelling) \($0)" } ?? spelling }
}

/// An option that is there or not.
package struct Flag: CommandOption {
  package let name: String
  package let short: String?
  package let summary: String
  package var placeholder: String? { nil }
  package var choices: [String] { [] }

  package init(_ name: String, short: String? = nil, _ summary: String) {
    self.name = name
    self.short = short
    self.summary = summary
  }

  package func value(_ text: String?) -> Bool { text != nil }
}

/// An option with a value in the user's words.
package struct TextOption: CommandOption {
  package let name: String
  package let summary: String
  package let placeholder: String?
  package var choices: [String] { [] }

  package init(_ name: String, _ placeholder: String, _ summary: String) {
    self.name = name
    self.placeholder = placeholder
    self.summary = summary
  }

  package func value(_ text: String?) -> String? { text }
}

/// An option with a value in the user's words that may be given several times.
package struct RepeatableOption: CommandOption {
  package let name: String
  package let summary: String
  package let placeholder: String?
  package var choices: [String] { [] }
  package var mayRepeat: Bool { true }

  package init(_ name: String, _ placeholder: String, _ summary: String) {
    self.name = name
    self.placeholder = placeholder
    self.summary = "\(summary) (repeatable)"
  }

  package func value(_ text: String?) -> [String] { text.map { [$0] } ?? [] }
  package func value(of texts: [String]) -> [String] { texts }
}

/// An option with a value out of a closed set.
package struct ChoiceOption<Choice>: CommandOption
where Choice: CaseIterable & RawRepresentable<String> & Sendable {
  package let name: String
  package let summary: String
  package let usual: Choice

  package init(_ name: String, default usual: Choice, _ summary: String) {
    self.name = name
    self.usual = usual
    self.summary = "\(summary) (default: \(usual.rawValue))"
  }

  package var choices: [String] { Choice.allCases.map(\.rawValue) }
  package var placeholder: String? { choices.joined(separator: "|") }

  package func value(_ text: String?) -> Choice { text.flatMap(Choice.init) ?? usual }
}

/// An option with a value out of a closed set, or none.
package struct OptionalChoiceOption<Choice>: CommandOption
where Choice: RawRepresentable<String> & Sendable {
  package let name: String
  package let summary: String
  /// In the order in which help lists them.
  package let values: [Choice]

  package init(_ name: String, _ values: [Choice], _ summary: String) {
    self.name = name
    self.values = values
    self.summary = summary
  }

  package var choices: [String] { values.map(\.rawValue) }
  package var placeholder: String? { choices.joined(separator: "|") }

  package func value(_ text: String?) -> Choice? { text.flatMap(Choice.init) }
}
