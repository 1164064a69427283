package import ThemeEngine

/// How a command reads token files.
package struct ReadingOptions: Sendable {
  package var documents = DocumentOptions()
  /// Folders that documents may refer to beside their own.
  package var folders: [String] = []

  package init() {}

  package init(_ input: CommandInput) {
    documents = DocumentOptions(lenient: input[CommonOptions.lenient])
    folders = input[CommonOptions.allowRead]
  }
}
