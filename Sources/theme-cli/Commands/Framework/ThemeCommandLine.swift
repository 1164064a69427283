public import ThemeEngine

/// The whole program over any set of brands.
///
/// A package with brands of its own gets every command with one line in its `main.swift`:
/// `ThemeCommandLine(brands: [Acme()]).run()`.
public struct ThemeCommandLine: Sendable {
  private let brands: [any BrandPlugin]

  /// A program that lists the brands in this order.
  public init(brands: [any BrandPlugin]) { self.brands = brands }

  /// Reads the process's arguments, prints, writes files, and ends the process.
  public func run() -> Never {
    let arguments = CommandLine.arguments
    let environment = CommandEnvironment.process(named: arguments.first ?? "theme-cli")
    let result = outcome(arguments: Array(arguments.dropFirst()), environment)
    var status = result.status
    do throws(FileError) {
      if !result.standardOutput.isEmpty {
        try StandardStreams.writeOutput(result.standardOutput)
      }
    } catch {
      if !error.isBrokenPipe {
        StandardStreams.writeError("error: \(error)\n")
        status = CommandResult.Status.unusable
      }
    }
    StandardStreams.writeError(result.standardError)
    withExtendedLifetime(result) { StandardStreams.exit(status) }
  }

  /// What the arguments give, files that it asks for written.
  package func outcome(
    arguments: [String],
    _ environment: CommandEnvironment = CommandEnvironment(program: "theme-cli")
  ) -> CommandResult {
    let result = result(arguments: arguments, environment)
    do throws(FileError) {
      for file in result.files {
        try Folder.make(file.needsFolder ? FilePath.folder(of: file.path) : "")
        try FileAccess.write(file.bytes, to: file.path)
      }
      return result
    } catch {
      if error.isBrokenPipe { return CommandResult(status: result.status) }
      return CommandResult(
        standardError: result.standardError + "error: \(error)\n",
        status: CommandResult.Status.unusable
      )
    }
  }

  /// What the arguments give, which begin after the program's name; nothing is printed or written.
  package func result(
    arguments: [String],
    _ environment: CommandEnvironment = CommandEnvironment(program: "theme-cli")
  ) -> CommandResult {
    let selection = CommandSelection(arguments)
    let registry = BrandRegistry(brands)
    let context = CommandContext(environment, registry, allowsColor: selection.allowsColor)
    var help = "\(environment.program) --help"
    do throws(CommandError) {
      guard let name = selection.command else {
        return try Self.withoutCommand(selection, context)
      }
      let command = try CommandError.usage { () throws(UsageError) in
        try CommandCatalog.command(name)
      }
      if command.name != HelpCommand.name {
        help = "\(environment.program) \(command.name) --help"
      }
      if selection.wantsHelp {
        return CommandResult(standardOutput: Array(HelpText(context).text(for: command).utf8))
      }
      let input = try CommandError.usage { () throws(UsageError) in
        try InputParser.input(for: command, from: selection.rest)
      }
      let files = try BrandFiles(
        input[CommonOptions.brandFile],
        ReadingOptions(input),
        in: context
      )
      var result = try command.run(input, in: context.with(files.brands))
      if !files.findings.isEmpty {
        result.standardError =
          context.diagnostics(files.findings, sources: files.sources) + result.standardError
      }
      if !registry.findings.isEmpty {
        result.standardError = context.diagnostics(registry.findings) + result.standardError
      }
      return result
    } catch {
      return CommandResult(
        standardError: context.text(of: error, help: help),
        status: CommandResult.Status.unusable
      )
    }
  }

  private static func withoutCommand(
    _ selection: CommandSelection,
    _ context: CommandContext
  ) throws(CommandError) -> CommandResult {
    if selection.wantsHelp {
      return CommandResult(standardOutput: Array(HelpText(context).overview.utf8))
    }
    if selection.wantsVersion {
      return CommandResult(standardOutput: Array(ProgramVersion.text(context.program).utf8))
    }
    throw .usage(selection.missingCommand)
  }
}
