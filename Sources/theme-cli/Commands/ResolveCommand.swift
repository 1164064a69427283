import ThemeEngine

/// `resolve`: one theme as JSON.
enum ResolveCommand: Command {
  static let name = "resolve"
  static let summary = "the resolved theme as JSON"
  static let arguments = [theme]
  static let options: [any CommandOption] =
    [trace, compact, CommonOptions.output] + CommonOptions.documents
  static let discussion =
    ThemeReference.discussion + [
      "A file is printed again in its canonical form, with the trace that it has.",
      "A pinned brand keeps its scheme, whatever is asked for; a note says so.",
    ]

  private static let theme = CommandArgument("theme", ThemeReference.summary)
  private static let trace = Flag("trace", "say of every leaf where it comes from")
  private static let compact = Flag("compact", "no white space")

  static func run(
    _ input: CommandInput,
    in context: CommandContext
  ) throws(CommandError) -> CommandResult {
    let found = try context.theme(input[theme], ReadingOptions(input))
    var notes: [String] = []
    var theme = found.theme
    if input[trace] {
      if let resolution = found.resolution {
        theme = resolution.tracedTheme
      } else if theme.trace == nil {
        notes.append("'\(found.name)' was written without a trace; resolve its brand with --trace")
      }
    }
    var result = CommandResult(
      theme.json(style: input[compact] ? .compact : .pretty),
      to: input[CommonOptions.output],
      notes: context.remarks(found, notes: notes)
    )
    result.kept = CommandResult.Kept(found)
    return result
  }
}
