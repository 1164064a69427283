import ThemeEngine

/// `diff`: what is different between two themes.
enum DiffCommand: Command {
  static let name = "diff"
  static let summary = "what is different between two themes, and what a change would break"
  static let arguments = [left, right]
  static let options: [any CommandOption] =
    [format, only, exitCode, failOn] + CommonOptions.documents
  static let discussion =
    ThemeReference.discussion + [
      "Going from left to right, the impact is major where something is removed or of another "
        + "type, a contrast verdict goes from pass to fail, or elevation style or policy change; "
        + "minor where something is added or renamed, a colour changes clearly or a length "
        + "reaches another step; patch otherwise. Colours are compared by CIEDE2000 (ΔE).",
      "Status 1 with --exit-code where there is any difference, with --fail-on where the impact is "
        + "that or worse; 0 otherwise. Both look at the areas of --only alone.",
      "JSON: {formatVersion, left, right, impact, summary: {changed, added, removed, renamed}, "
        + "changes: [{token, kind, left, right, deltaE, size, impact, text}], verdicts: "
        + "[{foreground, ground, left: {ratio, required, passes}, right: {…}}]}; left and right at "
        + "the top are {brand, appearance, file}.",
    ]

  private static let left = CommandArgument("left", ThemeReference.summary)
  private static let right = CommandArgument("right", "another theme, named in the same way")
  private static let format = CommonOptions.comparisonFormat
  private static let only = TextOption(
    "only",
    "AREA,…",
    "only these areas: " + DiffAreas.names.joined(separator: ", ")
  )
  private static let exitCode = Flag("exit-code", "status 1 where there is any difference")
  private static let failOn = OptionalChoiceOption<Impact>(
    "fail-on",
    [.major, .minor, .patch],
    "status 1 where the impact is this or worse"
  )

  static func run(
    _ input: CommandInput,
    in context: CommandContext
  ) throws(CommandError) -> CommandResult {
    let areas = try CommandError.usage { () throws(UsageError) in
      if input[left] == "-", input[right] == "-" {
        throw UsageError("both themes are standard input; name the file of one of them")
      }
      return try input[only].map { text throws(UsageError) in try DiffAreas(text) }
    }
    let themes = (
      left: try context.theme(input[left], ReadingOptions(input)),
      right: try context.theme(input[right], ReadingOptions(input))
    )
    var diff = diff(themes.left.theme, themes.right.theme, themes)
    if diff.summary.renamed > 0 {
      // Only the traces tell who refers to what has another name.
      diff = self.diff(themes.left.tracedTheme, themes.right.tracedTheme, themes)
    }
    if let areas { diff = diff.limited(to: areas.areas) }
    var result = CommandResult(standardError: context.remarks(themes.left, themes.right))
    switch input[format] {
    case .text:
      let text = DiffText(diff, of: themes.left.theme, themes.right.theme, context).text
      result.standardOutput = Array(text.utf8)
    case .json: result.standardOutput = diff.json(style: .pretty)
    case .markdown: result.standardOutput = Array(diff.markdown().utf8)
    }
    let fails = input[exitCode] && !diff.isEmpty
    let isTooMuch = input[failOn].map { limit in diff.impact.map { $0 >= limit } ?? false }
    if fails || isTooMuch ?? false { result.status = CommandResult.Status.findings }
    return result
  }

  private static func diff(
    _ left: ResolvedTheme,
    _ right: ResolvedTheme,
    _ inputs: (left: ThemeInput, right: ThemeInput)
  ) -> ThemeDiff {
    ThemeDiff(
      left,
      right,
      leftFile: inputs.left.file,
      rightFile: inputs.right.file,
      leftContexts: inputs.left.contexts,
      rightContexts: inputs.right.contexts
    )
  }
}
