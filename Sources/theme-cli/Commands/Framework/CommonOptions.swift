package import ThemeEngine

/// Options that several commands share, so that they mean the same everywhere.
package enum CommonOptions {
  package static let output = TextOption(
    "output",
    "F",
    "write to the file F instead of standard output; it is replaced as a whole"
  )
  package static let format = ChoiceOption<ReportFormat>(
    "format",
    default: .text,
    "text for people, json for programs"
  )
  package static let checkFormat = ChoiceOption<CheckFormat>(
    "format",
    default: .text,
    "text for people, json for programs, sarif for code scanning"
  )
  package static let comparisonFormat = ChoiceOption<ComparisonFormat>(
    "format",
    default: .text,
    "text for people, json for programs, markdown for a review"
  )
  package static let lenient = Flag(
    "lenient",
    "repair what real token files hold, each repair a warning, instead of refusing it"
  )
  package static let allowRead = RepeatableOption(
    "allow-read",
    "DIR",
    "let documents refer to files in DIR too, not only below their own folder"
  )
  package static let dialect = OptionalChoiceOption<Dialect>(
    "dialect",
    Dialect.allCases,
    "how token files are written (default: what their content tells)"
  )
  package static let brandFile = RepeatableOption(
    "brand-file",
    "FILE",
    "a brand document, whose brand is known under its id like the program's own"
  )
  /// Options of every command that reads token files or brand documents.
  package static let documents: [any CommandOption] = [brandFile, lenient, dialect, allowRead]
  package static let noColor = Flag("no-color", "no colours, as with NO_COLOR in the environment")
  package static let help = Flag("help", short: "-h", "this help")
  package static let version = Flag("version", "the version of the program and of its format")

  /// Options that every command has.
  package static let everywhere: [any CommandOption] = [noColor, help]
}

/// The form in which a command gives its result.
package enum ReportFormat: String, CaseIterable, Sendable { case text, json }

/// The form in which a check gives its findings.
package enum CheckFormat: String, CaseIterable, Sendable { case text, json, sarif }

/// The form in which a comparison is given.
package enum ComparisonFormat: String, CaseIterable, Sendable { case text, json, markdown }
