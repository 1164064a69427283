import ThemeEngine

/// Token files as an export to the format leaves them.
struct MigratedFiles {
  let files: [String: String]
  let findings: [Diagnostic]

  init(_ result: DesignTokensExport.Result) {
    files = Dictionary(
      uniqueKeysWithValues: result.files.map {
        ($0.path, String(decoding: $0.bytes, as: UTF8.self))
      }
    )
    findings = result.findings
  }

  subscript(name: String) -> JSONNode? {
    files[name].flatMap { try? JSONDocument(parsing: Array($0.utf8)).root }
  }

  var rules: [RuleID] { findings.map(\.ruleId) }

  /// The tokens of a combination, read strictly.
  func document(_ name: String, _ inputs: (String, String)...) -> TokenDocument {
    let resolver = ResolverDocument(
      parsing: Array((files[name] ?? "").utf8),
      name: name,
      source: ResolverTestSource(files)
    )
    return resolver.document(inputs: inputs.map { (name: $0.0, context: $0.1) })
  }

  static func export(
    _ files: KeyValuePairs<String, String>,
    as dialect: Dialect = .dtcg,
    lenient: Bool = false
  ) throws -> MigratedFiles {
    var documents: [(document: JSONDocument, name: String?)] = []
    for (name, text) in files {
      documents.append((try JSONDocument(parsing: Array(text.utf8)), name))
    }
    let system = TokenSystem(
      files: documents,
      named: files.count == 1 ? files[0].key : "folder",
      as: dialect,
      options: DocumentOptions(lenient: lenient)
    )
    return MigratedFiles(DesignTokensExport.files(of: system))
  }

  static func export(
    resolver text: String,
    _ files: [String: String] = [:],
    lenient: Bool = false
  ) -> MigratedFiles {
    MigratedFiles(
      DesignTokensExport.files(
        of: TokenSystem(resolver(text, files, lenient: lenient), named: "r.json")
      )
    )
  }
}
