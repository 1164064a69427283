/// One verb of the program: what it takes, declared as data, and what it does.
///
/// Parsing, help, suggestions and usage errors all come from the declarations.
package protocol Command: SendableMetatype {
  static var name: String { get }
  /// One line without a full stop.
  static var summary: String { get }
  /// Positional arguments in their order; only the last may take several values.
  static var arguments: [CommandArgument] { get }
  static var options: [any CommandOption] { get }
  /// Paragraphs for help; a line that begins with a space is kept as it is.
  static var discussion: [String] { get }

  /// Does the work and prints nothing: the caller prints, writes and exits.
  static func run(
    _ input: CommandInput,
    in context: CommandContext
  ) throws(CommandError) -> CommandResult
}

extension Command {
  package static var arguments: [CommandArgument] { [] }
  package static var options: [any CommandOption] { [] }
  package static var discussion: [String] { [] }
}
