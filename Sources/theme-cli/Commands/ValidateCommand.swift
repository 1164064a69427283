import ThemeEngine

/// `validate`: every fault of files.
enum ValidateCommand: Command {
  static let name = "validate"
  static let summary =
    "every fault of brand documents, token files, resolver documents and resolved themes"
  static let arguments = [files]
  static let options: [any CommandOption] =
    [CommonOptions.checkFormat, all] + CommonOptions.documents
  static let discussion = [
    "Status 1 where a file has an error, invalid JSON included; 2 where a file can't be opened. "
      + "Keys that the format doesn't know are warnings, and don't change the status.",
    "Of more than \(limit.whole) findings of one rule and severity the text shows \(limit.first) and "
      + "counts the rest; --all shows each, and json and sarif have them all. Errors come last.",
    "JSON: {formatVersion, findings: [{ruleId, severity, message, token, theme, file, line, "
      + "column, expected, found, suggestion, related}], summary: {error, warning, note, "
      + "checked: {pairs, tokens, files}}}.",
  ]

  private static let files = CommandArgument(
    "file",
    "the path of a brand document, token file, resolver document or resolved theme, or - for "
      + "standard input",
    takes: .oneOrMore
  )
  static let all = Flag("all", "show every finding, however many of one kind there are")
  private static let limit = FindingLimit(advice: "\(all.spelling) shows each")

  static func run(
    _ input: CommandInput,
    in context: CommandContext
  ) throws(CommandError) -> CommandResult {
    var findings: [Diagnostic] = []
    var sources: [String: [UInt8]] = [:]
    var checked = Checked()
    var failures = ""
    for path in input.all(files) {
      do throws(FileError) {
        let file = try context.input(path)
        let reading = FileReading(file, ReadingOptions(input), among: context.brands).check
        findings += reading.findings
        sources.merge(context.sources(of: reading.findings, file)) { first, _ in first }
        checked.files += 1
        checked.tokens += reading.tokens
      } catch {
        failures += context.failure(error)
      }
    }
    let report = DiagnosticReport(findings: findings, checked: checked)
    var result = CommandResult(standardError: failures)
    if !checked.isNothing {
      switch input[CommonOptions.checkFormat] {
      case .json: result.standardOutput = report.json(style: .pretty)
      case .sarif:
        result.standardOutput = report.sarif(
          tool: context.program,
          version: ProgramVersion.program
        )
      case .text:
        let limit = input[all] ? nil : limit
        let text = context.report(report, sources: sources, limit: limit) + summary(of: checked)
        result.standardOutput = Array(text.utf8)
      }
    }
    if report.errorCount > 0 { result.status = CommandResult.Status.findings }
    if !failures.isEmpty { result.status = CommandResult.Status.unusable }
    return result
  }

  private static func summary(of checked: Checked) -> String {
    "checked \(checked.files) \(checked.files == 1 ? "file" : "files"), "
      + "\(checked.tokens) \(checked.tokens == 1 ? "token" : "tokens")\n"
  }
}
