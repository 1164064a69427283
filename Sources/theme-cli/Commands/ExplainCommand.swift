import ThemeEngine

/// `explain`: where a value comes from.
enum ExplainCommand: Command {
  static let name = "explain"
  static let summary = "where a value comes from, step by step to the literal"
  static let arguments = [theme, token]
  static let options: [any CommandOption] = [CommonOptions.format] + CommonOptions.documents
  static let discussion =
    ThemeReference.discussion + [
      "JSON of a value: {formatVersion, theme, token, value, provenance, source: {title, file}, "
        + "documentName, steps: [{token, value, text, provenance, documentName}], conflicts: "
        + "[{stated, alternative, reason}], pairs: [{foreground, ground, ratio, required, "
        + "passes}], reaches: [tokens]}. Of a group: {formatVersion, theme, token, leaves}, "
        + "each leaf with the members of a value up to conflicts. What isn't known is null.",
      "A pair counts on the worst of what its ground can lie on; a palette entry or a "
        + "token of a file lists what it reaches.",
      "A theme out of a file is explained by its trace; without one only its values are known.",
    ]

  private static let theme = CommandArgument("theme", ThemeReference.summary)
  private static let token = CommandArgument(
    "token",
    "the path of a value or group, such as color.accent or elevation.card, or its last part "
      + "where only one has it"
  )

  static func run(
    _ input: CommandInput,
    in context: CommandContext
  ) throws(CommandError) -> CommandResult {
    var options = ReadingOptions(input)
    options.keepsFiles = true
    let theme = try context.theme(input[theme], options)
    let match = try CommandError.usage { () throws(UsageError) in
      try TokenLookup(theme.tokens).match(input[token])
    }
    var notes: [String] = []
    if theme.resolution == nil, theme.theme.trace == nil {
      notes.append("'\(theme.name)' was written without a trace, so only its values are known")
    }
    let bytes = bytes(match, theme, input[CommonOptions.format], context)
    return CommandResult(
      standardOutput: bytes,
      standardError: context.remarks(theme, notes: notes)
    )
  }

  private static func bytes(
    _ match: TokenLookup.Match,
    _ theme: ThemeInput,
    _ format: ReportFormat,
    _ context: CommandContext
  ) -> [UInt8] {
    switch match {
    case .leaf(let path):
      guard let leaf = theme.wholeExplanation(of: path) else { return [] }
      switch format {
      case .text: return Array(ExplanationText(theme, context).text(leaf).utf8)
      case .json: return ExplanationJSON.bytes(leaf, theme: theme.name)
      }
    case .group(let path, let paths):
      let leaves = paths.compactMap(theme.explanation)
      switch format {
      case .text: return Array(ExplanationText(theme, context).text(path, leaves).utf8)
      case .json: return ExplanationJSON.bytes(path, leaves, theme: theme.name)
      }
    }
  }
}
