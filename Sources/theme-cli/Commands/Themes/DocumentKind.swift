import ThemeEngine

/// What a JSON document is, told by its content.
struct DocumentKind {
  /// How the document is read.
  enum Form { case theme, tokens, resolver, other }

  let form: Form
  /// The kind in words.
  let words: String
  /// What tells it.
  private let offset: Int

  init(_ document: JSONDocument) {
    let root = document.root
    guard root.kind == .object else {
      self.init(form: .other, words: root.kind.words, offset: root.offset)
      return
    }
    func key(_ names: String...) -> JSONMember? {
      root.members.first { member in names.contains { member.hasKey($0) } }
    }
    // A token file may call a group as it likes, so its keys tell more than another kind's names.
    let isVersioned = key("formatVersion") != nil
    if !isVersioned, ResolverDocument.isResolver(root) {
      self.init(form: .resolver, words: "a resolver document", offset: root.offset)
    } else if !isVersioned, let offset = Self.token(in: root, depth: 0) {
      self.init(form: .tokens, words: "a token file", offset: offset)
    } else if let member = key("findings") {
      self.init(form: .other, words: "a report of findings", offset: member.keyOffset)
    } else if isVersioned || key("appearance") != nil {
      self.init(form: .theme, words: "a resolved theme", offset: root.offset)
    } else if let member = key("modifiers", "sets") {
      self.init(form: .resolver, words: "a resolver document", offset: member.keyOffset)
    } else if root.count == 0 {
      self.init(form: .other, words: "an empty object", offset: root.offset)
    } else {
      let keys = root.members.prefix(3).map { "'\($0.key)'" }.joined(separator: ", ")
      let rest = root.count > 3 ? " and others" : ""
      let words = "an object with \(root.count == 1 ? "the key" : "the keys") \(keys)\(rest)"
      self.init(form: .other, words: words, offset: root.offset)
    }
  }

  private init(form: Form, words: String, offset: Int) {
    self.form = form
    self.words = words
    self.offset = offset
  }

  /// The first key that only token files have.
  private static func token(in node: JSONNode, depth: Int) -> Int? {
    guard depth < 32 else { return nil }
    for member in node.members {
      if ["$value", "$type", "$extensions"].contains(where: member.hasKey) {
        return member.keyOffset
      }
      if let offset = token(in: member.value, depth: depth + 1) { return offset }
    }
    return nil
  }

  /// Says that the document isn't a theme, and what it is.
  func finding(in document: JSONDocument, file: String) -> Diagnostic {
    let position = document.position(at: offset)
    return Diagnostic(
      ruleId: .themeWrongType,
      severity: .error,
      message: "expected a resolved theme, a token file or a resolver document, found \(words)",
      file: file,
      line: position.line,
      column: position.column,
      expected: "a resolved theme, a token file or a resolver document",
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
