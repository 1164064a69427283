import ThemeEngine

extension FileReading {
  /// The sets and themes of a folder of Tokens Studio; nil for a folder without the files that tell
  /// which there are.
  ///
  /// Every other file is a set, named by its path within the folder.
  static func studio(_ files: [InputFile], in folder: String) -> Content? {
    func path(_ file: InputFile) -> Substring {
      let path = file.name.hasPrefix(folder) ? file.name.dropFirst(folder.count) : file.name[...]
      return path.drop { $0 == "/" }
    }
    let isStudio = files.contains { ["$themes.json", "$metadata.json"].contains(path($0)) }
    guard isStudio else { return nil }
    var themes: (file: String, document: JSONDocument)?
    var metadata: (file: String, document: JSONDocument)?
    var sets: [(name: String, file: String, document: JSONDocument)] = []
    var findings: [Diagnostic] = []
    for file in files {
      do throws(JSONError) {
        let document = try JSONDocument(parsing: file.bytes)
        let path = path(file)
        switch path {
        case "$themes.json": themes = (file.name, document)
        case "$metadata.json": metadata = (file.name, document)
        default:
          let name = path.hasSuffix(".json") ? path.dropLast(5) : path
          sets.append((String(name), file.name, document))
        }
      } catch {
        findings.append(Diagnostic(error, file: file.name))
      }
    }
    let resolver = ResolverDocument(
      readingStudio: sets,
      themes: themes,
      metadata: metadata,
      beside: findings
    )
    return .resolver(resolver)
  }
}
