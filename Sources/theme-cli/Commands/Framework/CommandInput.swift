/// What the user gave to one command, checked against its declarations.
package struct CommandInput: Sendable {
  private let arguments: [String: [String]]
  private let options: [String: [String]]

  init(arguments: [String: [String]], options: [String: [String]]) {
    self.arguments = arguments
    self.options = options
  }

  /// The value of an argument; empty where an optional one wasn't given.
  package subscript(argument: CommandArgument) -> String {
    arguments[argument.name]?.first ?? ""
  }

  /// The value of an argument that may be left out.
  package func given(_ argument: CommandArgument) -> String? { arguments[argument.name]?.first }

  /// All values of an argument that takes several.
  package func all(_ argument: CommandArgument) -> [String] { arguments[argument.name] ?? [] }

  package subscript<Option: CommandOption>(option: Option) -> Option.Value {
    option.value(of: options[option.name] ?? [])
  }
}
