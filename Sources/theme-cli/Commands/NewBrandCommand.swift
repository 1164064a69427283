import ThemeEngine

/// `new-brand`: a package with a brand that compiles and passes its test as it is.
enum NewBrandCommand: Command {
  static let name = "new-brand"
  static let summary = "a package with a compiling brand, its test and its own program"
  static let arguments = [brand]
  static let options: [any CommandOption] = [output, engine]
  static let discussion = [
    "Every value of the new brand is marked as assumed; replace them by what the brand's document "
      + "states. The comments say which verb to use when.",
    "Without --engine the package depends on the engine that this program was built from, where "
      + "that folder is still there.",
  ]

  private static let brand = CommandArgument(
    "name",
    "letters and digits beginning with an upper-case letter, such as Acme; its id is that in "
      + "lower case"
  )
  private static let output = TextOption(
    "output",
    "DIR",
    "the package's folder, empty or not there yet (default: Brand<name> in the working folder)"
  )
  private static let engine = TextOption(
    "engine",
    "PATH|URL",
    "where the package finds the theme engine: a folder with its Package.swift, or a repository"
  )

  static func run(
    _ input: CommandInput,
    in context: CommandContext
  ) throws(CommandError) -> CommandResult {
    let name = try CommandError.usage { () throws(UsageError) in
      try BrandName(checking: input[brand])
    }
    if context.brands.ids.contains(name.id) {
      throw .usage(
        UsageError("the brand '\(name.id)' is there already; give the new one another name")
      )
    }
    let folder = input[output] ?? name.module
    guard !Folder.isFilled(folder), FileStatus(folder).map({ $0.kind == .directory }) ?? true else {
      throw .usage(
        UsageError(
          "'\(folder)' is there already and isn't an empty folder",
          advice: "name another folder with --output DIR"
        )
      )
    }
    let dependency = try CommandError.usage { () throws(UsageError) in
      try EngineDependency(input[engine], from: folder)
    }
    let files = BrandTemplate(name: name, engine: dependency).files.map { file in
      CommandResult.File(
        path: FilePath.joined(folder, file.path),
        bytes: Array(file.text.utf8),
        needsFolder: true
      )
    }
    var notes = [
      "made the brand '\(name.id)' in '\(folder)': 'swift test' checks it, "
        + "'swift run \(name.id)-themes list' shows it"
    ]
    if dependency.isPlaceholder {
      notes.append("the engine's place isn't known; put it into '\(folder)/Package.swift' first")
    }
    return CommandResult(standardError: notes.map(context.note).joined(), files: files)
  }
}
