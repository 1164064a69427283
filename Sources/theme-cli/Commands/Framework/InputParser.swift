import ThemeEngine

/// Reads a command's arguments by its declarations.
struct InputParser {
  private let command: any Command.Type
  private let options: [any CommandOption]
  private var positional: [String] = []
  private var values: [String: [String]] = [:]

  private init(_ command: any Command.Type) {
    self.command = command
    options = command.options + CommonOptions.everywhere
  }

  /// Reads arguments without the program's and the command's name.
  static func input(
    for command: any Command.Type,
    from texts: [String]
  ) throws(UsageError) -> CommandInput {
    var parser = Self(command)
    try parser.read(texts)
    return CommandInput(arguments: try parser.assigned(), options: parser.values)
  }

  private mutating func read(_ texts: [String]) throws(UsageError) {
    var rest = texts[...]
    while let text = rest.popFirst() {
      if text == "--" {
        positional += rest
        return
      }
      if OptionText.isOption(text) {
        try readOption(OptionText(text), &rest)
      } else {
        positional.append(text)
      }
    }
  }

  private mutating func readOption(
    _ text: OptionText,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let option = options.first(where: { $0.spelling == text.spelling }) else {
      throw UsageError(
        "unknown option '\(text.spelling)' of '\(command.name)'",
        suggestion: NameSuggestion.nearest(to: text.spelling, among: options.map(\.spelling)),
        expected: options.map(\.spelling)
      )
    }
    guard option.mayRepeat || values[option.name] == nil else {
      throw UsageError("'\(option.spelling)' is given twice; keep one")
    }
    guard let placeholder = option.placeholder else {
      guard text.value == nil else { throw UsageError("'\(option.spelling)' takes no value") }
      values[option.name] = [""]
      return
    }
    var value = text.value
    if value == nil, let next = rest.first, !OptionText.isOption(next) { value = rest.popFirst() }
    guard let value, !value.isEmpty else {
      throw UsageError("'\(option.spelling)' needs a value: \(option.spelling) \(placeholder)")
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw UsageError(
        "unknown value '\(value)' of '\(option.spelling)'",
        suggestion: NameSuggestion.nearest(to: value, among: option.choices),
        expected: option.choices
      )
    }
    values[option.name, default: []].append(value)
  }

  /// Deals the positional texts out to the declared arguments.
  private func assigned() throws(UsageError) -> [String: [String]] {
    var rest = positional[...]
    var assigned: [String: [String]] = [:]
    for argument in command.arguments {
      let texts =
        switch argument.count {
        case .one, .optional: Array(rest.prefix(1))
        case .any, .oneOrMore: Array(rest)
        }
      guard !texts.isEmpty || argument.mayBeMissing else {
        throw UsageError("'\(command.name)' needs \(argument.usage): \(argument.summary)")
      }
      assigned[argument.name] = texts
      rest = rest.dropFirst(texts.count)
    }
    if let extra = rest.first {
      let takes = command.arguments.map(\.usage).joined(separator: " ")
      throw UsageError(
        "'\(command.name)' takes \(takes.isEmpty ? "no arguments" : takes), and '\(extra)' is left"
      )
    }
    return assigned
  }
}
