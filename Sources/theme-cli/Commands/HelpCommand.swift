/// `help`: what the program and its commands do.
enum HelpCommand: Command {
  static let name = "help"
  static let summary = "this help, or that of a command"
  static let arguments = [subject]

  private static let subject = CommandArgument(
    "command",
    "the command to explain",
    takes: .optional
  )

  static func run(
    _ input: CommandInput,
    in context: CommandContext
  ) throws(CommandError) -> CommandResult {
    let help = HelpText(context)
    guard let name = input.given(subject) else {
      return CommandResult(standardOutput: Array(help.overview.utf8))
    }
    let command = try CommandError.usage { () throws(UsageError) in
      try CommandCatalog.command(name)
    }
    return CommandResult(standardOutput: Array(help.text(for: command).utf8))
  }
}
