package import ThemeEngine

/// How a command reads token files.
package struct ReadingOptions: Sendable {
  package var documents = DocumentOptions()
  /// Folders that documents may refer to beside their own.
  package var folders: [String] = []
  /// Whether the files are kept beside the theme, to tell where its tokens stand.
  package var keepsFiles = false

  package init() {}

  package init(_ input: CommandInput) {
    documents = DocumentOptions(
      lenient: input[CommonOptions.lenient],
      dialect: input[CommonOptions.dialect]
    )
    folders = input[CommonOptions.allowRead]
  }
}
