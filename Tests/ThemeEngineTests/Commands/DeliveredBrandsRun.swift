import ThemeCommands
import ThemeEngine

/// Runs the program in process, over the brands that the package delivers.
enum DeliveredBrandsRun {
  static let program = ThemeCommandLine(brands: DeliveredBrands.plugins)

  /// Runs a line of arguments with a blank between them.
  static func result(
    _ line: String,
    columns: Int = 100,
    input: [UInt8] = [],
    onTerminal variables: [String: String]? = nil
  ) -> CommandResult {
    let stream = CommandEnvironment.Stream(isTerminal: variables != nil, width: columns)
    let environment = CommandEnvironment(
      program: "theme-cli",
      output: stream,
      error: stream,
      variable: { variables?[$0] },
      standardInput: { () throws(FileError) in input }
    )
    let arguments = line.split(separator: " ").map(String.init)
    return program.outcome(arguments: arguments, environment)
  }
}

extension CommandResult {
  /// The cells of the widest line, colours left out.
  var widestLine: Int {
    text.split(separator: "\n").map { line in
      let parts = line.split(separator: "\u{1B}", omittingEmptySubsequences: false)
      let shown = parts.prefix(1) + parts.dropFirst().map { $0.drop { $0 != "m" }.dropFirst() }
      return shown.joined().reduce(0) { $0 + DisplayWidth.cells(of: $1) }
    }.max() ?? 0
  }
}
