import ThemeEngine

/// `export`: themes as files for a platform or for other tools.
enum ExportCommand: Command {
  static let name = "export"
  static let summary = "files for platforms and other tools"
  static let arguments = [themes]
  static let options: [any CommandOption] = [format, output] + CommonOptions.documents
  static let discussion =
    ThemeReference.discussion + [
      "dtcg writes Design Tokens 2025.10. Of a brand: all its appearances, as a resolver document "
        + "and token files that read back as the same brand. Of token files in any dialect, a folder "
        + "of them, or a resolver document: the same in the standard format, each file as one of "
        + "its own. Of a resolved theme: its values.",
      "What the format can't say is a warning at its place, and is kept under '$extensions'.",
      "Status 2 where something can't be exported; the rest is written.",
    ]

  private static let themes = CommandArgument("themes", ThemeReference.summary, takes: .oneOrMore)
  private static let format = OptionalChoiceOption<ExportFormat>(
    "to",
    ExportFormat.allCases,
    "what the files are for"
  )
  private static let output = TextOption(
    "output",
    "DIR",
    "the folder that the files go to, made where it is missing"
  )

  static func run(
    _ input: CommandInput,
    in context: CommandContext
  ) throws(CommandError) -> CommandResult {
    guard input[format] != nil else {
      throw .usage(UsageError("'--to' is missing", expected: format.choices))
    }
    guard let folder = input[output] else {
      throw .usage(UsageError("'--output' is missing", advice: "name a folder with --output DIR"))
    }
    let help = "\(context.program) \(name) --help"
    var result = CommandResult()
    var known: [String: (theme: String, bytes: [UInt8])] = [:]
    for theme in input.all(themes) {
      do throws(CommandError) {
        let files = try files(of: theme, input, in: context, remarks: &result.standardError)
        for file in files {
          let path = FilePath.joined(folder, file.path)
          if let other = known[path] {
            if other.bytes == file.bytes { continue }
            throw .usage(
              UsageError(
                "'\(other.theme)' and '\(theme)' both give the file '\(path)'",
                advice: "export one of them to another folder"
              )
            )
          }
          known[path] = (theme, file.bytes)
          result.files.append(.init(path: path, bytes: file.bytes, needsFolder: true))
        }
      } catch {
        if case .usage = error { throw error }
        result.standardError += context.text(of: error, help: help)
        result.status = CommandResult.Status.unusable
      }
    }
    return result
  }

  private static func files(
    of theme: String,
    _ input: CommandInput,
    in context: CommandContext,
    remarks: inout String
  ) throws(CommandError) -> [OutputFile] {
    let reference = try CommandError.usage { () throws(UsageError) in
      try ThemeReference(theme, among: context.brands)
    }
    let path: String
    let isOne: Bool
    switch reference {
    case .brand(let id, let request):
      (path, isOne) = (id, request != AppearanceRequest())
    case .path(let file, let contexts): (path, isOne) = (file, contexts != nil)
    case .standardInput(let contexts): (path, isOne) = ("-", contexts != nil)
    }
    if isOne { remarks += context.note("the export of '\(path)' holds all of its appearances") }
    if case .brand(let id, _) = reference { return try files(ofBrand: id, in: context) }
    let file = try CommandError.file { () throws(FileError) in try context.input(path) }
    let exported = FileReading(file, ReadingOptions(input), among: context.brands).designTokens
    let sources = context.sources(of: exported.findings, file)
    guard !exported.findings.contains(where: { $0.severity == .error }) else {
      throw .input(exported.findings, sources: sources)
    }
    if !exported.findings.isEmpty {
      remarks += context.diagnostics(exported.findings, sources: sources)
    }
    return exported.files
  }

  private static func files(
    ofBrand id: String,
    in context: CommandContext
  ) throws(CommandError) -> [OutputFile] {
    guard let brand = context.brands.definition(id) else {
      throw .usage(UsageError("unknown brand '\(id)'", expected: context.brands.ids))
    }
    do throws(ThemeError) {
      return try DesignTokensExport.files(of: brand)
    } catch {
      throw .input(error.findings)
    }
  }
}
