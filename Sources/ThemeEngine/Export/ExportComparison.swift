/// Holds exported files against what they were made of, in each combination of contexts.
struct ExportComparison {
  let system: TokenSystem

  /// One token in one combination.
  struct Value: Equatable {
    let type: TokenType
    let value: TokenValue
  }

  typealias Values = [TokenPath: Value]

  /// The tokens of a document with what they come to.
  static func values(of document: TokenDocument) -> Values {
    let brand = BrandDefinition(document, file: "")
    guard let resolution = try? ThemeResolver.resolution(of: brand) else { return [:] }
    let tokens = resolution.theme.custom.map { token in
      let value =
        token.traits.type == .typography ? LetterSpacing.converted(token.value) : token.value
      return (token.path, Value(type: token.traits.type, value: value))
    }
    return Dictionary(tokens) { first, _ in first }
  }

  /// The exported files, to be asked for combinations.
  struct Export {
    private let resolver: ResolverDocument?
    private let single: TokenDocument?

    init(_ files: [OutputFile]) {
      let options = DocumentOptions(lenient: true)
      let first = files.first ?? OutputFile(path: "", bytes: [])
      let source = OutputFileSource(files)
      if first.path.hasSuffix(".resolver.json") {
        resolver = ResolverDocument(
          parsing: first.bytes,
          name: first.path,
          source: source,
          options: options
        )
        single = nil
      } else {
        resolver = nil
        single = TokenDocument(parsing: first.bytes, name: first.path, options: options)
      }
    }

    func values(_ inputs: [TokenSystem.Input]) -> Values {
      if let single { return ExportComparison.values(of: single) }
      guard let resolver else { return [:] }
      let known = inputs.filter { input in resolver.modifiers.contains { $0.name == input.name } }
      return ExportComparison.values(of: resolver.document(inputs: known))
    }
  }

  /// The tokens that the files say something else of, or nothing.
  static func differences(_ own: Values, _ exported: Values) -> [TokenPath] {
    own.filter { path, value in
      guard let other = exported[path] else { return true }
      return other.type != value.type || !other.value.saysAll(of: value.value)
    }.map(\.key)
  }
}

extension TokenValue {
  /// Whether the value is another one, but for members that were filled in.
  fileprivate func saysAll(of other: TokenValue) -> Bool {
    switch (self, other) {
    case (.object(let own), .object(let others)):
      others.allSatisfy { member in
        own.contains { $0.name == member.name && $0.value.saysAll(of: member.value) }
      }
    case (.list(let own), .list(let others)):
      own.count == others.count && zip(own, others).allSatisfy { $0.saysAll(of: $1) }
    default: self == other
    }
  }
}
