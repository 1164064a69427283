import ThemeEngine

/// The command that a line names, and what the whole program has to know before it is read.
struct CommandSelection {
  private(set) var command: String?
  /// All but the command's name.
  private(set) var rest: [String] = []
  private(set) var wantsHelp = false
  private(set) var wantsVersion = false
  private(set) var allowsColor = true

  /// Finds the first text that is no option and no option's value; options may stand before it.
  init(_ arguments: [String]) {
    var texts = arguments[...]
    while let text = texts.popFirst() {
      if text == "--" {
        rest.append(text)
        if command == nil { command = texts.popFirst() }
        rest += texts
        return
      }
      if !OptionText.isOption(text) {
        if command == nil { command = text } else { rest.append(text) }
        continue
      }
      rest.append(text)
      let option = OptionText(text)
      switch option.spelling {
      case CommonOptions.help.spelling: wantsHelp = true
      case CommonOptions.version.spelling: wantsVersion = true
      case CommonOptions.noColor.spelling: allowsColor = false
      default:
        guard option.value == nil, CommandCatalog.takesValue(option.spelling),
          let next = texts.first, !OptionText.isOption(next)
        else { break }
        rest.append(next)
        texts.removeFirst()
      }
    }
  }

  /// What is wrong with a line that names no command.
  var missingCommand: UsageError {
    let known = [CommonOptions.help, CommonOptions.version, CommonOptions.noColor].map(\.spelling)
    let options = rest.lazy.filter(OptionText.isOption).map { OptionText($0).spelling }
    if let unknown = options.first(where: { !known.contains($0) && $0 != "--" }) {
      return UsageError(
        "unknown option '\(unknown)'",
        suggestion: NameSuggestion.nearest(to: unknown, among: known),
        expected: known
      )
    }
    return UsageError("no command is given", expected: CommandCatalog.names)
  }
}
