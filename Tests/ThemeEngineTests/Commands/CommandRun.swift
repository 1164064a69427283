import BrandNovus
import ThemeCommands
import ThemeEngine

/// Runs the program in process, over Novus and a brand that is pinned to light.
enum CommandRun {
  static let program = ThemeCommandLine(brands: [Novus(), PinnedNovus()])

  static func result(
    _ arguments: String...,
    environment: CommandEnvironment = CommandEnvironment(program: "theme-cli")
  ) -> CommandResult {
    program.outcome(arguments: arguments, environment)
  }

  /// A terminal that shows all colours.
  static func terminal(
    _ variables: [String: String] = ["COLORTERM": "truecolor"]
  )
    -> CommandEnvironment
  {
    let stream = CommandEnvironment.Stream(isTerminal: true, width: 100)
    return CommandEnvironment(
      program: "theme-cli",
      output: stream,
      error: stream,
      variable: { variables[$0] }
    )
  }

  static func standardInput(_ bytes: [UInt8]) -> CommandEnvironment {
    CommandEnvironment(
      program: "theme-cli",
      standardInput: { () throws(FileError) in bytes }
    )
  }
}

extension CommandResult {
  var text: String { String(decoding: standardOutput, as: UTF8.self) }
}
