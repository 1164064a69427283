import ThemeEngine

extension FileReading {
  /// The token files of a folder, laid over each other in the order of their paths.
  static func content(
    of files: [InputFile],
    in folder: String,
    _ options: ReadingOptions
  ) -> Content {
    if options.dialect == nil || options.dialect == .tokensStudio,
      let content = studio(files, in: folder)
    {
      return content
    }
    var documents: [(document: JSONDocument, name: String?)] = []
    var dialects: [Dialect] = []
    var others: [(place: Int, document: JSONDocument, name: String, kind: DocumentKind)] = []
    var findings: [Diagnostic] = []
    for file in files {
      do throws(JSONError) {
        let document = try JSONDocument(parsing: file.bytes)
        let kind = DocumentKind(
          document,
          file: file.name,
          dialect: options.dialect,
          isAlone: false
        )
        if case .tokens(let dialect) = kind.form {
          documents.append((document, file.name))
          dialects.append(dialect)
        } else {
          others.append((documents.count, document, file.name, kind))
        }
      } catch {
        findings.append(Diagnostic(error, file: file.name))
      }
    }
    // The translation of another dialect takes files in the format too.
    let dialect =
      dialects.contains(.tokensStudio)
      ? .tokensStudio : dialects.first { $0 != .dtcg } ?? .dtcg
    for (count, other) in others.enumerated() {
      if dialect != .dtcg, case .other = other.kind.form,
        other.document.root.kind == .object
      {
        // References of this dialect may lead to any object, and not only to tokens.
        documents.insert((other.document, other.name), at: other.place + count)
      } else {
        findings.append(other.kind.leftOut(other.name))
      }
    }
    if documents.isEmpty && findings.allSatisfy({ $0.severity != .error }) {
      findings.append(DocumentKind.noTokens(in: folder))
    }
    return .tokens(documents, dialect, findings: findings)
  }
}
