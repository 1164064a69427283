import ThemeEngine

/// `matrix`: themes side by side.
enum MatrixCommand: Command {
  static let name = "matrix"
  static let summary = "themes side by side, one row a token, with what is unlike the others marked"
  static let arguments = [themes]
  static let options: [any CommandOption] = [tokens, format] + CommonOptions.documents
  static let discussion =
    ThemeReference.discussion + [
      "Without a theme: every brand at its preferred scheme. A value is marked where most themes "
        + "have another one. ΔE is the largest difference (CIEDE2000) of a row's colours.",
      "Status 2 where a theme can't be used; the others are shown.",
    ]

  private static let themes = CommandArgument("themes", ThemeReference.summary, takes: .any)
  private static let tokens = TextOption(
    "tokens",
    "PATTERN",
    "only tokens with such a path: * is any text and ? any character, as in 'color.*' or "
      + "'*.background'; without them a part of the path is enough"
  )
  private static let format = CommonOptions.comparisonFormat

  static func run(
    _ input: CommandInput,
    in context: CommandContext
  ) throws(CommandError) -> CommandResult {
    let named = input.all(themes)
    guard named.count(where: { $0 == "-" }) < 2 else {
      throw .usage(UsageError("'-' is given twice; standard input holds one theme"))
    }
    var found: [ThemeInput] = []
    var failures: [CommandError] = []
    for name in named.isEmpty ? context.brands.ids : named {
      do throws(CommandError) {
        found.append(try context.theme(name, ReadingOptions(input)))
      } catch {
        if case .usage = error { throw error }
        failures.append(error)
      }
    }
    if found.isEmpty, let failure = failures.first, failures.count == 1 { throw failure }
    let help = "\(context.program) \(name) --help"
    var result = CommandResult(
      standardError: failures.map { context.text(of: $0, help: help) }.joined()
        + context.remarks(found)
    )
    if !failures.isEmpty { result.status = CommandResult.Status.unusable }
    guard !found.isEmpty else { return result }
    let pattern = input[tokens]
    let matrix = ThemeMatrix(
      found.map(\.theme),
      files: found.map(\.file),
      contexts: found.map(\.contexts),
      matching: pattern
    )
    if matrix.rows.isEmpty { throw .usage(nothingMatches(pattern ?? "", in: found)) }
    switch input[format] {
    case .text:
      let text = MatrixText(matrix, grounds: found.map(\.theme.ground), context).text
      result.standardOutput = Array(text.utf8)
    case .json: result.standardOutput = matrix.json(style: .pretty)
    case .markdown: result.standardOutput = Array(matrix.markdown().utf8)
    }
    return result
  }

  private static func nothingMatches(_ pattern: String, in themes: [ThemeInput]) -> UsageError {
    let message = "no token matches '\(pattern)'"
    if pattern.contains(where: { "*?".contains($0) }) {
      return UsageError(
        message,
        advice: "a pattern is matched with whole paths, such as 'color.accent'"
      )
    }
    let tokens = TokenLookup(themes.flatMap(\.ownTokens))
    return UsageError(message, suggestion: tokens.suggestion(for: pattern))
  }
}
