/// The token files of a folder: one set of tokens, or the sets and themes of Tokens Studio.
package struct TokenFolder: Sendable {
  package typealias File = (bytes: [UInt8], name: String)

  package private(set) var content: TokenContent
  /// What is wrong with files that are left out.
  package private(set) var findings: [Diagnostic] = []

  /// What Tokens Studio calls its files that are no sets.
  static let themesName = "$themes.json"
  private static let metadataName = "$metadata.json"

  /// - Parameters:
  ///   - files: the files in the order in which they are laid over each other.
  ///   - folder: what the names of the files begin with.
  ///   - dialect: how the files are written; nil where their content tells.
  package init(_ files: [File], in folder: String, as dialect: Dialect? = nil) {
    content = .tokens([], .dtcg)
    let paths = files.map { Self.path(of: $0.name, in: folder) }
    let isStudio = paths.contains { $0 == Self.themesName || $0 == Self.metadataName }
    if isStudio, dialect == nil || dialect == .tokensStudio {
      readStudio(Array(zip(paths, files)))
    } else {
      readTokens(files, in: folder, dialect)
    }
  }

  private static func path(of name: String, in folder: String) -> Substring {
    let path = name.hasPrefix(folder) ? name.dropFirst(folder.count) : name[...]
    return path.drop { $0 == "/" }
  }

  private mutating func document(_ file: File) -> JSONDocument? {
    do throws(JSONError) {
      return try JSONDocument(parsing: file.bytes)
    } catch {
      findings.append(Diagnostic(error, file: file.name))
      return nil
    }
  }

  /// Reads the files that tell which sets and themes there are; every other one is a set, named by
  /// its path within the folder.
  private mutating func readStudio(_ files: [(path: Substring, file: File)]) {
    var themes: (file: String, document: JSONDocument)?
    var metadata: (file: String, document: JSONDocument)?
    var sets: [(name: String, file: String, document: JSONDocument)] = []
    for (path, file) in files {
      guard let document = document(file) else { continue }
      switch path {
      case Self.themesName[...]: themes = (file.name, document)
      case Self.metadataName[...]: metadata = (file.name, document)
      default:
        let name = path.hasSuffix(".json") ? path.dropLast(5) : path
        sets.append((String(name), file.name, document))
      }
    }
    let resolver = ResolverDocument(
      readingStudio: sets,
      themes: themes,
      metadata: metadata,
      beside: findings
    )
    content = .resolver(resolver)
    findings = []
  }

  private mutating func readTokens(_ files: [File], in folder: String, _ chosen: Dialect?) {
    var documents: [(document: JSONDocument, name: String?)] = []
    var dialects: [Dialect] = []
    var others: [(place: Int, document: JSONDocument, name: String, kind: DocumentKind)] = []
    for file in files {
      guard let document = document(file) else { continue }
      let kind = DocumentKind(document, file: file.name, dialect: chosen, isAlone: false)
      if case .tokens(let dialect) = kind.form {
        documents.append((document, file.name))
        dialects.append(dialect)
      } else {
        others.append((documents.count, document, file.name, kind))
      }
    }
    // The translation of another dialect takes files in the format too.
    let dialect =
      dialects.contains(.tokensStudio)
      ? .tokensStudio : dialects.first { $0 != .dtcg } ?? .dtcg
    var insertions = 0
    for other in others {
      if dialect != .dtcg, case .other = other.kind.form, other.document.root.kind == .object {
        // References of this dialect may lead to any object, and not only to tokens.
        documents.insert((other.document, other.name), at: other.place + insertions)
        insertions += 1
      } else {
        findings.append(other.kind.leftOut(other.name))
      }
    }
    if documents.isEmpty && findings.allSatisfy({ $0.severity != .error }) {
      findings.append(DocumentKind.noTokens(in: folder))
    }
    content = .tokens(documents, dialect)
  }
}
