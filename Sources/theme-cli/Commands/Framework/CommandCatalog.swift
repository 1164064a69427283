import ThemeEngine

/// All commands, in the order in which help lists them.
enum CommandCatalog {
  static let all: [any Command.Type] = [
    ListCommand.self,
    ResolveCommand.self,
    ExplainCommand.self,
    DiffCommand.self,
    MatrixCommand.self,
    ValidateCommand.self,
    ExportCommand.self,
    NewBrandCommand.self,
    SchemaCommand.self,
    HelpCommand.self,
  ]

  // A key path to a static member makes the compiler of Swift 6.3 crash.
  static var names: [String] { all.map { $0.name } }

  /// The command of a name.
  static func command(_ name: String) throws(UsageError) -> any Command.Type {
    if let command = all.first(where: { $0.name == name }) { return command }
    throw UsageError(
      "unknown command '\(name)'",
      suggestion: NameSuggestion.nearest(to: name, among: names),
      expected: names
    )
  }

  /// Whether an option takes a value; one name means the same in every command.
  static func takesValue(_ spelling: String) -> Bool {
    all.contains { command in
      command.options.contains { $0.spelling == spelling && $0.placeholder != nil }
    }
  }
}
