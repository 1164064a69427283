import ThemeEngine

/// `schema`: the form of a file format.
enum SchemaCommand: Command {
  static let name = "schema"
  static let summary = "the JSON Schema (2020-12) of a file format"
  static let arguments = [subject]
  static let options: [any CommandOption] = [CommonOptions.output]

  /// The formats that have a schema.
  private enum Subject: String, CaseIterable { case theme, brand }

  private static let subject = CommandArgument(
    "format",
    "one of: " + Subject.allCases.map(\.rawValue).joined(separator: ", ")
  )

  static func run(
    _ input: CommandInput,
    in context: CommandContext
  ) throws(CommandError) -> CommandResult {
    let name = input[subject]
    let names = Subject.allCases.map(\.rawValue)
    guard let subject = Subject(rawValue: name) else {
      throw .usage(
        UsageError(
          "there is no schema '\(name)'",
          suggestion: NameSuggestion.nearest(to: name, among: names),
          expected: names
        )
      )
    }
    let bytes =
      switch subject {
      case .theme: ThemeSchema.json()
      case .brand: BrandSchema.json()
      }
    return CommandResult(bytes, to: input[CommonOptions.output])
  }
}
