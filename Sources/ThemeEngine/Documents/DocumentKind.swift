/// What a JSON document is, told by its content, and by the file's name where that leaves it open.
package struct DocumentKind: Sendable {
  /// How the document is read.
  package enum Form: Sendable, Equatable {
    case theme
    case brand
    case tokens(Dialect)
    case resolver, other
  }

  package let form: Form
  /// The kind in words.
  let words: String
  /// What tells it.
  private let offset: Int

  /// - Parameters:
  ///   - document: the document.
  ///   - file: its name.
  ///   - dialect: how token files are written; `nil` where their content tells. What is no token file
  ///     is told by its content all the same.
  ///   - isAlone: whether it is no file of a folder, whose files may refer to each other.
  package init(
    _ document: JSONDocument,
    file: String,
    dialect: Dialect? = nil,
    isAlone: Bool = true
  ) {
    let root = document.root
    guard root.kind == .object else {
      let form = Self.form(named: file) ?? .other
      self.init(form: form, words: root.kind.words, offset: root.offset)
      return
    }
    func key(_ names: String...) -> JSONMember? {
      root.members.first { member in names.contains { member.hasKey($0) } }
    }
    if let member = key(BrandDocument.marker) {
      self.init(form: .brand, words: "a brand document", offset: member.keyOffset)
      return
    }
    // A token file may call a group as it likes, so its keys tell more than another kind's names.
    let isVersioned = key("formatVersion") != nil
    if !isVersioned, BrandDocument.isExported(root) {
      self.init(form: .brand, words: "a brand's resolver document", offset: root.offset)
      return
    }
    if !isVersioned, ResolverDocument.isResolver(root) {
      self.init(form: .resolver, words: "a resolver document", offset: root.offset)
    } else if !isVersioned, let dialect, dialect != .dtcg {
      self.init(form: .tokens(dialect), words: "a token file", offset: root.offset)
    } else if !isVersioned, let offset = Self.first(["$value"], in: root), dialect != nil {
      self.init(form: .tokens(.dtcg), words: "a token file", offset: offset)
    } else if !isVersioned, dialect == nil,
      let found = Dialect.recognized(in: root, isAlone: isAlone)
    {
      self.init(form: .tokens(found.dialect), words: "a token file", offset: found.offset)
    } else if !isVersioned, let offset = Self.first(["$type", "$extensions"], in: root) {
      self.init(form: .tokens(.dtcg), words: "a token file", offset: offset)
    } else if !isVersioned, let form = Self.form(named: file) {
      self.init(form: form, words: "an object", offset: root.offset)
    } else if let member = key("findings") {
      self.init(form: .other, words: "a report of findings", offset: member.keyOffset)
    } else if isVersioned || key("appearance") != nil {
      self.init(form: .theme, words: "a resolved theme", offset: root.offset)
    } else if let member = key("modifiers", "sets") {
      self.init(form: .resolver, words: "a resolver document", offset: member.keyOffset)
    } else if let offset = Self.first(["$extends", "$description", "$root"], in: root) {
      self.init(form: .tokens(.dtcg), words: "a token file", offset: offset)
    } else if root.count == 0 {
      self.init(form: .other, words: "an empty object", offset: root.offset)
    } else {
      let keys = WordList(quoting: root.members.map(\.key), atMost: 3).and
      let words = "an object with \(root.count == 1 ? "the key" : "the keys") \(keys)"
      self.init(form: .other, words: words, offset: root.offset)
    }
  }

  private init(form: Form, words: String, offset: Int) {
    self.form = form
    self.words = words
    self.offset = offset
  }

  /// What the end of a file's name says (Format module, Files; Resolver module, Media type).
  private static func form(named file: String) -> Form? {
    if file.hasSuffix(".tokens") || file.hasSuffix(".tokens.json") { return .tokens(.dtcg) }
    if file.hasSuffix(".brand.json") { return .brand }
    return file.hasSuffix(".resolver.json") ? .resolver : nil
  }

  /// The first of the keys in an object and all below it, which nest as deep as the parser allows.
  private static func first(_ keys: [String], in node: JSONNode) -> Int? {
    for member in node.members {
      if keys.contains(where: member.hasKey) { return member.keyOffset }
      if let offset = first(keys, in: member.value) { return offset }
    }
    return nil
  }

  /// Says that a file of a folder isn't read as one of its token files.
  func leftOut(_ file: String) -> Diagnostic {
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let own = folder.isEmpty ? "." : folder.joined(separator: "/")
    let isThemes = SourceDocument.fileName(file) == TokenFolder.themesName
    return Diagnostic(
      ruleId: .dialectLeftOut,
      severity: .warning,
      message: isThemes
        ? "the themes of Tokens Studio count where their own folder is read, '\(own)'; they are left "
          + "out"
        : "this is \(words), and only the token files of a folder are read; it is left out",
      file: file,
      line: 1,
      column: 1,
      expected: isThemes ? "the folder '\(own)'" : "a token file",
      found: isThemes ? "a folder above it" : words
    )
  }

  static func noTokens(in folder: String) -> Diagnostic {
    Diagnostic(
      ruleId: .dialectNoTokens,
      severity: .error,
      message: "the folder '\(folder)' holds no token file",
      file: folder,
      expected: "files that end in .json or .tokens",
      found: "none with tokens"
    )
  }

  /// Says that the document isn't a theme, and what it is.
  package func finding(in document: JSONDocument, file: String) -> Diagnostic {
    let position = document.position(at: offset)
    let expected = "a resolved theme, a brand document, a token file or a resolver document"
    return Diagnostic(
      ruleId: .themeWrongType,
      severity: .error,
      message: "expected \(expected), found \(words)",
      file: file,
      line: position.line,
      column: position.column,
      expected: expected,
      found: words
    )
  }
}

extension JSONKind {
  fileprivate var words: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .bool: "a boolean"
    case .null: "null"
    }
  }
}
